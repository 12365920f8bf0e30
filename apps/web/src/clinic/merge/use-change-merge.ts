import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mergeEContact, undoMerge } from '@vastus/contract/merge'
import type { ClinicEContact } from '@vastus/contract/shapes'
import { ApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'
import { eContactKeys, refreshInbox } from '../e-contacts/index.ts'

type MergeChange = { kind: 'MERGE' | 'UNDO'; eContactId: number }

/** Lets another e-contact go on in this one, or makes two of them again; both pages are then asked for again. */
export function useChangeMerge(targetId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, eContactId }: MergeChange) => {
      const known = client.getQueryData<ClinicEContact>(eContactKeys.eContact(targetId))
      return call(
        kind === 'MERGE' ? mergeEContact : undoMerge,
        { params: { id: String(targetId) }, body: { eContactId } },
        {
          ...(known && kind === 'MERGE' ? { ifMatch: known.version } : {}),
          idempotencyKey: crypto.randomUUID(),
        },
      )
    },
    onError: async (error) => {
      if (error instanceof ApiError) await client.invalidateQueries({ queryKey: eContactKeys.one(targetId) })
    },
    onSuccess: async (answer, { eContactId }) => {
      client.setQueryData(eContactKeys.eContact(targetId), answer)
      refreshInbox(client)
      void client.invalidateQueries({ queryKey: eContactKeys.one(eContactId) })
      await client.invalidateQueries({ queryKey: eContactKeys.one(targetId) })
    },
  })
}
