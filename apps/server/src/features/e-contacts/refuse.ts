import type { Refusal } from '@vastus/domain/e-contact/transitions'
import type { Tx } from '../../db/database.ts'
import { BusinessRule, OutdatedVersion, Refused } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { writtenAsInClinic } from '../clinics/index.ts'
import type { EContact } from './e-contact.ts'

/** Turns what the life cycle refuses into an answer. */
export async function refuse(
  tx: Tx,
  request: RequestContext,
  { clinicId, version }: EContact,
  refusal: Refusal,
): Promise<never> {
  if (refusal.kind === 'OUTDATED') throw new OutdatedVersion(version)
  if (refusal.kind === 'KEY') throw new BusinessRule(refusal.key)
  if (refusal.until === undefined) throw new Refused(refusal.text)
  throw new Refused(refusal.text, { until: await writtenAsInClinic(tx, request, clinicId, refusal.until) })
}
