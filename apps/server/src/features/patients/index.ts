import { ADULT_AGE_YEARS } from '@vastus/domain/identity/age'
import { addYears } from '@vastus/domain/time/time-zone'
import type { Handlers } from '../../http/mount.ts'
import { wholePage } from '../../http/whole-page.ts'
import type { Services } from '../../services.ts'
import { addKnownPersonActingFor, addPatient, addPersonActingFor } from './add-patient.ts'
import { changePatient, changePersonActingFor } from './change-patient.ts'
import { lookUp } from './look-up.ts'
import { countPatients, searchPatients, searchRepresentatives } from './patients-repository.ts'
import { presentPatients } from './present-patients.ts'
import { joinPatients, listDoubles, undoPatientJoin } from './joining/join-patients.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import { getClinicCalendar } from '../clinics/index.ts'

export { readPerson } from './person-input.ts'
export { enterPatient, setContacts } from './enter-patient.ts'
export { requireAdult } from './require-adult.ts'

type Names =
  | 'listClinicPatients'
  | 'countClinicPatients'
  | 'lookUpClinicPatient'
  | 'addClinicPatient'
  | 'changeClinicPatient'
  | 'addRepresentative'
  | 'addNewRepresentative'
  | 'changeRepresentative'
  | 'listPatientDoubles'
  | 'joinPatients'
  | 'undoPatientJoin'

/** The clinic's own patients, as staff find and enter them. */
export function patientRoutes(services: Services): Handlers<Names> {
  return {
    listClinicPatients: ({ query }, request) =>
      request.transaction(async (tx) => {
        const { clinicId } = requireEmployment(request, query.clinicId)
        const { today } = await getClinicCalendar(tx, clinicId, request.now)
        const search = query.search ?? ''
        const rows = query.representatives
          ? await searchRepresentatives(tx, clinicId, search, addYears(today, -ADULT_AGE_YEARS))
          : await searchPatients(tx, clinicId, search)
        if (!search && !query.representatives) request.auditAs('PATIENTS_LIST')
        const content = await presentPatients(tx, request, rows, { clinicId, today })
        return wholePage(content)
      }),

    countClinicPatients: ({ query }, request) =>
      request.transaction((tx) => countPatients(tx, requireEmployment(request, query.clinicId).clinicId)),

    lookUpClinicPatient: ({ query }, request) => lookUp(services, request, query),
    addClinicPatient: ({ body }, request) => addPatient(services, request, body),
    changeClinicPatient: ({ params, body }, request) => changePatient(services, request, params.id, body),
    addRepresentative: ({ params, body }, request) =>
      addKnownPersonActingFor(services, request, params.id, body),
    changeRepresentative: ({ params, body }, request) =>
      changePersonActingFor(services, request, params, body),
    addNewRepresentative: ({ params, body }, request) =>
      addPersonActingFor(services, request, params.id, body),

    listPatientDoubles: ({ params, query }, request) => listDoubles(request, params.id, query),
    joinPatients: ({ params, body }, request) => joinPatients(request, params.id, body),
    undoPatientJoin: ({ params, body }, request) => undoPatientJoin(request, params.id, body),
  }
}
