import { queryOptions, useQuery } from '@tanstack/react-query'
import { getClinicEContact } from '@vastus/contract/e-contacts'
import { call } from '../../../../shared/api/call.ts'
import { eContactKeys } from './e-contact-keys.ts'

/** Never prefetched: asking for it marks the e-contact as seen by the clinic. */
export function eContactOptions(id: number) {
  return queryOptions({
    queryKey: eContactKeys.eContact(id),
    queryFn: ({ signal }) => call(getClinicEContact, { params: { id: String(id) } }, { signal }),
    // Opening it is what marks it as seen, so every opening asks anew; what is known shows meanwhile.
    staleTime: 0,
  })
}

export function useEContact(id: number) {
  return useQuery(eContactOptions(id))
}
