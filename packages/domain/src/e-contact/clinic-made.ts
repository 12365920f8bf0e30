import { isAdult } from '../identity/age.ts'
import type { Direction } from './status.ts'

/** TO_PATIENT: the clinic writes. AS_PATIENT: the clinic writes down what the patient's side said, by phone for example. */
export const CLINIC_MODES = ['TO_PATIENT', 'AS_PATIENT'] as const
export type ClinicMode = (typeof CLINIC_MODES)[number]

/** Who writes to whom in an e-contact that staff make. */
export function directionOf(
  mode: ClinicMode,
  { hasRepresentative }: { hasRepresentative: boolean },
): Direction {
  if (mode === 'TO_PATIENT') return hasRepresentative ? 'CLINIC_TO_REPRESENTATIVE' : 'CLINIC_TO_PATIENT'
  return hasRepresentative
    ? 'REPRESENTATIVE_TO_CLINIC_BEHALF_OF_PATIENT'
    : 'PATIENT_TO_CLINIC_BEHALF_OF_PATIENT'
}

/** Whether staff made the e-contact in this way. */
export function isMadeIn(mode: ClinicMode, direction: Direction): boolean {
  return [true, false].some((hasRepresentative) => directionOf(mode, { hasRepresentative }) === direction)
}

const BY_PATIENT_SIDE: readonly Direction[] = ['PATIENT_TO_CLINIC', 'REPRESENTATIVE_TO_CLINIC']

/** Whether staff made the e-contact, no matter who speaks in it. */
export function isMadeByClinic(direction: Direction): boolean {
  return !BY_PATIENT_SIDE.includes(direction)
}

/** Whether somebody has to stand for the patient: always for a minor. Dates are `YYYY-MM-DD` in the clinic's calendar. */
export function needsRepresentative(birthDate: string, today: string): boolean {
  return !isAdult(birthDate, today)
}
