import type { QueryClient } from '@tanstack/react-query'
import { eContactKeys } from './e-contact-keys.ts'

/** Changes within this time are fetched together: one's own act, and the event that tells everybody of it. */
const GATHER_MS = 150

const waiting = new WeakSet<QueryClient>()

/** Asks for the lists and the counts again, in a moment. */
export function refreshInbox(client: QueryClient): void {
  if (waiting.has(client)) return
  waiting.add(client)
  setTimeout(() => {
    waiting.delete(client)
    for (const queryKey of [
      eContactKeys.lists,
      eContactKeys.unread,
      eContactKeys.counts,
      eContactKeys.ofPatients,
    ])
      void client.invalidateQueries({ queryKey })
  }, GATHER_MS)
}
