import type { Handlers } from '../../http/mount.ts'
import type { Job } from '../../jobs/define-job.ts'
import type { Recurring } from '../../jobs/schedule.ts'
import type { Parts } from '../../parts.ts'
import { apiDocumentRoute } from './api-document-route.ts'
import { auditHeadsJob, auditHeadsSchedule } from './audit-heads/publish-heads-job.ts'
import { cleaningJob, cleaningSchedule } from './cleaning/cleaning-job.ts'
import { clientLogRoute } from './client-log/client-log-route.ts'
import { configRoute } from './config/config-route.ts'
import { contentRoute } from './content/content-route.ts'
import { draftRoutes } from './drafts/draft-routes.ts'
import { globalMessageRoute } from './global-messages/global-message-route.ts'
import { healthRoutes } from './health/health-routes.ts'
import { metricsRoute } from './metrics/metrics-route.ts'
import { outboxRoute } from './outbox/outbox-route.ts'

export { deleteDraftsOf } from './drafts/draft-repository.ts'

type Names =
  | 'getConfig'
  | 'getContent'
  | 'logFromClient'
  | 'listGlobalMessages'
  | 'getDraftKey'
  | 'listDrafts'
  | 'saveDraft'
  | 'deleteDraft'
  | 'listOutbox'
  | 'getLiveness'
  | 'getReadiness'
  | 'getConnection'
  | 'getMetrics'
  | 'getApiDocument'

/** What every part of the product leans on and no feature owns. */
export function platformRoutes(parts: Parts): Handlers<Names> {
  return {
    ...configRoute(parts),
    ...contentRoute(parts),
    ...clientLogRoute(parts),
    ...globalMessageRoute(),
    ...draftRoutes(parts),
    ...outboxRoute(parts),
    ...healthRoutes(parts),
    ...metricsRoute(parts),
    ...apiDocumentRoute(parts),
  }
}

export const platformSchedule: readonly Recurring[] = [auditHeadsSchedule, cleaningSchedule]

export function platformJobs(parts: Parts): Job[] {
  return [auditHeadsJob(parts), cleaningJob(parts)]
}
