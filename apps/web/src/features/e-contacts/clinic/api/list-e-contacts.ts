import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { listClinicEContacts } from '@vastus/contract/e-contacts'
import { call } from '../../../../shared/api/call.ts'
import type { ListQuery } from '../filters/list-query.ts'
import { eContactKeys } from './e-contact-keys.ts'

export function eContactListOptions(query: ListQuery) {
  return infiniteQueryOptions({
    queryKey: [...eContactKeys.lists, query],
    queryFn: ({ pageParam, signal }) =>
      call(listClinicEContacts, { query: { ...query, page: String(pageParam) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.last ? undefined : last.page + 1),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  })
}

/** The inbox, page by page. While another filter is fetched the rows before it stay. */
export function useEContactList(query: ListQuery) {
  return useInfiniteQuery(eContactListOptions(query))
}
