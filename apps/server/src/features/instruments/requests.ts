import type { TypeCode } from '@vastus/domain/types/catalogue'
import { localDate } from '@vastus/domain/time/time-zone'
import type { Tx } from '../../db/database.ts'
import { Refused } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { languageOfQuestions } from './present-form.ts'
import * as requests from './requests-repository.ts'
import { type FilledIn, requireFit, requireMeantFor, saveResponse } from './save-response.ts'

type Asked = { id: number; clinicId: number; patientPersonId: number }

/** @throws Refused for a questionnaire that is meant for others than this patient */
export async function requireFitsPatient(
  tx: Tx,
  request: RequestContext,
  { clinicId, patientPersonId }: Omit<Asked, 'id'>,
  code: TypeCode,
): Promise<void> {
  const { timeZone, ...patient } = await requests.getPatientAsked(tx, { clinicId, patientPersonId })
  requireMeantFor(code, patient, localDate(request.now, timeZone))
}

/** Notes which questionnaire the patient is asked to fill in. */
export function noteRequest(
  tx: Tx,
  { id, clinicId }: Pick<Asked, 'id' | 'clinicId'>,
  code: TypeCode,
  askedByUserId: number,
  now: Date,
): void {
  requests.saveRequest(tx, { eContactId: id, clinicId, code, askedByUserId }, now)
}

/**
 * Keeps the filled-in questionnaire that the patient was asked for.
 *
 * @returns the danger signs in it
 * @throws Refused where none is asked for, InvalidInput which names the item
 */
export async function answerRequest(
  tx: Tx,
  request: RequestContext,
  { id, clinicId, patientPersonId, isOwn }: Asked & { isOwn: boolean },
  filled: FilledIn,
) {
  const code = await requests.findRequest(tx, id)
  if (!code) throw new Refused('QUESTIONNAIRE_ENDED')
  const asked = await requests.getPatientAsked(tx, { clinicId, patientPersonId })
  const { timeZone, countryCode, ...patient } = asked
  const today = localDate(request.now, timeZone)
  await requireFit(tx, { clinicId, code }, filled, patient, today)
  const target = {
    eContactId: id,
    clinicId,
    patientPersonId,
    filledInBy: isOwn ? ('PATIENT' as const) : ('REPRESENTATIVE' as const),
    language: languageOfQuestions(countryCode, request.language),
    patient,
    today,
  }
  const flagged = await saveResponse(tx, code, filled, target, request.now)
  requests.markRequestAnswered(tx, id, request.now)
  return flagged
}
