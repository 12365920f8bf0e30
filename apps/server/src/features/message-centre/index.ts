import type { OwnSms, OwnSmsChoice } from '@vastus/contract/sms-opt-outs'
import type { Handlers } from '../../http/mount.ts'
import type { Job } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'
import type { Tx } from '../../db/database.ts'
import { audienceRoute } from './audience-route.ts'
import { audiencesRoutes } from './audiences-routes.ts'
import { listOwnSms } from './messages-repository.ts'
import { ownTemplatesRoutes } from './own-templates-routes.ts'
import { optOutRoutes } from './opt-out-routes.ts'
import { listOwnChoices } from './opt-outs-repository.ts'
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
  | 'listSmsSkipped'
  | 'stopSmsBatch'
  | 'reportOfMessente'
  | 'reportOfTwilio'
  | 'answerByTwilio'
  | 'getLinkedSmsChoice'
  | 'setLinkedSmsChoice'
  | 'listMySmsChoices'
  | 'setMySmsChoice'
  | 'listMySms'
  | 'listSmsOptOuts'
  | 'setSmsOptOut'
  | 'listOwnSmsTemplates'
  | 'createOwnSmsTemplate'
  | 'changeOwnSmsTemplate'
  | 'deleteOwnSmsTemplate'
  | 'listSmsAudiences'
  | 'createSmsAudience'
  | 'changeSmsAudience'
  | 'deleteSmsAudience'

const ALL_OWN = { size: 100_000, offset: 0 }

export type AllOwnSms = { messages: OwnSms[]; choices: OwnSmsChoice[] }

/** Everything that clinics sent to the phone of the caller, newest first, and which of them may write. */
export async function readOwnSms(tx: Tx, personId: number): Promise<AllOwnSms> {
  const rows = await listOwnSms(tx, personId, ALL_OWN)
  return {
    messages: rows.map(({ total: _total, ...sms }) => sms),
    choices: await listOwnChoices(tx, personId),
  }
}

/** Messages by SMS to many patients of a clinic. */
export function messageCentreRoutes(services: Services): Handlers<Names> {
  return {
    ...audienceRoute(),
    ...audiencesRoutes(),
    ...ownTemplatesRoutes(),
    ...smsRoutes(services),
    ...optOutRoutes(),
    ...reportRoutes(services),
  }
}

export const messageCentreJobs = (services: Services): Job[] => [sendSmsJob(services)]
