import { queryOptions, useQuery } from '@tanstack/react-query'
import { getClinicTimeline } from '@vastus/contract/clinic-e-contacts'
import { call } from '../../../shared/api/call.ts'
import { eContactKeys } from './e-contact-keys.ts'

export function timelineOptions(id: number) {
  return queryOptions({
    queryKey: eContactKeys.timeline(id),
    queryFn: ({ signal }) => call(getClinicTimeline, { params: { id: String(id) } }, { signal }),
    // The e-contact is asked for with each look, and its version tells when this is outdated.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useTimeline(id: number) {
  return useQuery(timelineOptions(id))
}
