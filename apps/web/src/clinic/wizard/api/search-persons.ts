import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { listClinicPatients } from '@vastus/contract/clinic-patients'
import { call } from '../../../shared/api/call.ts'

export type PersonSearch = { clinicId: number; search: string; representatives: boolean }

function personsOptions({ clinicId, search, representatives }: PersonSearch) {
  return queryOptions({
    queryKey: ['clinic-patients', clinicId, representatives, search],
    queryFn: ({ signal }) =>
      call(
        listClinicPatients,
        {
          query: {
            clinicId: String(clinicId),
            search,
            ...(representatives ? { representatives: 'true' } : {}),
          },
        },
        { signal },
      ),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

/** People of the clinic who match; while other words are asked the ones before stay. */
export function useFoundPersons(search: PersonSearch) {
  return useQuery(personsOptions(search))
}
