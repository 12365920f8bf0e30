import {
  addClinicPatient,
  addNewRepresentative,
  addRepresentative,
  changeClinicPatient,
  changeRepresentative,
  type ClinicPatient,
} from '@vastus/contract/clinic-patients'
import { normaliseEmail } from '@vastus/domain/identity/email'
import { normaliseLine } from '@vastus/domain/typed-text'
import { call } from '../../../shared/api/call.ts'
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

/** Only what differs goes out: what somebody gave themselves cannot be changed here. Answers with the patient. */
export function saveContacts(
  clinicId: number,
  patient: ClinicPatient,
  owner: { id: number; email: string | null; phone: string | null },
  typed: { email: string; phone: string },
): Promise<ClinicPatient> {
  const changed = {
    ...(normaliseEmail(typed.email) === (owner.email ?? '') ? {} : { email: typed.email }),
    ...(normaliseLine(typed.phone) === (owner.phone ?? '') ? {} : { phone: typed.phone }),
  }
  if (Object.keys(changed).length === 0) return Promise.resolve(patient)
  const [id, personId] = [String(patient.id), String(owner.id)]
  const body = { clinicId, ...changed }
  return owner.id === patient.id
    ? call(changeClinicPatient, { params: { id }, body })
    : call(changeRepresentative, { params: { id, personId }, body })
}
