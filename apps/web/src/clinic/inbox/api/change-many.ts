import { useMutation, useQueryClient } from '@tanstack/react-query'
import { bulkArchive, bulkAssign, bulkReply, type BulkResults } from '@vastus/contract/inbox'
import { normaliseText } from '@vastus/domain/typed-text'
import { call } from '../../../shared/api/call.ts'
import { eContactKeys, refreshInbox } from '../../e-contacts/index.ts'

/** As the reader saw it. */
export type Seen = { id: number; version: number }

/** Its key is the same for each try: what the server did already is not refused for its new versions. */
export type ManyChange = { seen: readonly Seen[]; idempotencyKey: string } & (
  | { kind: 'ASSIGN'; assigneeUserId: number | null }
  | { kind: 'ARCHIVE'; reason: string; reasonText: string }
  | { kind: 'REPLY'; texts: string[]; closes: boolean; replyBlockedUntil: string | null; holdSeconds: number }
)

/** Changes several e-contacts, but none that was changed since it was seen; the answer says what became of each. */
export function useChangeMany() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: ManyChange): Promise<BulkResults> => {
      const several = {
        eContactIds: change.seen.map(({ id }) => id),
        versions: change.seen.map(({ version }) => version),
      }
      const { idempotencyKey } = change
      if (change.kind === 'ASSIGN')
        return call(
          bulkAssign,
          { body: { ...several, assigneeUserId: change.assigneeUserId } },
          { idempotencyKey },
        )
      if (change.kind === 'REPLY') {
        const { texts, closes, replyBlockedUntil, holdSeconds } = change
        const body = { ...several, texts, closes, replyBlockedUntil, holdSeconds }
        return call(bulkReply, { body }, { idempotencyKey })
      }
      const words = normaliseText(change.reasonText)
      const body = { ...several, fixedInfoText: change.reason, ...(words ? { reasonText: words } : {}) }
      return call(bulkArchive, { body }, { keepalive: true, idempotencyKey })
    },
    onSettled: (_answer, _error, { seen }) => {
      refreshInbox(client)
      void client.invalidateQueries({ queryKey: eContactKeys.held })
      for (const { id } of seen) void client.invalidateQueries({ queryKey: eContactKeys.one(id) })
    },
  })
}
