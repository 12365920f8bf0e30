import { queryOptions } from '@tanstack/react-query'
import { listHeldReplies, undoReply } from '@vastus/contract/held-replies'
import { call } from '../../../../shared/api/call.ts'
import { eContactKeys } from '../api/e-contact-keys.ts'

/** One's own replies that have not left yet, or came back. */
export function heldRepliesOptions() {
  return queryOptions({
    queryKey: eContactKeys.held,
    queryFn: ({ signal }) => call(listHeldReplies, {}, { signal }),
    staleTime: 0,
  })
}

/** Takes one's own reply back, or fetches the one that came back. */
export function takeBack(eContactId: number) {
  return call(undoReply, { params: { id: String(eContactId) } })
}
