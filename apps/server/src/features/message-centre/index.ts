import type { Handlers } from '../../http/mount.ts'
import type { Job } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'
import { audienceRoute } from './audience-route.ts'
import { optOutRoutes } from './opt-out-routes.ts'
import { reportRoutes } from './report-route.ts'
import { sendSmsJob } from './send-sms-job.ts'
import { smsRoutes } from './sms-routes.ts'

type Names =
  | 'listAudience'
  | 'previewSms'
  | 'sendSms'
  | 'testSms'
  | 'listSmsBatches'
  | 'getSmsBatch'
  | 'listSmsMessages'
  | 'stopSmsBatch'
  | 'reportOfMessente'
  | 'getLinkedSmsChoice'
  | 'setLinkedSmsChoice'
  | 'listMySmsChoices'
  | 'setMySmsChoice'
  | 'listSmsOptOuts'
  | 'setSmsOptOut'

/** Messages by SMS to many patients of a clinic. */
export function messageCentreRoutes(services: Services): Handlers<Names> {
  return { ...audienceRoute(), ...smsRoutes(services), ...optOutRoutes(), ...reportRoutes(services) }
}

export const messageCentreJobs = (services: Services): Job[] => [sendSmsJob(services)]
