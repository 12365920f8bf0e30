import { ADULT_AGE_YEARS, isAdult } from '../identity/age.ts'
import { addDays, addYears, localDate, startOfLocalDay } from '../time/time-zone.ts'

/** A representation as it is recorded; instants are ISO 8601. */
export type Representation = {
  /** When somebody ended it. */
  endedAt: string | null
  /** When it ends by itself. */
  endsAt: string | null
}

/**
 * The first day on which somebody born on the date is of age, both `YYYY-MM-DD`.
 *
 * Born on 29 February, that is 28 February where the year has no 29th, as ages are counted everywhere here.
 */
export function dayOfComingOfAge(birthDate: string): string {
  const birthday = addYears(birthDate, ADULT_AGE_YEARS)
  const dayBefore = addDays(birthday, -1)
  return isAdult(birthDate, dayBefore) ? dayBefore : birthday
}

/**
 * When a representation declared now will end by itself: at 00:00 of a child's 18th birthday, in the zone's calendar.
 *
 * @returns null for an adult, whom one represents until somebody ends it
 */
export function endOfRepresentation(birthDate: string, declaredAt: Date, timeZone: string): Date | null {
  if (isAdult(birthDate, localDate(declaredAt, timeZone))) return null
  return startOfLocalDay(dayOfComingOfAge(birthDate), timeZone)
}

/** Whether one may act on it at an instant. */
export function isRepresentationCurrent({ endedAt, endsAt }: Representation, now: Date): boolean {
  return endedAt === null && (endsAt === null || Date.parse(endsAt) > now.getTime())
}
