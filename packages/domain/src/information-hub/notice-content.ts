import type { Language } from '../locale.ts'
import { LANGUAGES } from '../locale.ts'
import { lengthOf } from '../typed-text.ts'
import type { TypeCode } from '../types/catalogue.ts'
import type { NoticeType } from './notice.ts'
import type { HubTag } from './tags.ts'

/** Longest parts of a notice, in code points. */
export const HUB_LIMITS = { title: 200, text: 4000, source: 300 } as const

/** A notice as the platform writes it. A draft may lack words; a published one has them in every language. */
export type NoticeContent = {
  type: NoticeType
  /** Nurses and others are not shown it. */
  concernsPrescriptionDrug: boolean
  /** The kinds of e-contact in which it helps to answer. */
  forTypes: TypeCode[]
  tags: HubTag[]
  /** The guideline or body that it comes from. */
  source: string
  title: Record<Language, string>
  text: Record<Language, string>
}

/** What keeps a notice from being published: where words are missing or too many, such as `title.ru`. */
export type NoticeProblem = { path: string; rule: 'REQUIRED' | 'MAX_LENGTH' }

const problemOf = (path: string, words: string, max: number): NoticeProblem[] => {
  if (words.trim() === '') return [{ path, rule: 'REQUIRED' }]
  return lengthOf(words) > max ? [{ path, rule: 'MAX_LENGTH' }] : []
}

/** Checks a notice before it is published; none means that it can be. */
export function checkNotice({ source, title, text }: NoticeContent): NoticeProblem[] {
  return [
    ...problemOf('source', source, HUB_LIMITS.source),
    ...LANGUAGES.flatMap((language) => [
      ...problemOf(`title.${language}`, title[language], HUB_LIMITS.title),
      ...problemOf(`text.${language}`, text[language], HUB_LIMITS.text),
    ]),
  ]
}
