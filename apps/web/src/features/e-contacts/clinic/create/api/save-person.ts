import {
  addClinicPatient,
  addNewRepresentative,
  addRepresentative,
  changeClinicPatient,
  type ClinicPatient,
} from '@vastus/contract/clinic-patients'
import { call } from '../../../../../shared/api/call.ts'
import type { PersonForm } from '../wizard-draft.ts'

function bodyOf({ declaration: _declaration, birthDate, sex, ...texts }: PersonForm) {
  return { ...texts, ...(birthDate ? { birthDate } : {}), ...(sex ? { sex } : {}) }
}

export function savePatient(clinicId: number, form: PersonForm): Promise<ClinicPatient> {
  return call(addClinicPatient, { body: { clinicId, ...bodyOf(form) } })
}

/** Answers with the patient, who now has one more to act for them. */
export function saveNewRepresentative(
  clinicId: number,
  patientId: number,
  form: PersonForm,
): Promise<ClinicPatient> {
  return call(addNewRepresentative, {
    params: { id: String(patientId) },
    body: { clinicId, ...bodyOf(form), declaration: form.declaration },
  })
}

export function saveRepresentative(
  clinicId: number,
  patientId: number,
  personId: number,
): Promise<ClinicPatient> {
  return call(addRepresentative, {
    params: { id: String(patientId) },
    body: { clinicId, personId, declaration: true },
  })
}

/** Only what differs goes out: what the patient gave cannot be changed here. */
export function saveContacts(
  clinicId: number,
  patient: ClinicPatient,
  typed: { email: string; phone: string },
): Promise<ClinicPatient> {
  const changed = {
    ...(typed.email.trim() === (patient.email ?? '') ? {} : { email: typed.email }),
    ...(typed.phone.trim() === (patient.phone ?? '') ? {} : { phone: typed.phone }),
  }
  if (Object.keys(changed).length === 0) return Promise.resolve(patient)
  return call(changeClinicPatient, { params: { id: String(patient.id) }, body: { clinicId, ...changed } })
}
