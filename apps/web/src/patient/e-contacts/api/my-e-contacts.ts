import { PATIENT_PAGE_SIZE } from '@vastus/domain/limits'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { listMyEContacts } from '@vastus/contract/patient-e-contacts'
import { call } from '../../../shared/api/call.ts'
import { myEContactKeys } from './keys.ts'

const listPage = (page: number, signal: AbortSignal) =>
  call(listMyEContacts, { query: { size: String(PATIENT_PAGE_SIZE), page: String(page) } }, { signal })

export const myEContactsOptions = infiniteQueryOptions({
  queryKey: myEContactKeys.list,
  queryFn: ({ pageParam, signal }) => listPage(pageParam, signal),
  initialPageParam: 0,
  getNextPageParam: ({ page, last }) => (last ? undefined : page + 1),
  refetchOnWindowFocus: 'always',
})

/** Own e-contacts, open ones first, five at a time. */
export function useMyEContacts() {
  return useInfiniteQuery(myEContactsOptions)
}
