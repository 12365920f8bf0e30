import * as z from 'zod/mini'
import { PushGone, PushRefused, PushUnavailable } from '../../../adapters/push/push-sender.ts'
import { wordsIn } from '../../../http/words.ts'
import { defineJob, type Job, WaitAtLeast } from '../../../jobs/define-job.ts'
import { insertOutboxMessage } from '../../../mail-job/outbox-repository.ts'
import type { Parts } from '../../../parts.ts'
import { findPushOrder, forgetSubscription, type PushOrder, settlePush } from './subscriptions-repository.ts'

export const SEND_PUSH_JOB = 'send-push'
/** The pauses between them add up to more than an hour; after that the e-mail must do. */
const MAX_ATTEMPTS = 12

/** Tells one device that there is news, and the ledger what became of it. */
export function sendPushJob(parts: Parts): Job {
  const { clock, config, database, log, push } = parts
  return defineJob({
    kind: SEND_PUSH_JOB,
    waitsForOthers: true,
    payload: z.object({ noticeId: z.int(), subscriptionId: z.int() }),
    maxAttempts: MAX_ATTEMPTS,
    handler: async ({ noticeId, subscriptionId }, { jobId, lastAttempt }) => {
      const fail = (error: 'GONE' | 'REFUSED' | 'UNAVAILABLE') =>
        database.transaction({ actor: 'system' }, async (tx) => {
          if (error === 'GONE') await forgetSubscription(tx, subscriptionId)
          await settlePush(tx, noticeId, { state: 'FAILED', error })
        })
      const order = await database.transaction({ actor: 'system' }, (tx) =>
        findPushOrder(tx, { noticeId, subscriptionId }),
      )
      if (!order || !push) return fail('GONE')
      const message = messageOf(order)
      if (config.appMode !== 'PROD')
        await database.transaction({ actor: 'system' }, (tx) =>
          insertOutboxMessage(tx, {
            jobId,
            channel: 'PUSH',
            to: order.email,
            subject: message.title,
            text: `${message.body}\n\n${config.publicUrl}${message.path}`,
            createdAt: clock.now(),
          }),
        )
      try {
        await push.send(order, { text: JSON.stringify(message), topic: message.tag })
      } catch (error) {
        if (error instanceof PushGone) return fail('GONE')
        if (error instanceof PushRefused) {
          log.warn({ jobId, status: error.status }, 'a push notice was refused')
          return fail('REFUSED')
        }
        if (lastAttempt) await fail('UNAVAILABLE')
        throw error instanceof PushUnavailable ? new WaitAtLeast(error.waitMs, error) : error
      }
      await database.transaction({ actor: 'system' }, (tx) =>
        settlePush(tx, noticeId, { state: 'SENT', sentAt: clock.now() }),
      )
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
