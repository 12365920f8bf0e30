import { trendStep } from '@vastus/domain/statistics/period'
import { addDays, startOfLocalDay } from '@vastus/domain/time/time-zone'
import type { Handlers } from '../../http/mount.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import {
  type Asked,
  countByFacts,
  countDanger,
  countPromised,
  countRequests,
  countTemplateUses,
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
          timeZone,
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
          ...(await countByFacts(tx, asked, step)),
          templates: await countTemplateUses(tx, asked),
        }
      }),
  }
}
