import { useMutation, useQueryClient } from '@tanstack/react-query'
import { bulkArchive, bulkAssign, type BulkResults } from '@vastus/contract/inbox'
import { call } from '../../../../shared/api/call.ts'
import { eContactKeys } from './e-contact-keys.ts'

export type ManyChange =
  | { kind: 'ASSIGN'; eContactIds: number[]; assigneeUserId: number | null }
  | { kind: 'ARCHIVE'; eContactIds: number[]; reason: string; reasonText: string }

/** Changes several e-contacts; the answer says what became of each. */
export function useChangeMany() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: ManyChange): Promise<BulkResults> => {
      const { eContactIds } = change
      if (change.kind === 'ASSIGN')
        return call(bulkAssign, { body: { eContactIds, assigneeUserId: change.assigneeUserId } })
      const words = change.reasonText.trim()
      return call(bulkArchive, {
        body: { eContactIds, fixedInfoText: change.reason, ...(words ? { reasonText: words } : {}) },
      })
    },
    onSettled: (_answer, _error, { eContactIds }) => {
      for (const queryKey of [eContactKeys.lists, eContactKeys.counts, ...eContactIds.map(eContactKeys.one)])
        void client.invalidateQueries({ queryKey })
    },
  })
}
