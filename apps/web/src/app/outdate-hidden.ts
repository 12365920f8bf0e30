import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ServerMessage } from '@vastus/contract/realtime'
import { eContactKeys } from '../clinic/e-contacts/api/e-contact-keys.ts'
import { myEContactKeys } from '../patient/e-contacts/api/keys.ts'

const TOLD_BY: ReadonlySet<unknown> = new Set(
  [
    eContactKeys.lists,
    eContactKeys.held,
    eContactKeys.unread,
    eContactKeys.due,
    eContactKeys.counts,
    eContactKeys.ofPatients,
    myEContactKeys.all,
  ].map(([name]) => name),
)

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
  const isOne = name === eContactKeys.every[0]
  if (event.type === 'MESSAGES_MISSED') return isOne || TOLD_BY.has(name)
  if (event.type === 'E_CONTACT_SEEN') return name === eContactKeys.unread[0]
  if (event.type !== 'E_CONTACT_DETAILS_UPDATED') return false
  return isOne ? id === event.eContactId : TOLD_BY.has(name)
}
