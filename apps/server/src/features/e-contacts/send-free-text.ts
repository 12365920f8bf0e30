import type { sendFreeText as route } from '@vastus/contract/e-contacts'
import type { RouteInput } from '@vastus/contract/route'
import { initialState } from '@vastus/domain/e-contact/transitions'
import { isAdult } from '@vastus/domain/identity/age'
import { AUTO_FINALIZE_MINUTES } from '@vastus/domain/limits'
import { canSendFor } from '@vastus/domain/permissions'
import { localDate } from '@vastus/domain/time/time-zone'
import { TYPE_CODES } from '@vastus/domain/types/catalogue'
import { offersQuestionnaires, visibleTypes } from '@vastus/domain/types/sort'
import type { Tx } from '../../db/database.ts'
import { BusinessRule, InvalidInput, NotFound } from '../../errors.ts'
import { recordEvents } from '../../events/record-events.ts'
import type { Call } from '../../http/call.ts'
import { postJob } from '../../jobs/queue.ts'
import { beginPromise, findPromisedHours } from '../promises/index.ts'
import { patientAuthor } from './author.ts'
import type { EContact } from './e-contact.ts'
import { insertEContact, refreshRow } from './e-contact-repository.ts'
import { FINALIZE_JOB } from './finalize-job.ts'
import * as sending from './sending-repository.ts'
import { addEntry } from './timeline-repository.ts'

/** Sends a text in one step. The clinic has it at once; the files step may add to it afterwards. */
export async function sendFreeText(
  tx: Tx,
  call: Call,
  { eContactType, patientPersonId, clinicId, text }: RouteInput<typeof route>['body'],
): Promise<EContact> {
  const sender = call.principal()
  const senderPersonId = sender.personId ?? 0
  const [person, clinic, wasAcceptedBefore, promised] = await Promise.all([
    sending.findPersonToSendFor(tx, senderPersonId, patientPersonId),
    sending.findClinicToWriteTo(tx, clinicId, patientPersonId),
    sending.wasAcceptedBefore(tx, clinicId, patientPersonId),
    findPromisedHours(tx, clinicId, eContactType),
  ])
  if (!person) throw new NotFound()
  if (!clinic)
    throw (await sending.hasAnyClinic(tx, patientPersonId))
      ? new NotFound()
      : new BusinessRule('PATIENT_NOT_RELATED_WITH_ANY_CLINIC')
  requireAllowed(person, call.now, clinic.timeZone)
  requireOffered(clinic, eContactType, call.language)

  const direction = person.isSelf ? 'PATIENT_TO_CLINIC' : 'REPRESENTATIVE_TO_CLINIC'
  const isNew = clinic.clinicMember !== true && !wasAcceptedBefore
  await sending.addClinicPatient(tx, clinicId, patientPersonId, call.now)
  const { status, finalizeStatus, acceptanceRequired } = initialState(direction, {
    acceptanceRequired: isNew,
    now: call.now.toISOString(),
  })
  const eContact = await insertEContact(tx, {
    clinicId,
    patientPersonId,
    creatorPersonId: senderPersonId,
    createdByUserId: sender.userId,
    direction,
    eContactType,
    status,
    finalizeStatus,
    acceptanceRequired,
    text,
    now: call.now,
  })
  beginPromise(tx, eContact, promised, call.now)
  await addEntry(tx, eContact, { type: 'SENT', author: patientAuthor(call, eContact), text }, call.now)
  await recordEvents(tx, eContact, ['E_CONTACT_SENT'], sender.userId, call.now)
  const runAt = new Date(call.now.getTime() + AUTO_FINALIZE_MINUTES * 60_000)
  postJob(tx, {
    kind: FINALIZE_JOB,
    payload: { eContactId: eContact.id },
    runAt,
    dedupeKey: `${FINALIZE_JOB}:${eContact.id}`,
  })
  await refreshRow(tx, eContact.id)
  call.audit({ clinicId, subjectPersonId: patientPersonId, objectType: 'eContact', objectId: eContact.id })
  return eContact
}

function requireAllowed(person: sending.PersonToSendFor, now: Date, timeZone: string): void {
  const { birthDate, declaredAt } = person
  const wasChild = declaredAt !== null && !isAdult(birthDate, localDate(new Date(declaredAt), timeZone))
  const relation = person.isSelf ? 'SELF' : 'REPRESENTED'
  if (canSendFor({ relation, birthDate, wasChild }, localDate(now, timeZone))) return
  if (person.isSelf) throw new BusinessRule('PERSON_IS_UNDERAGE')
  throw new NotFound() // the child has come of age: representing it is over
}

function requireOffered(
  clinic: sending.ClinicToWriteTo,
  type: EContact['eContactType'],
  language: Call['language'],
): void {
  const { aiSmartQuestionnaire } = clinic.features
  const questionnaires = offersQuestionnaires({
    plan: clinic.plan,
    aiSmartQuestionnaire: typeof aiSmartQuestionnaire === 'string' ? aiSmartQuestionnaire : 'DISABLED',
  })
  if (!visibleTypes(clinic.eContactTypes ?? TYPE_CODES, { questionnaires }, language).includes(type))
    throw new InvalidInput([{ path: 'eContactType', rule: 'FORM' }])
}
