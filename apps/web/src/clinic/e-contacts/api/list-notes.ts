import { queryOptions, useQuery } from '@tanstack/react-query'
import { listNotes } from '@vastus/contract/clinic-e-contacts'
import { call } from '../../../shared/api/call.ts'
import { eContactKeys } from './e-contact-keys.ts'

export function notesOptions(id: number) {
  return queryOptions({
    queryKey: eContactKeys.notes(id),
    queryFn: ({ signal }) => call(listNotes, { params: { id: String(id) } }, { signal }),
    // The e-contact is asked for with each look, and its version tells when this is outdated.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useNotes(id: number) {
  return useQuery(notesOptions(id))
}
