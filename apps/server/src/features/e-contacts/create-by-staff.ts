import type { createClinicEContact as route } from '@vastus/contract/clinic-patients'
import type { RouteInput } from '@vastus/contract/route'
import { type DangerSign, findSignsForStaff } from '@vastus/domain/danger-signs/find'
import { directionOf } from '@vastus/domain/e-contact/clinic-made'
import { checkReplyBlockedUntil } from '@vastus/domain/e-contact/reply-restriction'
import { initialState } from '@vastus/domain/e-contact/transitions'
import { ageOn } from '@vastus/domain/identity/age'
import type { Language } from '@vastus/domain/locale'
import { isMedicalContentHidden } from '@vastus/domain/permissions'
import { isQuestionnaire } from '@vastus/domain/types/catalogue'
import { localDate } from '@vastus/domain/time/time-zone'
import type { Tx } from '../../db/database.ts'
import { refreshRow } from '../../db/refresh-row.ts'
import { InvalidInput, NotFound } from '../../errors.ts'
import { recordEvents } from '../../events/record-events.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { AccessedEContact } from './access-e-contact.ts'
import { languageOfQuestions, requireFit, saveResponse } from '../instruments/index.ts'
import { beginPromise, findPromisedHours, raiseAlarm } from '../promises/index.ts'
import { ownWords } from '../questionnaire/index.ts'
import { authorOf } from './author.ts'
import { saveDangerSigns } from './danger-signs-repository.ts'
import { insertEContact, markFinalized } from './e-contact-repository.ts'
import { postFinalizeJob } from './finalize-job.ts'
import { readOwner } from './read-owner.ts'
import { requireOffered } from './require-offered.ts'
import * as sending from './sending-repository.ts'
import { setMembership } from './set-membership.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import { addEntry } from './entries-repository.ts'
import { tellWhenReplyOpens } from '../delivery/index.ts'

type Body = RouteInput<typeof route>['body']

/**
 * Makes an e-contact on the clinic's side: a message to the patient, or what the patient said on the phone. The patient's
 * side owns it from then on; a new patient is thereby taken on.
 */
export async function createByStaff(tx: Tx, request: RequestContext, body: Body): Promise<AccessedEContact> {
  const { clinicId, profession } = requireEmployment(request, body.clinicId)
  const { eContactType, mode, text, questionnaire } = body
  requireContent(body)
  const patient = await sending.findPatientOfClinic(tx, clinicId, body.patientPersonId)
  if (!patient) throw new NotFound()
  const { id: patientPersonId } = patient
  const representativeId = await readOwner(
    tx,
    clinicId,
    body.representativePersonId ?? null,
    patient,
    request.now,
  )
  requireOffered(patient, eContactType, request.language)
  const replyBlockedUntil = readReplyBlockedUntil(body, request.now, patient.timeZone)
  const today = localDate(request.now, patient.timeZone)
  if (questionnaire) await requireFit(tx, { clinicId, code: eContactType }, questionnaire, patient, today)

  const direction = directionOf(mode, { hasRepresentative: representativeId !== null })
  const now = request.now.toISOString()
  const { userId } = request.principal()
  const eContact = await insertEContact(tx, {
    ...initialState(direction, { acceptanceRequired: false, noReply: body.noReply ?? false, now }),
    clinicId,
    patientPersonId,
    creatorPersonId: representativeId ?? patientPersonId,
    createdByUserId: userId,
    direction,
    eContactType,
    text,
    replyBlockedUntil,
    clinicLastSeenAt: now,
    now: request.now,
  })
  beginPromise(tx, eContact, await findPromisedHours(tx, clinicId, eContactType), request.now)
  const accessed: AccessedEContact = {
    eContact,
    side: 'CLINIC',
    profession,
    medicalHidden: isMedicalContentHidden(profession, eContactType),
  }
  const author = authorOf(request, accessed)
  addEntry(tx, eContact, { type: 'SENT', author, text, replyBlockedUntil }, request.now)
  const age = ageOn(patient.birthDate, today).years
  const signs = signsIn(body, request.language, age)
  saveDangerSigns(tx, eContact, signs, request.now, 'FIRST_MESSAGE', {
    saidToCaller: body.dangerSaid ?? false,
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
          filledInBy: 'CLINIC',
          language: languageOfQuestions(patient.countryCode, request.language),
          patient,
          today,
        },
        request.now,
      )
    : []
  await raiseAlarm(tx, eContact, [...signs, ...flagged], request.now)
  recordEvents(tx, eContact, ['E_CONTACT_SENT'], userId, request.now)
  if (body.filesFollow) postFinalizeJob(tx, eContact.id, request.now)
  else markFinalized(tx, eContact.id, request.now)
  tellWhenReplyOpens(tx, eContact, replyBlockedUntil)
  // A new patient's rows are all drawn again, and this one with them.
  if (patient.clinicMember) refreshRow(tx, eContact.id)
  else
    await setMembership(
      tx,
      { clinicId, patientPersonId, clinicMember: true, exceptId: eContact.id },
      { userId: request.principal().userId, now: request.now },
    )
  request.audit({ clinicId, subjectPersonId: patientPersonId, objectType: 'eContact', objectId: eContact.id })
  return accessed
}

/** Something must be said. A questionnaire is what the patient answered, of the kind that it belongs to. @throws InvalidInput */
function requireContent({ text, questionnaire, mode, eContactType }: Body): void {
  if (!questionnaire) {
    if (text === '') throw new InvalidInput([{ path: 'text', rule: 'REQUIRED' }])
  } else if (mode !== 'AS_PATIENT' || !isQuestionnaire(eContactType))
    throw new InvalidInput([{ path: 'questionnaire', rule: 'FORM' }])
}

/** What the patient said is looked through as if the patient had written it; the clinic's own words are not. */
function signsIn(
  { mode, text, eContactType, questionAnswers }: Body,
  language: Language,
  age: number,
): DangerSign[] {
  return mode === 'AS_PATIENT'
    ? findSignsForStaff(ownWords(text, eContactType), language, eContactType, questionAnswers, age)
    : []
}

/** Only a message to the patient that expects an answer can say from when. @throws InvalidInput */
function readReplyBlockedUntil(body: Body, now: Date, timeZone: string): string | null {
  if (body.mode === 'AS_PATIENT' && body.noReply) throw new InvalidInput([{ path: 'noReply', rule: 'FORM' }])
  const until = body.replyBlockedUntil ?? null
  if (until === null) return null
  const rule =
    body.mode === 'AS_PATIENT' || body.noReply ? 'FORM' : checkReplyBlockedUntil(until, { now, timeZone })
  if (rule) throw new InvalidInput([{ path: 'replyBlockedUntil', rule }])
  return until
}
