import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { listClinicEContacts } from '@vastus/contract/clinic-e-contacts'
import { call } from '../../../shared/api/call.ts'
import type { ListQuery } from '../filters/list-query.ts'
import { eContactKeys } from '../../e-contacts/index.ts'

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

/** How many a list has, and its first e-contact. Undefined while that is not known, and while nobody asks. */
export function useEContactTotal(query: ListQuery, isAsked: boolean) {
  const options = eContactListOptions({ ...query, size: '1' })
  const { data, isPlaceholderData } = useInfiniteQuery({ ...options, enabled: isAsked })
  const page = isAsked && !isPlaceholderData ? data?.pages[0] : undefined
  return { total: page?.totalElements, first: page?.content[0] }
}
