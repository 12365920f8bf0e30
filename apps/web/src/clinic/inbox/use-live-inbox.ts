import { useQueryClient } from '@tanstack/react-query'
import { useRealtimeEvents } from '../../shared/realtime/realtime-context.tsx'
import { eContactKeys, refreshInbox, withoutUnread } from '../e-contacts/index.ts'

/** Asks for the list and the counts again whenever something in the clinic changed. */
export function useLiveInbox(): void {
  const client = useQueryClient()
  useRealtimeEvents((event) => {
    // Read in another tab.
    if (event.type === 'E_CONTACT_SEEN') return withoutUnread(client, event.eContactId)
    if (event.type !== 'E_CONTACT_DETAILS_UPDATED' && event.type !== 'MESSAGES_MISSED') return
    // An e-contact that was opened before is not shown again as it was before the change.
    const changed = event.type === 'MESSAGES_MISSED' ? eContactKeys.every : eContactKeys.one(event.eContactId)
    client.removeQueries({ queryKey: changed, type: 'inactive' })
    refreshInbox(client)
  })
}
