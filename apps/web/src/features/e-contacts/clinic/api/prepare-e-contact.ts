import type { QueryClient } from '@tanstack/react-query'
import { prepareClinicEContact } from '@vastus/contract/e-contacts'
import { call } from '../../../../shared/api/call.ts'
import { eContactKeys } from './e-contact-keys.ts'
import { timelineOptions } from './get-timeline.ts'
import { eContactOptions } from './get-e-contact.ts'
import { notesOptions } from './list-notes.ts'

/**
 * Fetches an e-contact before it is opened, so that it stands at once when it is. The server counts it as nobody's look; opening
 * it asks again, and that is one. What was opened before, or is prepared, is left as it is.
 */
export function prepareEContact(client: QueryClient, id: number): void {
  if (client.getQueryData(eContactKeys.eContact(id))) return
  void client.prefetchQuery({
    queryKey: eContactKeys.prepared(id),
    queryFn: async ({ signal }) => {
      const params = { id: String(id) }
      const { eContact, timeline, notes } = await call(prepareClinicEContact, { params }, { signal })
      // Opened in the meantime: what came by that is newer.
      if (client.getQueryData(eContactKeys.eContact(id))) return null
      // Long ago, so that who opens it asks for it: that is the look.
      client.setQueryData(eContactOptions(id).queryKey, eContact, { updatedAt: 0 })
      client.setQueryData(timelineOptions(id).queryKey, timeline)
      client.setQueryData(notesOptions(id).queryKey, notes)
      return null
    },
    retry: false,
  })
}

/** Forgets one e-contact, or all, that nobody here has open: it changed, and is not to be shown as it was. */
export function forgetPrepared(client: QueryClient, id?: number): void {
  const queryKey = id === undefined ? eContactKeys.every : eContactKeys.one(id)
  client.removeQueries({ queryKey, type: 'inactive' })
}
