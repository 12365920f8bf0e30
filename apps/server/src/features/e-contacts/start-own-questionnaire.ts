import type { startMyQuestionnaire as startRoute } from '@vastus/contract/questionnaire-flows'
import type { RouteInput } from '@vastus/contract/route'
import { initialState } from '@vastus/domain/e-contact/transitions'
import { isQuestionnaire } from '@vastus/domain/types/catalogue'
import type { Tx } from '../../db/database.ts'
import { BusinessRule } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { requireMeantFor } from '../instruments/index.ts'
import type { EContact } from './e-contact.ts'
import { insertEContact } from './e-contact-repository.ts'
import { postFinalizeJob } from './finalize-job.ts'
import { requireToFillIn } from './require-offered.ts'
import { requireMaySend } from './send-by-patient.ts'

/**
 * Begins a questionnaire for a patient. The clinic has no e-contact of it until its answers are sent; begun and left, it
 * has failed half an hour later.
 */
export async function startOwnQuestionnaire(
  tx: Tx,
  request: RequestContext,
  { eContactType, personId, clinicId }: RouteInput<typeof startRoute>['body'],
): Promise<EContact> {
  if (!isQuestionnaire(eContactType)) throw new BusinessRule('AWELL_NOT_AVAILABLE')
  const whom = { eContactType, patientPersonId: personId, clinicId }
  const { person, today, sentBy } = await requireMaySend(tx, request, whom, requireToFillIn)
  requireMeantFor(eContactType, person, today)
  const { now } = request
  const eContact = await insertEContact(tx, {
    ...whom,
    ...sentBy,
    ...initialState(sentBy.direction, {
      acceptanceRequired: false,
      now: now.toISOString(),
      finalizeStatus: 'STARTED',
    }),
    text: '',
    now,
  })
  postFinalizeJob(tx, eContact.id, now)
  request.audit({ clinicId, subjectPersonId: personId, objectType: 'eContact', objectId: eContact.id })
  return eContact
}
