import { quietUntil } from '@vastus/domain/message-centre/begin'
import * as z from 'zod/mini'
import { GatewayDown, type SmsResult } from '../../adapters/sms/sms-gateway.ts'
import { defineJob, type Job, type LastWrites } from '../../jobs/define-job.ts'
import { enqueueMany } from '../../jobs/queue.ts'
import type { Services } from '../../services.ts'
import { showInOutbox } from '../delivery/index.ts'
import * as messages from './messages-repository.ts'
import { reportUrlOf } from './report-token.ts'

const SEND_SMS_JOB = 'send-sms'
/** With the pauses between them, a gateway that is down is tried for a little more than two hours. */
const MAX_ATTEMPTS = 14

/** The job that sends one message; one for each moment at which it is planned. */
export const plannedJob = (messageId: number, runAt: Date) => ({
  kind: SEND_SMS_JOB,
  payload: { messageId },
  runAt,
  dedupeKey: `${SEND_SMS_JOB}:${messageId}:${runAt.toISOString()}`,
})

/**
 * Sends one message, at most once. That it leaves is stored before the gateway is asked. A message that is found leaving was asked for
 * by a process that has died since: it may have left, becomes UNKNOWN, and is not sent again.
 */
export function sendSmsJob(services: Services): Job {
  const { clock, config, database, sms } = services
  return defineJob({
    kind: SEND_SMS_JOB,
    waitsForOthers: true,
    payload: z.object({ messageId: z.int() }),
    maxAttempts: MAX_ATTEMPTS,
    whenGivenUp:
      ({ messageId }) =>
      (tx) =>
        messages.settle(tx, messageId),
    handler: async ({ messageId }, { jobId }): Promise<LastWrites> => {
      const begun = await database.transaction({ actor: 'system' }, async (tx) => {
        const planned = await messages.findPlanned(tx, messageId)
        if (!planned) return null
        const later = planned.isTest ? null : quietUntil(clock.now(), planned.timeZone)
        if (!later && !planned.hasRefused) await messages.markSending(tx, messageId, clock.now())
        return { ...planned, later }
      })
      if (!begun) return (tx) => messages.markUnknown(tx, messageId)
      if (begun.hasRefused) return (tx) => messages.markRefused(tx, messageId)
      const { phone: to, text, later } = begun
      if (later) return (tx) => enqueueMany(tx, [plannedJob(messageId, later)])

      let result: SmsResult | null
      try {
        result =
          sms &&
          (await sms.send({ to, text, reportUrl: (gateway) => reportUrlOf(config, messageId, gateway) }))
      } catch (error) {
        if (!(error instanceof GatewayDown)) throw error
        await database.transaction({ actor: 'system' }, (tx) => messages.markPlannedAgain(tx, messageId))
        throw error
      }
      if (result?.outcome === 'UNKNOWN') return (tx) => messages.markUnknown(tx, messageId)
      if (result?.outcome === 'REFUSED') return (tx) => messages.markFailed(tx, messageId, 'REFUSED')
      return async (tx) => {
        if (config.appMode !== 'PROD') await showInOutbox(tx, { jobId, to, text, createdAt: clock.now() })
        // Without a gateway, the outbox of DEMO is where it goes.
        const { gateway, gatewayId } = result ?? { gateway: 'OUTBOX', gatewayId: String(jobId) }
        await messages.markSent(tx, messageId, { gateway, gatewayId, now: clock.now() })
      }
    },
  })
}
