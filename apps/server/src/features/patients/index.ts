import { ADULT_AGE_YEARS } from '@vastus/domain/identity/age'
import { addYears } from '@vastus/domain/time/time-zone'
import type { Handlers } from '../../http/mount.ts'
import { wholePage } from '../../http/whole-page.ts'
import type { Parts } from '../../parts.ts'
import { addKnownPersonActingFor, addPatient, addPersonActingFor } from './add-patient.ts'
import { changePatient, changePersonActingFor } from './change-patient.ts'
import { lookUp } from './look-up.ts'
import { searchPatients, searchRepresentatives } from './patients-repository.ts'
import { presentPatients } from './present-patients.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import { getClinicCalendar } from '../clinics/index.ts'

type Names =
  | 'listClinicPatients'
  | 'lookUpClinicPatient'
  | 'addClinicPatient'
  | 'changeClinicPatient'
  | 'addRepresentative'
  | 'addNewRepresentative'
  | 'changeRepresentative'

/** The clinic's own patients, as staff find and enter them. */
export function patientRoutes(parts: Parts): Handlers<Names> {
  return {
    listClinicPatients: ({ query }, call) =>
      call.transaction(async (tx) => {
        const { clinicId } = requireEmployment(call, query.clinicId)
        const { today } = await getClinicCalendar(tx, clinicId, call.now)
        const search = query.search ?? ''
        const rows = query.representatives
          ? await searchRepresentatives(tx, clinicId, search, addYears(today, -ADULT_AGE_YEARS))
          : await searchPatients(tx, clinicId, search)
        if (!search && !query.representatives) call.auditAs('PATIENTS_LIST')
        const content = await presentPatients(tx, call, rows, { clinicId, today })
        return wholePage(content)
      }),

    lookUpClinicPatient: ({ query }, call) => lookUp(parts, call, query),
    addClinicPatient: ({ body }, call) => addPatient(parts, call, body),
    changeClinicPatient: ({ params, body }, call) => changePatient(parts, call, params.id, body),
    addRepresentative: ({ params, body }, call) => addKnownPersonActingFor(parts, call, params.id, body),
    changeRepresentative: ({ params, body }, call) => changePersonActingFor(parts, call, params, body),
    addNewRepresentative: ({ params, body }, call) => addPersonActingFor(parts, call, params.id, body),
  }
}
