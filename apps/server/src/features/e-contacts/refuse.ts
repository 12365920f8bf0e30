import type { Refusal } from '@vastus/domain/e-contact/transitions'
import { createFormatters } from '@vastus/i18n'
import type { Tx } from '../../db/database.ts'
import { BusinessRule, Refused } from '../../errors.ts'
import type { Call } from '../../http/call.ts'
import { getClinicCalendar } from './details-repository.ts'

/** Turns what the life cycle refuses into an answer; a moment is written as the clinic's wall shows it. */
export async function refuse(tx: Tx, call: Call, clinicId: number, refusal: Refusal): Promise<never> {
  if (refusal.kind === 'KEY') throw new BusinessRule(refusal.key)
  if (refusal.until === undefined) throw new Refused(refusal.text)
  const { timeZone, countryCode } = await getClinicCalendar(tx, clinicId)
  const { dateTime } = createFormatters({ language: call.language, country: countryCode, timeZone })
  throw new Refused(refusal.text, { until: dateTime(refusal.until) })
}
