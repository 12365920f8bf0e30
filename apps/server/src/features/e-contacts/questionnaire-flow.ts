import { randomUUID } from 'node:crypto'
import type { startClinicQuestionnaire as startRoute } from '@vastus/contract/questionnaire-flows'
import type { RouteInput } from '@vastus/contract/route'
import { directionOf } from '@vastus/domain/e-contact/clinic-made'
import type { FinalizeStatus } from '@vastus/domain/e-contact/status'
import { initialState } from '@vastus/domain/e-contact/transitions'
import { localDate } from '@vastus/domain/time/time-zone'
import type { Tx } from '../../db/database.ts'
import { NotFound, Refused } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { colleagueOf, requireEmployment } from '../../http/require-employment.ts'
import { type FilledIn, requireFit, requireMeantFor } from '../instruments/index.ts'
import type { EContact } from './e-contact.ts'
import { findAny, insertEContact } from './e-contact-repository.ts'
import * as flows from './flows-repository.ts'
import { readOwner } from './read-owner.ts'
import { requireToFillIn } from './require-offered.ts'
import { saveEContact } from './save-e-contact.ts'
import * as sending from './sending-repository.ts'
import { setMembership } from './set-membership.ts'
import type { Begun } from './provider-flow.ts'
import { postFlowEnd, submitFlow } from './submit-flow.ts'

/** Begins a questionnaire that is filled in outside the app. The clinic has no e-contact of it until its answers are here. */
export async function startQuestionnaire(
  tx: Tx,
  request: RequestContext,
  body: RouteInput<typeof startRoute>['body'],
): Promise<Begun> {
  const { clinicId } = requireEmployment(request, body.clinicId)
  const patient = await sending.findPatientOfClinic(tx, clinicId, body.patientPersonId)
  if (!patient) throw new NotFound()
  const representativeId = await readOwner(
    tx,
    clinicId,
    body.representativePersonId ?? null,
    patient,
    request.now,
  )
  requireToFillIn(patient, body.eContactType, request.language)
  requireMeantFor(body.eContactType, patient, localDate(request.now, patient.timeZone))
  const { userId } = request.principal()
  const direction = directionOf('AS_PATIENT', { hasRepresentative: representativeId !== null })
  const eContact = await insertEContact(tx, {
    ...initialState(direction, {
      acceptanceRequired: false,
      now: request.now.toISOString(),
      finalizeStatus: 'STARTED',
    }),
    clinicId,
    patientPersonId: patient.id,
    creatorPersonId: representativeId ?? patient.id,
    createdByUserId: userId,
    direction,
    eContactType: body.eContactType,
    text: body.text ?? '',
    clinicLastSeenAt: request.now.toISOString(),
    now: request.now,
  })
  const actionId = randomUUID()
  const { language, now } = request
  flows.insertFlow(
    tx,
    { actionId, eContactId: eContact.id, clinicId, startedByUserId: userId, language },
    now,
  )
  postFlowEnd(tx, actionId, 'START', now)
  auditFlow(request, eContact)
  return { eContactId: eContact.id, actionId, sessionUrl: null }
}

/** Keeps the answers of a flow that is under way. @throws NotFound, Refused, InvalidInput */
export async function answerFlow(
  tx: Tx,
  request: RequestContext,
  actionId: string,
  filled: FilledIn,
): Promise<{ eContactId: number }> {
  const { eContact } = await openFlow(tx, request, actionId)
  if (eContact.finalizeStatus !== 'STARTED') throw new Refused('QUESTIONNAIRE_ENDED')
  const { patient, today } = await readPatient(tx, request, eContact)
  const { clinicId, eContactType } = eContact
  await requireFit(tx, { clinicId, code: eContactType }, filled, patient, today)
  flows.saveFlowAnswers(tx, actionId, filled, request.now)
  postFlowEnd(tx, actionId, 'ANSWERS', request.now)
  return { eContactId: eContact.id }
}

/** A flow under way: whom it is about, for the pages on which it is filled in, and where those of a provider are. @throws NotFound, Refused once it has ended */
export async function readFlow(tx: Tx, request: RequestContext, actionId: string) {
  const { eContact, flow } = await openFlow(tx, request, actionId)
  if (eContact.finalizeStatus !== 'STARTED') throw new Refused('QUESTIONNAIRE_ENDED')
  const { countryCode, ...patient } = await flows.getPatientOfFlow(tx, eContact.id)
  return { eContact, patient, countryCode, sessionUrl: flow.session?.sessionUrl ?? null }
}

/**
 * Ends a flow. What the address of the return says is no proof: only answers that are here submit the e-contact. Repeating it
 * changes nothing.
 *
 * @throws NotFound for a flow of another clinic or another e-contact
 */
export async function finalizeFlow(
  tx: Tx,
  request: RequestContext,
  { actionId, cancelled, eContactId }: { actionId: string; cancelled: boolean; eContactId: number | null },
): Promise<{ status: FinalizeStatus; eContactId: number }> {
  const { flow, eContact } = await openFlow(tx, request, actionId)
  if (eContactId !== null && eContactId !== eContact.id) throw new NotFound()
  const { id, finalizeStatus } = eContact
  if (finalizeStatus !== 'STARTED') return { status: finalizeStatus, eContactId: id }
  if (cancelled) {
    saveEContact(tx, { ...eContact, finalizeStatus: 'CANCELLED' }, request.now)
    return { status: 'CANCELLED', eContactId: id }
  }
  const { answers, version, language } = flow
  if (answers === null || version === null) return { status: 'STARTED', eContactId: id }
  const { clinicId, patientPersonId } = eContact
  const { userId, firstName, surname, profession } = colleagueOf(request, clinicId)
  const author = { userId, role: 'CLINIC', firstName, surname, profession } as const
  await submitFlow(tx, eContact, { version, answers }, { author, language, now: request.now })
  const { clinicMember } = await readPatient(tx, request, eContact)
  if (!clinicMember)
    await setMembership(
      tx,
      { clinicId, patientPersonId, clinicMember: true, exceptId: id },
      { userId, now: request.now },
    )
  return { status: 'SUBMITTED', eContactId: id }
}

async function openFlow(tx: Tx, request: RequestContext, actionId: string) {
  const flow = await flows.findFlow(tx, actionId)
  const eContact = flow && (await findAny(tx, flow.eContactId))
  if (!flow || !eContact) throw new NotFound()
  requireEmployment(request, flow.clinicId)
  auditFlow(request, eContact)
  return { flow, eContact }
}

async function readPatient(tx: Tx, request: RequestContext, { clinicId, patientPersonId }: EContact) {
  const patient = await sending.findPatientOfClinic(tx, clinicId, patientPersonId)
  if (!patient) throw new NotFound()
  const { clinicMember, timeZone } = patient
  return { patient, clinicMember, today: localDate(request.now, timeZone) }
}

function auditFlow(request: RequestContext, { id, clinicId, patientPersonId }: EContact): void {
  request.audit({ clinicId, subjectPersonId: patientPersonId, objectType: 'eContact', objectId: id })
}
