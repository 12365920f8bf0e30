import { queryOptions, useQuery } from '@tanstack/react-query'
import { countClinicEContacts } from '@vastus/contract/clinic-e-contacts'
import { call } from '../../../shared/api/call.ts'
import { eContactKeys } from '../../e-contacts/index.ts'

export function countsOptions(clinicId: number) {
  return queryOptions({
    queryKey: [...eContactKeys.counts, clinicId],
    queryFn: ({ signal }) =>
      call(countClinicEContacts, { query: { clinicId: String(clinicId) } }, { signal }),
  })
}

export function useEContactCounts(clinicId: number) {
  return useQuery(countsOptions(clinicId))
}
