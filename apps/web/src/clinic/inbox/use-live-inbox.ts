import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useRealtimeEvents } from '../../shared/realtime/realtime-context.tsx'
import { withoutUnread, eContactKeys } from '../e-contacts/index.ts'

/** Several changes within this time are fetched together. */
const GATHER_MS = 150

/** Asks for the list and the counts again whenever something in the clinic changed. */
export function useLiveInbox(): void {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useRealtimeEvents((event) => {
    // Read in another tab.
    if (event.type === 'E_CONTACT_SEEN') return withoutUnread(client, event.eContactId)
    if (event.type !== 'E_CONTACT_DETAILS_UPDATED' && event.type !== 'MESSAGES_MISSED') return
    // An e-contact that was opened before is not shown again as it was before the change.
    const changed = event.type === 'MESSAGES_MISSED' ? eContactKeys.every : eContactKeys.one(event.eContactId)
    client.removeQueries({ queryKey: changed, type: 'inactive' })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      for (const queryKey of [
        eContactKeys.lists,
        eContactKeys.unread,
        eContactKeys.counts,
        eContactKeys.ofPatients,
      ])
        void client.invalidateQueries({ queryKey })
    }, GATHER_MS)
  })
}
