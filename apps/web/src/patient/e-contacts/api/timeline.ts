import { queryOptions, useQuery } from '@tanstack/react-query'
import { getMyTimeline } from '@vastus/contract/patient-e-contacts'
import { call } from '../../../shared/api/call.ts'
import { myEContactKeys } from './keys.ts'

const SCAN_POLL_MS = 4000
const SENDING_POLL_MS = 2000

const loadTimeline = (id: number, signal: AbortSignal) =>
  call(getMyTimeline, { params: { id: String(id) } }, { signal })

export type MyTimeline = Awaited<ReturnType<typeof loadTimeline>>

export const timelineOptions = (id: number) =>
  queryOptions({
    queryKey: myEContactKeys.timeline(id),
    queryFn: ({ signal }) => loadTimeline(id, signal),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => refreshAfterMs(state.data),
  })

/** One own e-contact with everything said in it. Asks again by itself while a virus check or the sending is under way. */
export function useTimeline(id: number) {
  return useQuery(timelineOptions(id))
}

function refreshAfterMs(timeline: MyTimeline | undefined): number | false {
  if (!timeline) return false
  if (timeline.eContact.finalizeStatus !== 'SUBMITTED') return SENDING_POLL_MS
  return timeline.eContact.files.some(({ scanResult }) => scanResult === 'WAITING') ? SCAN_POLL_MS : false
}
