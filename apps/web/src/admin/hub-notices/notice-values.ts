import type { NoticeContent } from '@vastus/domain/information-hub/notice-content'
import { LANGUAGES, type Language } from '@vastus/domain/locale'
import type { EditedNotice } from './api.ts'

type Part = 'title' | 'text'
export type WordsField = `${Part}.${Language}`

/** A notice as a form holds it: one field for each part in each language, named as the server names what is wrong with it. */
export type NoticeValues = Omit<NoticeContent, Part> &
  Record<WordsField, string> & {
    /** Version of the notice that the writer has seen. */
    seen: number
    /** Nothing that could be joined with another text. */
    text: string
  }

const EMPTY: NoticeContent = {
  type: 'NON_CLINICAL',
  concernsPrescriptionDrug: false,
  forTypes: [],
  tags: [],
  source: '',
  title: { et: '', en: '', ru: '', pl: '' },
  text: { et: '', en: '', ru: '', pl: '' },
}

/** What is edited: what was typed last, also where readers do not see it yet. */
export const editedContent = (notice: EditedNotice | undefined): NoticeContent =>
  notice?.draft ?? notice ?? EMPTY

export function valuesOf(notice: EditedNotice | undefined): NoticeValues {
  const { type, concernsPrescriptionDrug, forTypes, tags, source, title, text } = editedContent(notice)
  const words = LANGUAGES.flatMap((language) => [
    [`title.${language}`, title[language]],
    [`text.${language}`, text[language]],
  ])
  return {
    type,
    concernsPrescriptionDrug,
    forTypes,
    tags,
    source,
    ...(Object.fromEntries(words) as Record<WordsField, string>),
    seen: notice?.version ?? 0,
    text: '',
  }
}

export function contentOf(values: NoticeValues): NoticeContent {
  const { type, concernsPrescriptionDrug, forTypes, tags, source } = values
  return {
    type,
    concernsPrescriptionDrug,
    forTypes,
    tags,
    source,
    title: inEachLanguage('title', values),
    text: inEachLanguage('text', values),
  }
}

function inEachLanguage(part: Part, values: NoticeValues): Record<Language, string> {
  const entries = LANGUAGES.map((language) => [language, values[`${part}.${language}`]])
  return Object.fromEntries(entries) as Record<Language, string>
}
