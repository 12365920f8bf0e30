import type { sendQuestionnaire as sendQuestionnaireRoute } from '@vastus/contract/instruments'
import type { sendFreeText as sendFreeTextRoute } from '@vastus/contract/patient-e-contacts'
import type { RouteInput } from '@vastus/contract/route'
import { findSignsForStaff } from '@vastus/domain/danger-signs/find'
import type { Direction } from '@vastus/domain/e-contact/status'
import { initialState } from '@vastus/domain/e-contact/transitions'
import { isRenewalType } from '@vastus/domain/prescriptions/prescription'
import { ageOn, isAdult } from '@vastus/domain/identity/age'
import { canSendFor } from '@vastus/domain/permissions'
import { localDate } from '@vastus/domain/time/time-zone'
import type { Tx } from '../../db/database.ts'
import { refreshRow } from '../../db/refresh-row.ts'
import { BusinessRule, InvalidInput, NotFound } from '../../errors.ts'
import { recordEvents } from '../../events/record-events.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { languageOfQuestions, requireFit, saveResponse } from '../instruments/index.ts'
import { beginPromise, findPromisedHours, raiseAlarm } from '../promises/index.ts'
import { savePrescriptionSet } from '../prescriptions/index.ts'
import { ownWords } from '../questionnaire/index.ts'
import { patientAuthor } from './author.ts'
import { saveDangerSigns } from './danger-signs-repository.ts'
import type { EContact } from './e-contact.ts'
import { insertEContact, sendStarted } from './e-contact-repository.ts'
import { postFinalizeJob } from './finalize-job.ts'
import { requireOffered, requireToFillIn } from './require-offered.ts'
import * as sending from './sending-repository.ts'
import { addEntry } from './entries-repository.ts'

type FreeText = RouteInput<typeof sendFreeTextRoute>['body']
type Questionnaire = Omit<RouteInput<typeof sendQuestionnaireRoute>['body'], 'text'>

/** Sends a text in one step. The clinic has it at once; the files step may add to it afterwards. */
export async function sendByPatient(
  tx: Tx,
  request: RequestContext,
  message: FreeText | (Questionnaire & { text: string }),
): Promise<EContact> {
  const { eContactType, patientPersonId, clinicId, text } = message
  const { prescriptions, questionAnswers, notMeant, madeWithAi } = 'questionnaire' in message ? {} : message
  const { questionnaire, eContactId = null } = 'questionnaire' in message ? message : {}
  const [{ person, clinic, today, sentBy }, wasAcceptedBefore, promised] = await Promise.all([
    requireMaySend(tx, request, message, questionnaire ? requireToFillIn : requireOffered),
    sending.wasAcceptedBefore(tx, clinicId, patientPersonId),
    findPromisedHours(tx, clinicId, eContactType),
  ])
  if (prescriptions && !isRenewalType(eContactType))
    throw new InvalidInput([{ path: 'prescriptions', rule: 'FORM' }])
  if (questionnaire) await requireFit(tx, { clinicId, code: eContactType }, questionnaire, person, today)

  const isNew = clinic.clinicMember !== true && !wasAcceptedBefore
  sending.addClinicPatient(tx, clinicId, patientPersonId, request.now)
  const state = initialState(sentBy.direction, {
    acceptanceRequired: isNew,
    now: request.now.toISOString(),
  })
  const written = { ...sentBy, clinicId, patientPersonId, eContactType, ...state, text, now: request.now }
  const begun = eContactId === null ? undefined : await sendStarted(tx, eContactId, written)
  const eContact = begun ?? (await insertEContact(tx, written))
  beginPromise(tx, eContact, promised, request.now)
  addEntry(
    tx,
    eContact,
    { type: 'SENT', author: patientAuthor(request, eContact), text, madeWithAi },
    request.now,
  )
  if (prescriptions)
    await savePrescriptionSet(tx, {
      patientPersonId,
      clinicId,
      eContactId: eContact.id,
      createdByUserId: sentBy.createdByUserId,
      prescriptions,
      now: request.now,
    })
  const flagged = questionnaire
    ? await saveResponse(
        tx,
        eContactType,
        questionnaire,
        {
          eContactId: eContact.id,
          clinicId,
          patientPersonId,
          filledInBy: person.isSelf ? 'PATIENT' : 'REPRESENTATIVE',
          language: languageOfQuestions(clinic.countryCode, request.language),
          patient: person,
          today,
        },
        request.now,
      )
    : []
  const age = ageOn(person.birthDate, today).years
  const signs = findSignsForStaff(
    ownWords(text, eContactType),
    request.language,
    eContactType,
    questionAnswers,
    age,
  )
  saveDangerSigns(tx, eContact, signs, request.now, 'FIRST_MESSAGE', { notMeant })
  await raiseAlarm(tx, eContact, [...signs, ...flagged], request.now)
  recordEvents(tx, eContact, ['E_CONTACT_SENT'], sentBy.createdByUserId, request.now)
  postFinalizeJob(tx, eContact.id, request.now)
  refreshRow(tx, eContact.id)
  request.audit({ clinicId, subjectPersonId: patientPersonId, objectType: 'eContact', objectId: eContact.id })
  return eContact
}

type Whom = { patientPersonId: number; clinicId: number; eContactType: EContact['eContactType'] }

/**
 * Who would send it, for whom and to which clinic.
 *
 * @param requireType refuses a type that the clinic does not offer
 * @throws NotFound, BusinessRule, InvalidInput where this person may not send such an e-contact there
 */
export async function requireMaySend(
  tx: Tx,
  request: RequestContext,
  { patientPersonId, clinicId, eContactType }: Whom,
  requireType: typeof requireOffered,
) {
  const { userId, personId } = request.principal()
  const senderPersonId = personId ?? 0
  const [person, clinic] = await Promise.all([
    sending.findPersonToSendFor(tx, senderPersonId, patientPersonId),
    sending.findClinicToWriteTo(tx, clinicId, patientPersonId),
  ])
  if (!person) throw new NotFound()
  if (!clinic)
    throw (await sending.hasAnyClinic(tx, patientPersonId))
      ? new NotFound()
      : new BusinessRule('PATIENT_NOT_RELATED_WITH_ANY_CLINIC')
  requireAllowed(person, request.now, clinic.timeZone)
  requireType(clinic, eContactType, request.language)
  const direction: Direction = person.isSelf ? 'PATIENT_TO_CLINIC' : 'REPRESENTATIVE_TO_CLINIC'
  const sentBy = { creatorPersonId: senderPersonId, createdByUserId: userId, direction }
  return { person, clinic, today: localDate(request.now, clinic.timeZone), sentBy }
}

function requireAllowed(person: sending.PersonToSendFor, now: Date, timeZone: string): void {
  const { birthDate, declaredAt } = person
  const wasChild = declaredAt !== null && !isAdult(birthDate, localDate(new Date(declaredAt), timeZone))
  const relation = person.isSelf ? 'SELF' : 'REPRESENTED'
  if (canSendFor({ relation, birthDate, wasChild }, localDate(now, timeZone))) return
  if (person.isSelf) throw new BusinessRule('PERSON_IS_UNDERAGE')
  throw new NotFound() // the child has come of age: representing it is over
}
