import { HOLD_SECONDS_MAX } from '../e-contact/hold.ts'
import { MAX_PROMISED_HOURS } from './working-hours.ts'

/** What a whole number that somebody typed has to lie between, both included. */
export type NumberRange = { min: number; max: number }

/** For how many seconds replies are held. */
export const HOLD_RANGE: NumberRange = { min: 0, max: HOLD_SECONDS_MAX }
/** Within how many working hours an answer is promised. */
export const PROMISE_RANGE: NumberRange = { min: 1, max: MAX_PROMISED_HOURS }

/** Within how many minutes of working time somebody acts on a danger sign of the gravest level. */
export const DANGER_RANGE: NumberRange = { min: 5, max: 240 }

/** The whole number that was typed, or null where it is none or out of range. */
export function numberInRange(typed: string, { min, max }: NumberRange): number | null {
  const text = typed.trim()
  if (!/^\d{1,6}$/.test(text)) return null
  const number = Number(text)
  return number >= min && number <= max ? number : null
}

/** Whether each type has one promise at most; null means all that have none of their own. */
export function isOnePromiseEach(promises: readonly { eContactType: string | null }[]): boolean {
  return new Set(promises.map(({ eContactType }) => eContactType)).size === promises.length
}
