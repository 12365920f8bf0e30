import * as z from 'zod/mini'
import { wordsIn } from '../../../http/words.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import { enqueueMany } from '../../../jobs/queue.ts'
import type { Services } from '../../../services.ts'
import { type PushContent, pushToDevice } from './push-to-device.ts'
import { findAlarmOrder, listStaffSubscriptionIds, type PushOrder } from './subscriptions-repository.ts'

export const PUSH_ALARM_JOB = 'push-alarm'
const PUSH_ALARM_TO_DEVICE_JOB = 'push-alarm-to-device'
/** When these are used up, the alarm has become late, and its second announcement reaches every device. */
const MAX_ATTEMPTS = 4

/** Tells the devices of all who work in a clinic that nobody has taken a danger sign yet. */
export function pushAlarmJobs(services: Services): Job[] {
  const { clock, database, push } = services
  return [
    defineJob({
      kind: PUSH_ALARM_JOB,
      payload: z.object({ eContactId: z.int() }),
      maxAttempts: 5,
      handler:
        async ({ eContactId }, { jobId }) =>
        async (tx) => {
          if (!push) return
          const devices = await listStaffSubscriptionIds(tx, eContactId, push.publicKey)
          const jobs = devices.map((subscriptionId) => ({
            kind: PUSH_ALARM_TO_DEVICE_JOB,
            payload: { eContactId, subscriptionId },
            dedupeKey: `${PUSH_ALARM_JOB}:${jobId}:${subscriptionId}`,
            runAt: clock.now(),
          }))
          await enqueueMany(tx, jobs)
        },
    }),
    defineJob({
      kind: PUSH_ALARM_TO_DEVICE_JOB,
      waitsForOthers: true,
      payload: z.object({ eContactId: z.int(), subscriptionId: z.int() }),
      maxAttempts: MAX_ATTEMPTS,
      handler: async ({ eContactId, subscriptionId }, job) => {
        const order = await database.transaction({ actor: 'system' }, (tx) =>
          findAlarmOrder(tx, { eContactId, subscriptionId }),
        )
        if (!order || !push) return undefined
        const target = { ...order, subscriptionId }
        const { lastWrites } = await pushToDevice(services, push, job, target, messageOf(order))
        return lastWrites
      },
    }),
  ]
}

function messageOf({ eContactId, language }: PushOrder): PushContent {
  return {
    title: 'Vastus',
    body: wordsIn(language)('notices.push.alarm'),
    path: `/e-contacts/${eContactId}`,
    tag: `alarm-${eContactId}`,
    language,
  }
}
