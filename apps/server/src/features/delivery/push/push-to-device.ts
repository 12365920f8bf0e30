import {
  PushGone,
  PushRefused,
  type PushSender,
  PushUnavailable,
} from '../../../adapters/push/push-sender.ts'
import type { Language } from '@vastus/i18n'
import type { PushSubscription } from '@vastus/domain/notices/push-subscription'
import { type JobContext, WaitAtLeast } from '../../../jobs/define-job.ts'
import type { Services } from '../../../services.ts'
import { handOver, type Handed } from '../hand-over.ts'
import { forgetSubscription } from './subscriptions-repository.ts'

/** What the service worker shows. A locked screen shows it, so it says nothing of whom or what it is about. */
export type PushContent = { title: string; body: string; path: string; tag: string; language: Language }

/** The device of a user. */
export type PushTarget = PushSubscription & { subscriptionId: number; email: string }

/**
 * Tells one device. A device that its service knows no more is forgotten.
 *
 * @param noticeId the row of the ledger that learns what became of it
 * @throws WaitAtLeast when the service asks to be left alone for a while
 */
export function pushToDevice(
  services: Services,
  push: PushSender,
  job: JobContext,
  target: PushTarget,
  content: PushContent,
  noticeId?: number,
): Promise<Handed> {
  const { config, database, log } = services
  const text = `${content.body}\n\n${config.publicUrl}${content.path}`
  const message = { channel: 'PUSH', to: target.email, subject: content.title, text, noticeId } as const
  return handOver(services, job, message, async () => {
    try {
      await push.send(target, { text: JSON.stringify(content), topic: content.tag })
      return undefined
    } catch (error) {
      if (error instanceof PushUnavailable) throw new WaitAtLeast(error.waitMs, error)
      if (error instanceof PushRefused) {
        log.warn({ jobId: job.jobId, status: error.status }, 'a push notice was refused')
        return 'REFUSED'
      }
      if (!(error instanceof PushGone)) throw error
      await database.transaction({ actor: 'system' }, (tx) => forgetSubscription(tx, target.subscriptionId))
      return 'GONE'
    }
  })
}
