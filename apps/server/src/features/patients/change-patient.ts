import type {
  changeClinicPatient as route,
  changeRepresentative as representativeRoute,
  ClinicPatient,
} from '@vastus/contract/clinic-patients'
import type { RouteInput } from '@vastus/contract/route'
import type { Tx } from '../../db/database.ts'
import { Refused } from '../../errors.ts'
import type { Call } from '../../http/call.ts'
import type { Parts } from '../../parts.ts'
import { refreshRowsOfPatient, takeOn } from '../e-contacts/index.ts'
import { accessPatient, auditPerson, getRepresentative, showPatient } from './access-patient.ts'
import { endMembership, type Reached, saveContacts } from './patients-repository.ts'
import { type Contacts, readContacts } from './person-input.ts'

/**
 * Changes how a patient is reached, and whether the patient belongs to the clinic. What the patient gave stays the
 * patient's to change.
 *
 * @throws Refused
 */
export async function changePatient(
  parts: Parts,
  call: Call,
  personId: number,
  body: RouteInput<typeof route>['body'],
): Promise<ClinicPatient> {
  const typed = await readContacts(parts, body)
  return call.transaction(async (tx) => {
    const patient = await accessPatient(tx, call, personId, body.clinicId)
    const { clinicId } = patient
    await setContacts(tx, patient, body, typed)
    if (body.clinicMember) await takeOn(tx, call, { clinicId, patientPersonId: personId })
    else if (body.clinicMember === false) {
      await endMembership(tx, clinicId, personId)
      await refreshRowsOfPatient(tx, clinicId, personId)
    }
    return showPatient(tx, call, clinicId, personId)
  })
}

/** Changes how somebody is reached who acts for a patient now. @throws NotFound, Refused */
export async function changePersonActingFor(
  parts: Parts,
  call: Call,
  { id, personId }: RouteInput<typeof representativeRoute>['params'],
  body: RouteInput<typeof representativeRoute>['body'],
): Promise<ClinicPatient> {
  const typed = await readContacts(parts, body)
  return call.transaction(async (tx) => {
    const { clinicId } = await accessPatient(tx, call, id, body.clinicId)
    await setContacts(tx, await getRepresentative(tx, id, personId, call.now), body, typed)
    auditPerson(call, clinicId, personId)
    return showPatient(tx, call, clinicId, id)
  })
}

/** What is named is set, empty or not. */
async function setContacts(
  tx: Tx,
  person: Reached,
  named: { email?: string | undefined; phone?: string | undefined },
  typed: Contacts,
): Promise<void> {
  const wanted = {
    email: named.email === undefined ? person.email : typed.email,
    phone: named.phone === undefined ? person.phone : typed.phone,
  }
  if (person.phoneLocked && wanted.phone !== person.phone) throw new Refused('PHONE_GIVEN_BY_PATIENT')
  if (person.emailLocked && wanted.email !== person.email) throw new Refused('EMAIL_OF_ACCOUNT')
  await saveContacts(tx, person.id, wanted)
}
