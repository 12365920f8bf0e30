import type { Refusal } from '@vastus/domain/e-contact/transitions'
import { createFormatters } from '@vastus/i18n'
import type { Tx } from '../../db/database.ts'
import { BusinessRule, OutdatedVersion, Refused } from '../../errors.ts'
import type { Call } from '../../http/call.ts'
import { getClinicCalendar } from './details-repository.ts'
import type { EContact } from './e-contact.ts'

/** Turns what the life cycle refuses into an answer. */
export async function refuse(
  tx: Tx,
  call: Call,
  { clinicId, version }: EContact,
  refusal: Refusal,
): Promise<never> {
  if (refusal.kind === 'OUTDATED') throw new OutdatedVersion(version)
  if (refusal.kind === 'KEY') throw new BusinessRule(refusal.key)
  if (refusal.until === undefined) throw new Refused(refusal.text)
  throw new Refused(refusal.text, { until: await writtenAsInClinic(tx, call, clinicId, refusal.until) })
}

/** A moment in the caller's language, as the clinic's wall shows it. */
export async function writtenAsInClinic(
  tx: Tx,
  call: Call,
  clinicId: number,
  moment: string,
): Promise<string> {
  const { timeZone, countryCode } = await getClinicCalendar(tx, clinicId)
  return createFormatters({ language: call.language, country: countryCode, timeZone }).dateTime(moment)
}
