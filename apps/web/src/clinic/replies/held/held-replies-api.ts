import { queryOptions } from '@tanstack/react-query'
import { listHeldReplies, takeOverReply, undoReply } from '@vastus/contract/held-replies'
import { bulkUndoReply } from '@vastus/contract/inbox'
import { call } from '../../../shared/api/call.ts'
import { untilArrived } from '../../../shared/files/until-arrived.ts'
import { eContactKeys } from '../../e-contacts/index.ts'

/** One's own replies that have not left yet, or came back. */
export function heldRepliesOptions() {
  return queryOptions({
    queryKey: eContactKeys.held,
    queryFn: ({ signal }) => call(listHeldReplies, {}, { signal }),
    staleTime: 0,
  })
}

/**
 * Takes one's own reply back, or fetches the one that came back. The answer holds its words, which are nowhere else from then on:
 * where it gets lost on the way, the same question is asked until it is there.
 */
export function takeBack(eContactId: number, heldReplyId: number, onPaused: () => void) {
  const idempotencyKey = `5e1d0b2c-0000-4000-8000-${String(heldReplyId).padStart(12, '0')}`
  const params = { id: String(eContactId) }
  return untilGiven(() => call(undoReply, { params }, { idempotencyKey }), onPaused)
}

/** The same for a reply that came back to a colleague who has left. */
export function takeOver(eContactId: number, heldReplyId: number) {
  const idempotencyKey = `5e1d0b2c-0000-4000-8001-${String(heldReplyId).padStart(12, '0')}`
  const params = { id: String(eContactId) }
  return untilGiven(() => call(takeOverReply, { params, body: { heldReplyId } }, { idempotencyKey }))
}

/** The same for one's own replies to several e-contacts at the same moment: the answer holds those that had not left yet. */
export function takeBackAll(eContactIds: ReadonlySet<number>) {
  const idempotencyKey = crypto.randomUUID()
  const body = { eContactIds: [...eContactIds] }
  return untilGiven(() => call(bulkUndoReply, { body }, { idempotencyKey }))
}

function untilGiven<T>(ask: () => Promise<T>, onPaused: () => void = () => undefined): Promise<T> {
  const { signal } = new AbortController()
  return untilArrived(ask, { signal, onPaused, onResumed: () => undefined })
}
