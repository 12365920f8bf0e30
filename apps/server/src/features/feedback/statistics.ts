import type { feedbackStatistics, listClinicFeedback } from '@vastus/contract/feedback'
import type { RouteInput, RouteResponse } from '@vastus/contract/route'
import { FEEDBACK_PAGE_SIZE, FEEDBACK_RATINGS } from '@vastus/domain/feedback/feedback'
import { trendStep } from '@vastus/domain/statistics/period'
import { isMedicalContentHidden } from '@vastus/domain/permissions'
import { addDays, startOfLocalDay } from '@vastus/domain/time/time-zone'
import type { Tx } from '../../db/database.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import {
  type Asked,
  countByRating,
  countByStep,
  findTimeZone,
  listFeedbackOf,
} from './statistics-repository.ts'

type Query = RouteInput<typeof feedbackStatistics>['query']

const asked = (clinicId: number, { periodStart, periodEnd, ratings }: Query): Asked => ({
  clinicId,
  start: periodStart ?? null,
  end: periodEnd ?? null,
  ratings: ratings ?? [],
})
const mean = (sum: number, count: number) => Math.round((sum / count) * 100) / 100

/** How patients judged the clinic, from the counts of its days. */
export async function clinicStatistics(
  tx: Tx,
  request: RequestContext,
  id: number,
  query: Query,
): Promise<RouteResponse<typeof feedbackStatistics>> {
  const wanted = asked(requireEmployment(request, id).clinicId, query)
  const counted = await countByRating(tx, wanted)
  const total = (part: 'count' | 'speed' | 'clarity' | 'timeSaved' | 'simplicity' | 'other') =>
    counted.reduce((sum, each) => sum + each[part], 0)
  const count = total('count')
  const firstDay = counted.map((each) => each.firstDay).sort()[0] ?? ''
  const lastDay =
    counted
      .map((each) => each.lastDay)
      .sort()
      .at(-1) ?? ''
  const step = count === 0 ? 'day' : trendStep(query.periodStart ?? firstDay, query.periodEnd ?? lastDay)
  const trend = count === 0 ? [] : await countByStep(tx, wanted, step)
  return {
    count,
    average:
      count === 0
        ? null
        : mean(
            counted.reduce((sum, each) => sum + each.rating * each.count, 0),
            count,
          ),
    distribution: FEEDBACK_RATINGS.map((rating) => ({
      rating,
      count: counted.find((each) => each.rating === rating)?.count ?? 0,
    })),
    keywords: [
      { keyword: 'SPEED', count: total('speed') },
      { keyword: 'CLARITY', count: total('clarity') },
      { keyword: 'TIME_SAVED', count: total('timeSaved') },
      { keyword: 'SIMPLICITY', count: total('simplicity') },
      { keyword: 'OTHER', count: total('other') },
    ],
    trendStep: step,
    trend: trend.map((each) => ({ from: each.from, count: each.count, average: mean(each.sum, each.count) })),
  }
}

/** The feedback itself. What was written about a medical matter is shown to those who may read such e-contacts. */
export async function clinicFeedback(
  tx: Tx,
  request: RequestContext,
  id: number,
  query: RouteInput<typeof listClinicFeedback>['query'],
): Promise<RouteResponse<typeof listClinicFeedback>> {
  const { clinicId, profession } = requireEmployment(request, id)
  const { page = 0, size = FEEDBACK_PAGE_SIZE } = query
  const wanted = asked(clinicId, query)
  const timeZone = await findTimeZone(tx, clinicId)
  const rows = await listFeedbackOf(tx, {
    clinicId,
    from: wanted.start ? startOfLocalDay(wanted.start, timeZone) : null,
    until: wanted.end ? startOfLocalDay(addDays(wanted.end, 1), timeZone) : null,
    ratings: wanted.ratings,
    size,
    page,
  })
  const counted = await countByRating(tx, wanted)
  const totalElements = counted.reduce((sum, { count }) => sum + count, 0)
  request.audit({ clinicId, subjectPersonId: null, objectType: 'clinic', objectId: clinicId })
  return {
    content: rows.map(({ eContactType, ...given }) =>
      isMedicalContentHidden(profession, eContactType) ? { ...given, message: null } : given,
    ),
    page,
    size,
    totalElements,
    last: (page + 1) * size >= totalElements,
  }
}
