import type { EditedDocument } from '@vastus/contract/documents'
import type { DocumentWords } from '@vastus/domain/content-editing'
import { LANGUAGES, type Language } from '@vastus/domain/locale'

export type WordsField = `${'title' | 'body'}.${Language}`
/** A document as its form holds it, named as the server names what is wrong with it. */
export type DocumentValues = Record<WordsField, string> & {
  /** Version of the document that the writer has seen. */
  seen: number
  /** Nothing that could be joined with another text. */
  text: string
}

export function valuesOf(document: EditedDocument): DocumentValues {
  const { title, body } = document.draft ?? document
  const words = LANGUAGES.flatMap((language) => [
    [`title.${language}`, title[language]],
    [`body.${language}`, body[language]],
  ])
  return {
    ...(Object.fromEntries(words) as Record<WordsField, string>),
    seen: document.version,
    text: '',
  }
}

export const wordsOf = (values: DocumentValues): DocumentWords => ({
  title: inEachLanguage('title', values),
  body: inEachLanguage('body', values),
})

function inEachLanguage(part: 'title' | 'body', values: DocumentValues): Record<Language, string> {
  const entries = LANGUAGES.map((language) => [language, values[`${part}.${language}`]])
  return Object.fromEntries(entries) as Record<Language, string>
}
