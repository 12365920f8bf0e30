import type { CountryCode } from '@vastus/domain/country'
import { localDate } from '@vastus/domain/time/time-zone'
import { createFormatters } from '@vastus/i18n'
import type { Tx } from '../../db/database.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findClinicCalendar } from './clinics-repository.ts'

/** For words and rules that depend on the clinic's calendar; `today` is a calendar date there. */
export async function getClinicCalendar(
  tx: Tx,
  clinicId: number,
  now: Date,
): Promise<{ timeZone: string; countryCode: CountryCode; today: string }> {
  const calendar = await findClinicCalendar(tx, clinicId)
  return { ...calendar, today: localDate(now, calendar.timeZone) }
}

/** A moment in the caller's language, as the clinic's wall shows it. */
export async function writtenAsInClinic(
  tx: Tx,
  request: RequestContext,
  clinicId: number,
  moment: string,
): Promise<string> {
  const { timeZone, countryCode } = await findClinicCalendar(tx, clinicId)
  return createFormatters({ language: request.language, country: countryCode, timeZone }).dateTime(moment)
}
