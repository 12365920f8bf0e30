import type { Handlers } from '../../http/mount.ts'
import type { Job } from '../../jobs/define-job.ts'
import type { Recurring } from '../../jobs/schedule.ts'
import type { Services } from '../../services.ts'
import { apiDocumentRoute } from './api-document-route.ts'
import { auditHeadsJob, auditHeadsSchedule } from './audit-heads/publish-heads-job.ts'
import { cleaningJob, cleaningSchedule } from './cleaning/cleaning-job.ts'
import { clientLogRoute } from './client-log/client-log-route.ts'
import { configRoute } from './config/config-route.ts'
import { usageRoute } from './usage/usage-route.ts'

type Names = 'getConfig' | 'logFromClient' | 'getApiDocument' | 'trackUsage'

/** What every part of the product leans on and no feature owns. */
export function platformRoutes(services: Services): Handlers<Names> {
  return {
    ...configRoute(services),
    ...clientLogRoute(services),
    ...apiDocumentRoute(services),
    ...usageRoute(),
  }
}

export const platformSchedule: readonly Recurring[] = [auditHeadsSchedule, cleaningSchedule]

export function platformJobs(services: Services): Job[] {
  return [auditHeadsJob(services), cleaningJob(services)]
}
