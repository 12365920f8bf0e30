import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ServerMessage } from '@vastus/contract/realtime'

/** The names in `eContactKeys` and `myEContactKeys`, which are not loaded with the first page for this. */
const TOLD_OF = /^(my|clinic)-(answers-due|e-contact|held-replies|unread)/

/**
 * Screens ask again for what they show when an event comes. This does it for answers that no screen shows: those of a screen that
 * is still being made, or that is opened again soon. One on its way may not know of the event yet: it is asked for again, too.
 */
export async function outdateHidden(client: QueryClient, event: ServerMessage): Promise<void> {
  const hidden = {
    type: 'inactive',
    predicate: ({ queryKey }: { queryKey: QueryKey }) => isOutdated(queryKey, event),
  } as const
  await client.cancelQueries(hidden)
  await client.invalidateQueries({ ...hidden, refetchType: 'none' })
}

function isOutdated([name, id]: QueryKey, event: ServerMessage): boolean {
  if (event.type === 'E_CONTACT_SEEN') return name === 'clinic-unread-e-contacts'
  const isUpdate = event.type === 'E_CONTACT_DETAILS_UPDATED'
  if (isUpdate && name === 'clinic-e-contact') return id === event.eContactId
  return (isUpdate || event.type === 'MESSAGES_MISSED') && TOLD_OF.test(String(name))
}
