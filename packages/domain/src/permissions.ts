import { isAdult } from './identity/age.ts'
import type { Profession } from './roles.ts'
import { ADMINISTRATIVE_TYPES, type TypeCode } from './types/catalogue.ts'

/** Whether texts, files, answers, summaries and prescriptions of an e-contact are hidden from this employee. */
export function isMedicalContentHidden(profession: Profession, type: TypeCode): boolean {
  return profession === 'NON_CLINICAL' && !ADMINISTRATIVE_TYPES.includes(type)
}

/** What the person is to the user who wants to send. Dates are `YYYY-MM-DD` in the clinic's calendar. */
export type PersonWrittenFor = { relation: 'SELF' | 'REPRESENTED' | 'NONE'; birthDate: string | null }

/**
 * Whether a user may send an e-contact for a person.
 *
 * A minor never sends for themselves. Representing a child ends at 00:00 of its 18th birthday; representing an
 * adult rests on the recorded declaration.
 *
 * @param wasChild the represented person was a minor when the representation was recorded
 */
export function canSendFor(person: PersonWrittenFor & { wasChild?: boolean }, today: string): boolean {
  if (person.relation === 'NONE') return false
  const adult = person.birthDate === null || isAdult(person.birthDate, today)
  return person.relation === 'SELF' ? adult : !(person.wasChild === true && adult)
}

/** Clinic administration is for every active employee of that clinic. */
export function canAdministerClinic(
  employee: { clinicId: number; deletedAt: string | null },
  clinicId: number,
): boolean {
  return employee.clinicId === clinicId && employee.deletedAt === null
}
