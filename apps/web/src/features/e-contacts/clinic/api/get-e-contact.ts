import { queryOptions, useQuery } from '@tanstack/react-query'
import { getClinicEContact } from '@vastus/contract/e-contacts'
import { call } from '../../../../shared/api/call.ts'
import { eContactKeys } from './e-contact-keys.ts'

/** Asked for by who opens it, and by nobody earlier: asking marks the e-contact as seen by the clinic. */
export function eContactOptions(id: number) {
  return queryOptions({
    queryKey: eContactKeys.eContact(id),
    queryFn: ({ signal }) => call(getClinicEContact, { params: { id: String(id) } }, { signal }),
    // Every opening asks anew (`openEContact`); this is the time until its screen stands.
    staleTime: 2_000,
  })
}

export function useEContact(id: number) {
  return useQuery(eContactOptions(id))
}
