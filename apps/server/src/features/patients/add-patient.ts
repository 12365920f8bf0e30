import type { addClinicPatient, addNewRepresentative, ClinicPatient } from '@vastus/contract/clinic-patients'
import type { RouteInput } from '@vastus/contract/route'
import type { PersonDetails } from '@vastus/domain/persons/person-details'
import type { Tx } from '../../db/database.ts'
import { BusinessRule, InvalidInput, NotFound } from '../../errors.ts'
import type { Call } from '../../http/call.ts'
import type { Parts } from '../../parts.ts'
import { requireEmployment } from '../e-contacts/index.ts'
import { accessPatient, showPatient } from './access-patient.ts'
import * as patients from './patients-repository.ts'
import { readContacts, readPerson } from './person-input.ts'
import { requireAdult } from './require-adult.ts'

/**
 * Adds a patient to the clinic: somebody whose proven code and name agree with what was entered, or a new person.
 *
 * @throws BusinessRule PERSONAL_CODE_DUPLICATE when the clinic has the code already, or it belongs to another name
 */
export async function addPatient(
  parts: Parts,
  call: Call,
  body: RouteInput<typeof addClinicPatient>['body'],
): Promise<ClinicPatient> {
  const { clinicId } = requireEmployment(call, body.clinicId)
  const details = readPerson(parts, body, call.now)
  const contacts = await readContacts(parts, body)
  return call.transaction(async (tx) => {
    const match = await findMatch(tx, details)
    if (match && (match.personId === null || !match.sameName))
      throw new BusinessRule('PERSONAL_CODE_DUPLICATE')
    if (match?.personId && (await patients.findPatient(tx, [clinicId], match.personId)))
      throw new BusinessRule('PERSONAL_CODE_DUPLICATE')
    const id = match?.personId ?? (await patients.insertPerson(tx, { ...details, ...contacts }, call.now))
    await patients.addToClinic(tx, clinicId, id, call.now)
    return showPatient(tx, call, clinicId, id)
  })
}

/**
 * Adds somebody who acts for a patient.
 *
 * @throws BusinessRule USER_EXISTS_… or CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME when the code belongs to another name
 */
export async function addPersonActingFor(
  parts: Parts,
  call: Call,
  patientId: number,
  body: RouteInput<typeof addNewRepresentative>['body'],
): Promise<ClinicPatient> {
  const { clinicId } = requireEmployment(call, body.clinicId)
  const details = readPerson(parts, body, call.now)
  requireAdult(details.birthDate, call.now, parts)
  const contacts = await readContacts(parts, body)
  return call.transaction(async (tx) => {
    await accessPatient(tx, call, patientId, clinicId)
    const match = await findMatch(tx, details)
    if (match && !match.sameName)
      throw new BusinessRule(
        match.hasAccount ? 'USER_EXISTS_WITH_DIFFERENT_NAME' : 'CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME',
      )
    const id = match?.personId ?? (await patients.insertPerson(tx, { ...details, ...contacts }, call.now))
    if (id === patientId) throw new InvalidInput([{ path: 'personalCode', rule: 'PERSONAL_CODE' }])
    await patients.addRepresentation(tx, id, patientId, call.now)
    return showPatient(tx, call, clinicId, patientId)
  })
}

/** Records that somebody whom the clinic knows acts for a patient, not for themselves. @throws NotFound, InvalidInput */
export async function addKnownPersonActingFor(
  parts: Parts,
  call: Call,
  patientId: number,
  body: { clinicId: number; personId: number },
): Promise<ClinicPatient> {
  const { clinicId } = requireEmployment(call, body.clinicId)
  return call.transaction(async (tx) => {
    await accessPatient(tx, call, patientId, clinicId)
    const person = await patients.findKnownPerson(tx, body.personId)
    if (!person || body.personId === patientId) throw new NotFound()
    requireAdult(person.birthDate, call.now, parts)
    await patients.addRepresentation(tx, body.personId, patientId, call.now)
    return showPatient(tx, call, clinicId, patientId)
  })
}

async function findMatch(tx: Tx, details: PersonDetails): Promise<patients.CodeMatch | undefined> {
  if (details.personalCode === null) return undefined
  await patients.lockCode(tx, details.personalCode)
  return patients.matchPersonalCode(tx, details.personalCode, details)
}
