import type { Language } from '../../locale.ts'
import { isTypeCode } from '../../types/catalogue.ts'
import { findDangerSigns } from '../find.ts'

/** A message with what doctors would say of it: a danger with its rule, or a kind of calm. */
export type LabelledMessage = {
  language: Language
  type: string
  patientAge?: number
  danger: boolean
  category: string
  text: string
}
/** How many of how many, with the Wilson interval of 95 percent. */
export type Share = { hits: number; of: number; low: number; high: number }

export function isMarked({ text, language, type, patientAge }: LabelledMessage): boolean {
  if (!isTypeCode(type)) throw new RangeError(type)
  return findDangerSigns(text, language, type, [], patientAge).length > 0
}

/** Of the dangers, how many are found; of the marked, how many are dangers; of the calm, how many are marked. */
export function evaluate(messages: readonly LabelledMessage[]) {
  const marked = messages.filter(isMarked)
  const dangers = messages.filter(({ danger }) => danger)
  const found = marked.filter(({ danger }) => danger)
  const categories = [...new Set(messages.map(({ category }) => category))].toSorted()
  return {
    recall: share(found.length, dangers.length),
    precision: share(found.length, marked.length),
    alarms: share(marked.length - found.length, messages.length - dangers.length),
    /** Of each category, how many are marked. */
    marked: categories.map((category) => {
      const isOf = (message: LabelledMessage) => message.category === category
      return { category, ...share(marked.filter(isOf).length, messages.filter(isOf).length) }
    }),
  }
}

const Z = 1.96

/** How many of how many, with its interval. */
export function share(hits: number, of: number): Share {
  if (of === 0) return { hits, of, low: 0, high: 1 }
  const middle = (hits + Z ** 2 / 2) / (of + Z ** 2)
  const half = (Z * Math.sqrt((hits * (of - hits)) / of + Z ** 2 / 4)) / (of + Z ** 2)
  return { hits, of, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
