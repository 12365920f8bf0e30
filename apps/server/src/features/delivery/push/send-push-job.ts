import * as z from 'zod/mini'
import { PushGone, PushRefused, PushUnavailable } from '../../../adapters/push/push-sender.ts'
import type { Tx } from '../../../db/database.ts'
import { wordsIn } from '../../../http/words.ts'
import { defineJob, type Job, WaitAtLeast } from '../../../jobs/define-job.ts'
import type { Services } from '../../../services.ts'
import { handOver } from '../hand-over.ts'
import { settleNotice } from '../ledger-repository.ts'
import { findPushOrder, forgetSubscription, type PushOrder } from './subscriptions-repository.ts'

export const SEND_PUSH_JOB = 'send-push'
/** The pauses between them add up to more than an hour; after that the e-mail must do. */
const MAX_ATTEMPTS = 12

/** Tells one device that there is news, and the ledger what became of it. */
export function sendPushJob(services: Services): Job {
  const { config, database, log, push } = services
  return defineJob({
    kind: SEND_PUSH_JOB,
    waitsForOthers: true,
    payload: z.object({ noticeId: z.int(), subscriptionId: z.int() }),
    maxAttempts: MAX_ATTEMPTS,
    handler: async ({ noticeId, subscriptionId }, job) => {
      const asSystem = <T>(work: (tx: Tx) => Promise<T>) => database.transaction({ actor: 'system' }, work)
      const order = await asSystem((tx) => findPushOrder(tx, { noticeId, subscriptionId }))
      if (!order || !push)
        return async (tx) => {
          await forgetSubscription(tx, subscriptionId)
          await settleNotice(tx, noticeId, { state: 'FAILED', error: 'GONE' })
        }
      const content = messageOf(order)
      const text = `${content.body}\n\n${config.publicUrl}${content.path}`
      const message = { channel: 'PUSH', to: order.email, subject: content.title, text, noticeId } as const
      const { lastWrites } = await handOver(services, job, message, async () => {
        try {
          await push.send(order, { text: JSON.stringify(content), topic: content.tag })
          return undefined
        } catch (error) {
          if (error instanceof PushUnavailable) throw new WaitAtLeast(error.waitMs, error)
          if (error instanceof PushRefused) {
            log.warn({ jobId: job.jobId, status: error.status }, 'a push notice was refused')
            return 'REFUSED'
          }
          if (!(error instanceof PushGone)) throw error
          await asSystem((tx) => forgetSubscription(tx, subscriptionId))
          return 'GONE'
        }
      })
      return lastWrites
    },
  })
}

/** What the service worker shows. A locked screen shows it, so it says nothing of whom or what it is about. */
function messageOf({ eContactId, language }: PushOrder) {
  return {
    title: 'Vastus',
    body: wordsIn(language)('notices.push.body'),
    path: `/e-contacts/${eContactId}/timeline`,
    tag: `e-contact-${eContactId}`,
    language,
  }
}
