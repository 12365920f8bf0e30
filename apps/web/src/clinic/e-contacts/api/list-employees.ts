import { queryOptions, useQuery } from '@tanstack/react-query'
import { listEmployees } from '@vastus/contract/clinics'
import { call } from '../../../shared/api/call.ts'

/** Those who left come last, with when: they may still be responsible for something. */
export function employeesOptions(clinicId: number) {
  return queryOptions({
    queryKey: ['clinic-employees', clinicId],
    queryFn: ({ signal }) =>
      call(
        listEmployees,
        { params: { id: String(clinicId) }, query: { includeDeleted: 'true' } },
        { signal },
      ),
    staleTime: 5 * 60_000,
  })
}

export function useEmployees(clinicId: number) {
  return useQuery(employeesOptions(clinicId))
}
