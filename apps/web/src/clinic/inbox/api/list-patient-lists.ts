import { queryOptions, useQuery } from '@tanstack/react-query'
import { listPatientLists } from '@vastus/contract/clinics'
import { call } from '../../../shared/api/call.ts'

export function patientListsOptions(clinicId: number) {
  return queryOptions({
    queryKey: ['clinic-patient-lists', clinicId],
    queryFn: ({ signal }) => call(listPatientLists, { params: { id: String(clinicId) } }, { signal }),
    staleTime: 5 * 60_000,
  })
}

export function usePatientLists(clinicId: number) {
  return useQuery(patientListsOptions(clinicId))
}
