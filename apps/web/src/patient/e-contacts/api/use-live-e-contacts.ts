import { useQueryClient } from '@tanstack/react-query'
import { useRealtimeEvents } from '../../../shared/realtime/realtime-context.tsx'
import { myEContactKeys } from './keys.ts'

/** Asks again for what is shown when the server says that an own e-contact changed, or that something was missed. */
export function useLiveEContacts(): void {
  const queries = useQueryClient()
  useRealtimeEvents((event) => {
    if (event.type === 'MESSAGES_MISSED') void queries.invalidateQueries({ queryKey: myEContactKeys.all })
    if (event.type !== 'E_CONTACT_DETAILS_UPDATED') return
    void queries.invalidateQueries({ queryKey: myEContactKeys.list })
    void queries.invalidateQueries({ queryKey: myEContactKeys.timeline(event.eContactId) })
  })
}
