import { LANGUAGES } from '../locale.ts'
import { lengthOf } from '../typed-text.ts'
import type { Answer, Words } from './instrument.ts'

/** Readers of a definition's parts. Each throws a TypeError that names what is wrong. */

/** Longest text of a definition. */
export const MAX_TEXT = 500

export type Raw = Record<string, unknown>

export function record(value: unknown, what: string): Raw {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Raw
  throw new TypeError(`${what} is not an object`)
}

export function list(value: unknown, what: string): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new TypeError(`${what} is not a list`)
}

export function text(value: unknown, what: string): string {
  if (typeof value === 'string' && value.trim() !== '' && lengthOf(value) <= MAX_TEXT) return value
  throw new TypeError(`${what} is not a text`)
}

export function number(value: unknown, what: string): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new TypeError(`${what} is not a number`)
}

export function answer(value: unknown): Answer {
  return typeof value === 'number' ? number(value, 'value') : text(value, 'value')
}

export function words(value: unknown, what: string): Words {
  const raw = record(value, `words of ${what}`)
  const [et, en, ru, pl] = LANGUAGES.map((language) => text(raw[language], `${language} of ${what}`))
  return { et, en, ru, pl } as Words
}
