import { createHash, timingSafeEqual } from 'node:crypto'
import { NotFound } from '../../errors.ts'
import { type Handlers, RawResponse } from '../../http/mount.ts'
import { createMetrics } from '../../metrics/metrics.ts'
import type { Services } from '../../services.ts'
import { lastPublishedAt } from '../../audit/published-heads.ts'
import { countJobs, oldestDueAt } from './job-count-repository.ts'

/** Open in DEMO and DEV. In PROD only for who brings the token; without a token there is no such route. */
export function metricsRoute({ clock, config, database }: Services): Handlers<'getMetrics'> {
  const metrics = createMetrics()
  return {
    getMetrics: async (_input, request) => {
      if (config.appMode === 'PROD' && !isToken(request.authorization, config.metricsToken))
        throw new NotFound()
      const now = clock.now()
      const { counts, oldest } = await database.transaction({ actor: 'system' }, async (tx) => ({
        counts: await countJobs(tx, now),
        oldest: await oldestDueAt(tx, now),
      }))
      metrics.setJobs(counts)
      const secondsSince = (then: Date | null) => (then ? (now.getTime() - then.getTime()) / 1000 : 0)
      metrics.setOldestJob(secondsSince(oldest))
      metrics.setAuditHeadAge(secondsSince(await lastPublishedAt(config.auditHeadsDir)))
      return new RawResponse(await metrics.render(), { 'content-type': metrics.contentType })
    },
  }
}

function isToken(authorization: string | undefined, token: string | undefined): boolean {
  if (!token || !authorization) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))
}
