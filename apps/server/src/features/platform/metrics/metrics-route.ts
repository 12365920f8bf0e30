import { createHash, timingSafeEqual } from 'node:crypto'
import { NotFound } from '../../../errors.ts'
import { type Handlers, RawAnswer } from '../../../http/mount.ts'
import { createMetrics } from '../../../metrics/metrics.ts'
import type { Parts } from '../../../parts.ts'
import { countJobs } from './job-count-repository.ts'

/** Open in DEMO and DEV. In PROD only for who brings the token; without a token there is no such route. */
export function metricsRoute({ clock, config, database }: Parts): Handlers<'getMetrics'> {
  const metrics = createMetrics()
  return {
    getMetrics: async (_input, call) => {
      if (config.appMode === 'PROD' && !isToken(call.authorization, config.metricsToken)) throw new NotFound()
      const counts = await database.transaction({ actor: 'system' }, (tx) => countJobs(tx, clock.now()))
      metrics.setJobs(counts)
      return new RawAnswer(await metrics.render(), { 'content-type': metrics.contentType })
    },
  }
}

function isToken(authorization: string | undefined, token: string | undefined): boolean {
  if (!token || !authorization) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))
}
