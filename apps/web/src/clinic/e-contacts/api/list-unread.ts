import { queryOptions, useQuery } from '@tanstack/react-query'
import { listUnread } from '@vastus/contract/inbox'
import type { DashboardRow } from '@vastus/contract/shapes'
import { call } from '../../../shared/api/call.ts'
import { eContactKeys } from './e-contact-keys.ts'

/** What is unread for the reader. It is separate from the list, whose rows are the same for everybody. */
export function unreadOptions(clinicId: number) {
  return queryOptions({
    queryKey: [...eContactKeys.unread, clinicId],
    queryFn: ({ signal }) => call(listUnread, { query: { clinicId: String(clinicId) } }, { signal }),
  })
}

export function useUnread(clinicId: number) {
  return useQuery(unreadOptions(clinicId))
}

/** Whether a row is unread for the reader; until that is known, whether it is for the whole clinic. */
export function useIsUnread({ clinicId, id, unread }: DashboardRow): boolean {
  const { data } = useQuery({ ...unreadOptions(clinicId), select: ({ ids }) => ids.includes(id) })
  return data ?? unread
}
