import type { changeClinicPatient as route, ClinicPatient } from '@vastus/contract/clinic-patients'
import type { RouteInput } from '@vastus/contract/route'
import { Refused } from '../../errors.ts'
import type { Call } from '../../http/call.ts'
import type { Parts } from '../../parts.ts'
import { refreshRowsOfPatient } from '../e-contacts/index.ts'
import { accessPatient, showPatient } from './access-patient.ts'
import { type PatientRow, saveContacts, saveMembership } from './patients-repository.ts'
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
    const contacts = {
      email: body.email === undefined ? patient.email : typed.email,
      phone: body.phone === undefined ? patient.phone : typed.phone,
    }
    requireUnlocked(patient, contacts)
    await saveContacts(tx, personId, contacts)
    if (body.clinicMember !== undefined) await saveMembership(tx, clinicId, personId, body.clinicMember)
    await refreshRowsOfPatient(tx, clinicId, personId)
    return showPatient(tx, call, clinicId, personId)
  })
}

function requireUnlocked(patient: PatientRow, wanted: Contacts): void {
  if (patient.phoneLocked && wanted.phone !== patient.phone) throw new Refused('PHONE_GIVEN_BY_PATIENT')
  if (patient.emailLocked && wanted.email !== patient.email) throw new Refused('EMAIL_OF_ACCOUNT')
}
