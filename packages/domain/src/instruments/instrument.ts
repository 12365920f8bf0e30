import type { Language } from '../locale.ts'

export type Words = Readonly<Record<Language, string>>

/** The value of a chosen option, a typed whole number, or a typed text. */
export type Answer = string | number
export type Answers = Readonly<Record<string, Answer>>
/** What is known beside the answers: an earlier score, or the age in months. */
export type Context = Readonly<Record<string, number>>

export const COMPARISONS = ['>=', '<=', '>', '<', '==', 'missing'] as const
type Comparison = { op: (typeof COMPARISONS)[number]; value?: Answer }

/** A condition over answers and scores, as it is written in a definition. A missing value makes a comparison false. */
export type Condition =
  | { always: true }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | ({ count: { conditions: readonly Condition[] } } & Comparison)
  | ({ score: string } & Comparison)
  /** Compares the points of an answer. */
  | ({ item: string } & Comparison)
  /** Compares the value that was chosen. */
  | ({ item_value: string } & Comparison)
  | ({ number: string } & Comparison)
  | ({ context: string } & Comparison)

export type OptionRule = { value: Answer; points: number }

/** What the rules need to know of an item; its words are not among it. */
export type ItemRule = {
  id: string
  kind: 'CHOICE' | 'INTEGER' | 'TEXT'
  options: readonly OptionRule[]
  /** Range of an INTEGER. */
  min: number
  max: number
  /** Characters of a TEXT. */
  maxLength: number
  isRequired: boolean
  /** Not part of the instrument: asked because of a danger, and shown apart. */
  isSafety: boolean
  showIf: Condition | null
  /** Need not be asked when this holds, and then counts `skippedPoints`. */
  skipIf: Condition | null
  skippedPoints: number
}
export type Item = Omit<ItemRule, 'options'> & {
  text: Words
  options: readonly (OptionRule & { label: Words })[]
}

export type Score = {
  id: string
  label: Words
  method: 'sum' | 'mean' | 'difference'
  items: readonly string[]
  min: number
  max: number
  onlyIf: Condition | null
  /** How many items may be left out and are replaced by the mean of the others. */
  mayMiss: number
  /** Of a difference: the score, and the value of the context that is taken from it. */
  minuend: string
  subtrahend: string
}

/** A range of a score, both ends included. */
export type Band = { score: string; min: number; max: number; code: string; label: Words }

export type Classification = {
  id: string
  label: Words
  /** The first that holds counts. */
  rules: readonly { code: string; label: Words; when: Condition }[]
}

export const FLAG_SEVERITIES = ['emergency', 'urgent', 'notice'] as const
export type FlagSeverity = (typeof FLAG_SEVERITIES)[number]

export type Flag = {
  id: string
  /** `emergency`: now; `urgent`: today; `notice`: for staff to know. */
  severity: FlagSeverity
  label: Words
  when: Condition
  /** For the patient, with `{number}` and `{crisisLine}`; null where there is nothing to say to the patient. */
  message: Words | null
}

/** Whom an instrument is meant for; ages in whole months. */
export type MeantFor = { minAgeMonths: number; maxAgeMonths: number; sex: 'MALE' | 'FEMALE' | null }

/** Where a value of the context comes from: the newest earlier score of the patient, or the age. */
export type ContextSource = { earlier: readonly string[]; score: string } | { age: 'months' }

/** A scored questionnaire, read and checked. */
export type Instrument = {
  code: string
  version: string
  /** As clinicians call it: "PHQ-9". */
  name: string
  minutes: number
  /** How many questions stand on a page of a wide screen; a narrow one has one a page. */
  questionsOnWidePage: number
  /** False while our own plain wording is used in place of the published one, for which the bands were validated. */
  hasOfficialWording: boolean
  meantFor: MeantFor
  intro: Words
  items: readonly Item[]
  scores: readonly Score[]
  bands: readonly Band[]
  classifications: readonly Classification[]
  flags: readonly Flag[]
  contextFrom: Readonly<Record<string, ContextSource>>
}
