import { trendStep } from '@vastus/domain/statistics/period'
import { addDays, startOfLocalDay } from '@vastus/domain/time/time-zone'
import type { Handlers } from '../../http/mount.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import {
  type Asked,
  countBy,
  countDanger,
  countPromised,
  countRequests,
  countTemplateUses,
  countTrend,
  findTimeZone,
} from './work-statistics-repository.ts'

/** What a manager asks of the clinic's work. Figures are of the clinic, never of one person. */
export function workStatisticsRoutes(): Handlers<'workStatistics'> {
  return {
    workStatistics: ({ params, query }, request) =>
      request.transaction(async (tx) => {
        const { clinicId } = requireEmployment(request, params.id)
        const { periodStart, periodEnd } = query
        const timeZone = await findTimeZone(tx, clinicId)
        const asked: Asked = {
          clinicId,
          from: periodStart ? startOfLocalDay(periodStart, timeZone) : null,
          until: periodEnd ? startOfLocalDay(addDays(periodEnd, 1), timeZone) : null,
        }
        const { firstDay, lastDay, ...requests } = await countRequests(tx, asked)
        const step =
          firstDay === null || lastDay === null
            ? 'day'
            : trendStep(periodStart ?? firstDay, periodEnd ?? lastDay)
        return {
          ...requests,
          withDanger: await countDanger(tx, asked),
          promised: await countPromised(tx, asked, request.now),
          trendStep: step,
          trend: await countTrend(tx, asked, step),
          hours: await countBy(tx, asked, 'hour'),
          weekdays: await countBy(tx, asked, 'weekday'),
          types: await countBy(tx, asked, 'type'),
          professions: await countBy(tx, asked, 'profession'),
          templates: await countTemplateUses(tx, asked),
        }
      }),
  }
}
