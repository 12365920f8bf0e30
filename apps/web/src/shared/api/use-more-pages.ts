import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/**
 * Fetches one more page of a list once nothing else of it is under way. An announced change breaks a page's
 * fetching off, and a page asked for would break off the fetching of what changed: here neither is lost.
 *
 * @param listKey tells lists apart that are shown in the same place: more of one is not more of the next
 */
export function useMorePages(list: UseInfiniteQueryResult<InfiniteData<unknown>>, listKey = '') {
  const [wanted, setWanted] = useState({ listKey, pages: 0 })
  const { fetchNextPage } = list
  const pages = list.data?.pages.length ?? 0
  const isWanted = list.hasNextPage && !list.isError && wanted.listKey === listKey && wanted.pages > pages
  const isNext = isWanted && !list.isFetching

  useEffect(() => {
    if (isNext) void fetchNextPage({ cancelRefetch: false })
  }, [isNext, fetchNextPage])

  return {
    isLoadingMore: isWanted || list.isFetchingNextPage,
    loadMore: () => {
      setWanted({ listKey, pages: pages + 1 })
      // After a failure, too, at which nothing goes on by itself.
      void fetchNextPage({ cancelRefetch: false })
    },
  }
}
