import * as z from 'zod/mini'
import { wordsIn } from '../../../http/words.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import type { Services } from '../../../services.ts'
import { settleNotice } from '../ledger-repository.ts'
import { type PushContent, pushToDevice } from './push-to-device.ts'
import { findPushOrder, forgetSubscription, type PushOrder } from './subscriptions-repository.ts'

export const SEND_PUSH_JOB = 'send-push'
/** The pauses between them add up to more than an hour; after that the e-mail must do. */
const MAX_ATTEMPTS = 12

/** Tells one device that there is news, and the ledger what became of it. */
export function sendPushJob(services: Services): Job {
  const { database, push } = services
  return defineJob({
    kind: SEND_PUSH_JOB,
    waitsForOthers: true,
    payload: z.object({ noticeId: z.int(), subscriptionId: z.int() }),
    maxAttempts: MAX_ATTEMPTS,
    handler: async ({ noticeId, subscriptionId }, job) => {
      const order = await database.transaction({ actor: 'system' }, (tx) =>
        findPushOrder(tx, { noticeId, subscriptionId }),
      )
      if (!order || !push)
        return async (tx) => {
          await forgetSubscription(tx, subscriptionId)
          await settleNotice(tx, noticeId, { state: 'FAILED', error: 'GONE' })
        }
      const target = { ...order, subscriptionId }
      const { lastWrites } = await pushToDevice(services, push, job, target, messageOf(order), noticeId)
      return lastWrites
    },
  })
}

function messageOf({ eContactId, language }: PushOrder): PushContent {
  return {
    title: 'Vastus',
    body: wordsIn(language)('notices.push.body'),
    path: `/e-contacts/${eContactId}/timeline`,
    tag: `e-contact-${eContactId}`,
    language,
  }
}
