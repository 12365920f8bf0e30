import type { LabelledConversation } from './conversations.ts'
import { ENGLISH } from './second-author/en.ts'
import { ESTONIAN } from './second-author/et.ts'
import { POLISH } from './second-author/pl.ts'
import { RUSSIAN } from './second-author/ru.ts'
import type { Written } from './second-author/written.ts'

export type SecondConversation = LabelledConversation & {
  /** What a model could invent; none of it may be shown. */
  wrong: LabelledConversation['right']
  /** Names of those whom the conversation concerns, as the product knows them. */
  names: readonly string[]
  /** By what somebody is recognised; none of it may leave. */
  identifiers: readonly string[]
  /** What the clinic wrote, the same in another language, and with one fact changed. */
  reply: { source: string; right: string; changed: string }
}

const listed = (text: string) => text.split(', ').filter((each) => each !== '')
const sentences = (of: Written['right']) => of.map(([entry, text]) => ({ text, sources: [entry] }))

/** 20 conversations, five in each language, by somebody who had not read the rules that they are used against. */
export const SECOND_CONVERSATIONS: readonly SecondConversation[] = Object.entries({
  et: ESTONIAN,
  en: ENGLISH,
  ru: RUSSIAN,
  pl: POLISH,
}).flatMap(([language, written]) =>
  written.map(({ said, right, wrong, names, identifiers, reply: [source, translated, changed] }) => ({
    language,
    entries: said.map((text, at) => ({ id: at + 1, text })),
    right: sentences(right),
    wrong: sentences(wrong),
    names: listed(names),
    identifiers: listed(identifiers),
    reply: { source, right: translated, changed },
  })),
)
