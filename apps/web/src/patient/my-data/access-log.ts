import { ACCESS_LOG_PAGE_SIZE } from '@vastus/domain/limits'
import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { listMyAccessLog } from '@vastus/contract/my-data'
import { call } from '../../shared/api/call.ts'
import { useRealtimeEvents } from '../../shared/realtime/realtime-context.tsx'

const loadPage = (page: number, signal: AbortSignal) =>
  call(listMyAccessLog, { query: { size: String(ACCESS_LOG_PAGE_SIZE), page: String(page) } }, { signal })

const accessLogOptions = infiniteQueryOptions({
  queryKey: ['my-access-log'],
  queryFn: ({ pageParam, signal }) => loadPage(pageParam, signal),
  initialPageParam: 0,
  getNextPageParam: ({ page, last }) => (last ? undefined : page + 1),
  refetchOnWindowFocus: 'always',
  refetchOnMount: 'always',
})

/** Who read the patient's data, newest first. The server says when the clinic looks at or changes something. */
export function useAccessLog() {
  const queries = useQueryClient()
  useRealtimeEvents((event) => {
    if (event.type === 'MESSAGES_MISSED' || event.type === 'E_CONTACT_DETAILS_UPDATED')
      void queries.invalidateQueries({ queryKey: accessLogOptions.queryKey })
  })
  return useInfiniteQuery(accessLogOptions)
}
