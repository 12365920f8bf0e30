import { useMutation, useQueryClient } from '@tanstack/react-query'
import { markSeen } from '@vastus/contract/inbox'
import { call } from '../../../shared/api/call.ts'
import { eContactKeys } from './e-contact-keys.ts'
import { refreshInbox } from './refresh-inbox.ts'

/** Marks e-contacts as read or unread, for the reader alone. */
export function useMarkSeen() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { eContactIds: number[]; isSeen: boolean }) => call(markSeen, { body }),
    onSettled: () => {
      refreshInbox(client)
      void client.invalidateQueries({ queryKey: eContactKeys.unread })
    },
  })
}
