import { ageOn } from '../identity/age.ts'
import type { MeantFor } from './instrument.ts'

/** Whole months between two days, both `YYYY-MM-DD`. */
export function ageInMonths(birthDate: string, today: string): number {
  const { years, months } = ageOn(birthDate, today)
  return years * 12 + months
}

/** Whether an instrument is meant for somebody of this age and sex. An undisclosed sex rules nothing out. */
export function isMeantFor(
  { minAgeMonths, maxAgeMonths, sex }: MeantFor,
  person: { birthDate: string; sex: 'MALE' | 'FEMALE' | 'NOT_DISCLOSED' },
  today: string,
): boolean {
  const age = ageInMonths(person.birthDate, today)
  const fitsSex = sex === null || person.sex === 'NOT_DISCLOSED' || person.sex === sex
  return age >= minAgeMonths && age <= maxAgeMonths && fitsSex
}
