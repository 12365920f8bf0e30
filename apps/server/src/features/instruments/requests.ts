import type { TypeCode } from '@vastus/domain/types/catalogue'
import { checkAnswerBy } from '@vastus/domain/e-contact/answer-by'
import { localDate } from '@vastus/domain/time/time-zone'
import type { Tx } from '../../db/database.ts'
import { InvalidInput, Refused } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { remindOfAnswer } from '../delivery/index.ts'
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

/** @throws InvalidInput for a day that has come, or is more than a year away */
export async function requireFreeDay(
  tx: Tx,
  request: RequestContext,
  eContact: Omit<Asked, 'id'>,
  answerBy: string | null,
): Promise<void> {
  if (answerBy === null) return
  const { timeZone } = await requests.getPatientAsked(tx, eContact)
  const rule = checkAnswerBy(answerBy, { now: request.now, timeZone })
  if (rule) throw new InvalidInput([{ path: 'answerBy', rule }])
}

type Request = { code: TypeCode; answerBy: string | null; askedByUserId: number }

/** Notes which questionnaire the patient is asked to fill in, and by when. */
export async function noteRequest(
  tx: Tx,
  { id, clinicId, patientPersonId }: Asked,
  asked: Request,
  now: Date,
): Promise<void> {
  requests.saveRequest(tx, { eContactId: id, clinicId, ...asked }, now)
  const { answerBy } = asked
  if (answerBy === null) return
  const { timeZone } = await requests.getPatientAsked(tx, { clinicId, patientPersonId })
  remindOfAnswer(tx, { id, answerBy }, { now, timeZone })
}

/** Nobody waits any more for the questionnaire that the patient was asked for, filled in or not. */
export function endRequest(tx: Tx, eContactId: number, now: Date): void {
  requests.markRequestEnded(tx, eContactId, now)
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
  requests.markRequestEnded(tx, id, request.now)
  return flagged
}
