import { queryOptions, useQuery } from '@tanstack/react-query'
import { getClinicEContact } from '@vastus/contract/clinic-e-contacts'
import { call } from '../../../shared/api/call.ts'
import { eContactKeys } from './e-contact-keys.ts'
import { timelineOptions } from './get-timeline.ts'
import { notesOptions } from './list-notes.ts'

/** Fetched when somebody opens the e-contact and never earlier: the request marks it as seen by the clinic. */
export function eContactOptions(id: number) {
  return queryOptions({
    queryKey: eContactKeys.eContact(id),
    queryFn: async ({ signal, client }) => {
      const eContact = await call(getClinicEContact, { params: { id: String(id) } }, { signal })
      const thread = client.getQueryData(timelineOptions(id).queryKey)
      if (thread && thread.version !== eContact.version) {
        void client.prefetchQuery({ ...timelineOptions(id), staleTime: 0 })
        const notes = notesOptions(id)
        // On paper they stand only where they were chosen.
        if (client.getQueryData(notes.queryKey)) void client.prefetchQuery({ ...notes, staleTime: 0 })
      }
      return eContact
    },
    // Every opening asks again (`openEContact`); this is the time until its screen is drawn.
    staleTime: 2_000,
  })
}

export function useEContact(id: number) {
  return useQuery(eContactOptions(id))
}
