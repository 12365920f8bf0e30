import type {
  addClinicPatient,
  addNewRepresentative,
  ClinicPatient,
  Contact,
} from '@vastus/contract/clinic-patients'
import type { RouteInput } from '@vastus/contract/route'
import type { PersonDetails } from '@vastus/domain/persons/person-details'
import { endOfRepresentation } from '@vastus/domain/persons/representation'
import type { Tx } from '../../db/database.ts'
import { BusinessRule, InvalidInput, NotFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Services } from '../../services.ts'
import {
  accessPatient,
  auditPerson,
  getRepresentative,
  showingPatient,
  showPatient,
} from './access-patient.ts'
import { chargeCode } from './charge-code.ts'
import { enterPatient } from './enter-patient.ts'
import * as patients from './patients-repository.ts'
import { type Contacts, readContacts, readPerson } from './person-input.ts'
import { requireAdult } from './require-adult.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import { getClinicCalendar } from '../clinics/index.ts'

/**
 * Adds a patient to the clinic: somebody whose proven code and name agree with what was entered, or a new person. Of
 * contacts that were entered for somebody on record, only what is missing there is taken; the answer says what was not.
 *
 * @throws BusinessRule PERSONAL_CODE_DUPLICATE when the clinic has the code already, or it belongs to another name
 */
export async function addPatient(
  services: Services,
  request: RequestContext,
  body: RouteInput<typeof addClinicPatient>['body'],
): Promise<ClinicPatient> {
  const { clinicId } = requireEmployment(request, body.clinicId)
  const details = readPerson(services, body, request.now)
  const contacts = await readContacts(services, body)
  if (details.personalCode !== null) await chargeCode(services, request)
  return request.once(
    async (tx) => {
      const match = await findMatch(tx, details)
      if (match && (match.personId === null || !match.sameName))
        throw new BusinessRule('PERSONAL_CODE_DUPLICATE')
      if (match?.personId && (await patients.findPatient(tx, [clinicId], match.personId)))
        throw new BusinessRule('PERSONAL_CODE_DUPLICATE')
      const { id, isNew } = await enterPatient(tx, {
        clinicId,
        personId: match?.personId ?? undefined,
        patient: { ...details, ...contacts },
        now: request.now,
      })
      const patient = await accessPatient(tx, request, id, clinicId)
      const notTaken = !isNew ? await fillContacts(tx, clinicId, patient, contacts) : []
      return { ...(await showPatient(tx, request, clinicId, id)), added: { id, notTaken } }
    },
    showingPatient(request, clinicId),
  )
}

/**
 * Adds somebody who acts for a patient.
 *
 * @throws BusinessRule USER_EXISTS_… or CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME when the code belongs to another name
 */
export async function addPersonActingFor(
  services: Services,
  request: RequestContext,
  patientId: number,
  body: RouteInput<typeof addNewRepresentative>['body'],
): Promise<ClinicPatient> {
  const { clinicId } = requireEmployment(request, body.clinicId)
  const details = readPerson(services, body, request.now)
  requireAdult(details.birthDate, request.now, services)
  const contacts = await readContacts(services, body)
  if (details.personalCode !== null) await chargeCode(services, request)
  return request.once(
    async (tx) => {
      const patient = await accessPatient(tx, request, patientId, clinicId)
      const match = await findMatch(tx, details)
      if (match && !match.sameName)
        throw new BusinessRule(
          match.hasAccount ? 'USER_EXISTS_WITH_DIFFERENT_NAME' : 'CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME',
        )
      const entered =
        match?.personId ??
        (await patients.insertPerson(tx, { ...details, ...contacts, clinicId }, request.now))
      if (entered === patient.id) throw new InvalidInput([{ path: 'personalCode', rule: 'PERSONAL_CODE' }])
      await record(tx, request, entered, patient)
      const id = await patients.joinRecord(tx, entered)
      if (id === patient.id) throw new InvalidInput([{ path: 'personalCode', rule: 'PERSONAL_CODE' }])
      const notTaken =
        match || id !== entered
          ? await fillContacts(tx, clinicId, await getRepresentative(tx, patient, id, request.now), contacts)
          : []
      return { ...(await showPatient(tx, request, clinicId, patient.id)), added: { id, notTaken } }
    },
    showingPatient(request, clinicId),
  )
}

/** Records that somebody whom the clinic knows acts for a patient, not for themselves. @throws NotFound, InvalidInput */
export async function addKnownPersonActingFor(
  services: Services,
  request: RequestContext,
  patientId: number,
  body: { clinicId: number; personId: number },
): Promise<ClinicPatient> {
  const { clinicId } = requireEmployment(request, body.clinicId)
  return request.once(
    async (tx) => {
      const patient = await accessPatient(tx, request, patientId, clinicId)
      const person = await patients.findKnownPerson(tx, body.personId)
      if (!person || body.personId === patientId) throw new NotFound()
      requireAdult(person.birthDate, request.now, services)
      await record(tx, request, body.personId, patient)
      return showPatient(tx, request, clinicId, patientId)
    },
    showingPatient(request, clinicId),
  )
}

/** Somebody who is on record gets what is missing there; what is there stays. @returns what was not taken */
async function fillContacts(
  tx: Tx,
  clinicId: number,
  person: patients.Reached,
  entered: Contacts,
): Promise<Contact[]> {
  const { email, phone, hasContactsOfAnother } = person
  const filled = {
    email: email ?? (person.emailLocked || hasContactsOfAnother ? null : entered.email),
    phone: phone ?? (person.phoneLocked || hasContactsOfAnother ? null : entered.phone),
  }
  if (filled.email !== email || filled.phone !== phone)
    await patients.saveContacts(tx, clinicId, person.id, filled)
  return (['email', 'phone'] as const).filter((each) => entered[each] && entered[each] !== filled[each])
}

async function findMatch(tx: Tx, details: PersonDetails): Promise<patients.CodeMatch | undefined> {
  if (details.personalCode === null) return undefined
  await patients.lockCode(tx, details.personalCode)
  return patients.matchPersonalCode(tx, details.personalCode, details)
}

/** A child's representation ends by itself, at 00:00 of the 18th birthday at the clinic. */
async function record(
  tx: Tx,
  request: RequestContext,
  representativeId: number,
  patient: { id: number; birthDate: string; clinicId: number },
): Promise<void> {
  const { timeZone } = await getClinicCalendar(tx, patient.clinicId, request.now)
  const endsAt = endOfRepresentation(patient.birthDate, request.now, timeZone)
  await patients.enterRepresentation(tx, patient.clinicId, representativeId, patient.id, {
    at: request.now,
    endsAt,
  })
  auditPerson(request, patient.clinicId, representativeId)
}
