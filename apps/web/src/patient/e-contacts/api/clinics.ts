import { queryOptions, useQuery } from '@tanstack/react-query'
import { listPatientClinics } from '@vastus/contract/clinics'
import type { RouteResponse } from '@vastus/contract/route'
import type { PatientEContact } from '@vastus/contract/shapes'
import { call } from '../../../shared/api/call.ts'

export type ChoosableClinic = RouteResponse<typeof listPatientClinics>['content'][number]

export const clinicsOptions = (personId: number) =>
  queryOptions({
    queryKey: ['patient-clinics', personId],
    queryFn: async ({ signal }) =>
      (await call(listPatientClinics, { query: { personId: String(personId) } }, { signal })).content,
    enabled: personId > 0,
  })

/** The clinics that a person can write to. */
export function usePatientClinics(personId: number) {
  return useQuery(clinicsOptions(personId))
}

/** Those of the person whom an e-contact is about. For a person the user no longer represents there are none: then the user's own. */
export function useClinicsOfPatient(eContact: PatientEContact | undefined) {
  return usePatientClinics((eContact?.representationEnded ? eContact.creator : eContact?.patient)?.id ?? 0)
}
