import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { feedbackStatistics, listClinicFeedback } from '@vastus/contract/feedback'
import { workStatistics } from '@vastus/contract/work-statistics'
import type { RouteResponse } from '@vastus/contract/route'
import { FEEDBACK_PAGE_SIZE } from '@vastus/domain/feedback/feedback'
import type { PeriodBounds } from '@vastus/domain/statistics/period'
import { call } from '../../shared/api/call.ts'

export type Statistics = RouteResponse<typeof feedbackStatistics>
export type WorkStatistics = RouteResponse<typeof workStatistics>
export type GivenRating = RouteResponse<typeof listClinicFeedback>['content'][number]
export type Asked = { clinicId: number; bounds: PeriodBounds; ratings: readonly number[] }

function requestOf({ clinicId, bounds, ratings }: Asked) {
  return {
    params: { id: String(clinicId) },
    query: {
      ...(bounds.start ? { periodStart: bounds.start } : {}),
      ...(bounds.end ? { periodEnd: bounds.end } : {}),
      ...(ratings.length > 0 ? { ratings: ratings.join(',') } : {}),
    },
  }
}

export function useStatistics(asked: Asked) {
  return useQuery({
    queryKey: ['feedback-statistics', asked],
    queryFn: ({ signal }) => call(feedbackStatistics, requestOf(asked), { signal }),
    placeholderData: (before) => before,
  })
}

export function useWorkStatistics(clinicId: number, bounds: PeriodBounds) {
  return useQuery({
    queryKey: ['work-statistics', clinicId, bounds],
    queryFn: ({ signal }) => call(workStatistics, requestOf({ clinicId, bounds, ratings: [] }), { signal }),
    placeholderData: (before) => before,
  })
}

/** One page of the ratings themselves. */
export function fetchRatings(asked: Asked, page: number, signal?: AbortSignal) {
  const { params, query } = requestOf(asked)
  const size = { size: String(FEEDBACK_PAGE_SIZE), page: String(page) }
  return call(listClinicFeedback, { params, query: { ...query, ...size } }, signal ? { signal } : {})
}

export function useRatings(asked: Asked) {
  return useInfiniteQuery({
    queryKey: ['feedback-list', asked],
    queryFn: ({ signal, pageParam }) => fetchRatings(asked, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ page, last }) => (last ? undefined : page + 1),
  })
}
