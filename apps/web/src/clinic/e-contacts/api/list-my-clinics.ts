import { queryOptions, useQuery } from '@tanstack/react-query'
import { listMyClinics } from '@vastus/contract/clinics'
import { call } from '../../../shared/api/call.ts'

export function myClinicsOptions() {
  return queryOptions({
    queryKey: ['my-clinics'],
    queryFn: ({ signal }) => call(listMyClinics, {}, { signal }),
    staleTime: 5 * 60_000,
  })
}

export function useMyClinics() {
  return useQuery(myClinicsOptions())
}
