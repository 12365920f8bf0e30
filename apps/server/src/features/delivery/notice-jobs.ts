import type { EventType } from '@vastus/domain/e-contact/status'
import * as z from 'zod/mini'
import { NOTIFY_JOB } from '../../events/record-events.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'
import type { NoticeKind } from './ledger-repository.ts'
import {
  type EventSubject,
  findSubjectOfEvent,
  findSubjectOfNewestReply,
  isAnswerAwaited,
} from './subjects-repository.ts'
import { ANSWER_REMINDER_JOB } from './answer-reminder.ts'
import { REPLY_OPENS_JOB } from './reply-opens.ts'
import { waitsForJoin } from './joined-patients.ts'
import { sendNotice } from './send-notice.ts'

const MAX_ATTEMPTS = 12

/** What the patient's side gets notices of. What the patient did is known to the patient, except that it arrived. */
const KINDS: Partial<Record<EventType, NoticeKind>> = {
  E_CONTACT_REPLIED: 'reply',
  E_CONTACT_COMPLETED: 'completed',
  E_CONTACT_ARCHIVED: 'archived',
  E_CONTACT_REJECTED: 'rejected',
  E_CONTACT_REOPENED_BY_CLINIC: 'reopened',
}

function kindOf({ type, direction }: EventSubject): NoticeKind | undefined {
  if (type !== 'E_CONTACT_SENT') return KINDS[type]
  return direction.startsWith('CLINIC_TO_') ? 'newFromClinic' : 'receipt'
}

/** Turns an event into the notice that follows from it, if any does. */
export function notifyJob(services: Services): Job {
  const { clock } = services
  return defineJob({
    kind: NOTIFY_JOB,
    payload: z.object({ eventId: z.int() }),
    maxAttempts: MAX_ATTEMPTS,
    handler:
      async ({ eventId }) =>
      async (tx) => {
        const subject = await findSubjectOfEvent(tx, eventId, clock.now())
        const kind = subject && kindOf(subject)
        if (!kind || waitsForJoin(tx, subject, { kind: NOTIFY_JOB, payload: { eventId } })) return
        await sendNotice(services, tx, subject, kind, clock.now())
      },
  })
}

/** Tells the patient that the postponed turn has come, unless the clinic has changed or ended it since. */
export function replyOpensJob(services: Services): Job {
  const { clock } = services
  return defineJob({
    kind: REPLY_OPENS_JOB,
    payload: z.object({ eContactId: z.int(), replyBlockedUntil: z.iso.datetime() }),
    maxAttempts: MAX_ATTEMPTS,
    handler:
      async ({ eContactId, replyBlockedUntil }) =>
      async (tx) => {
        const subject = await findSubjectOfNewestReply(tx, eContactId, clock.now())
        const isStillSo =
          subject?.status === 'waitingForPatient' &&
          subject.replyBlockedUntil !== null &&
          Date.parse(subject.replyBlockedUntil) === Date.parse(replyBlockedUntil)
        if (!isStillSo) return
        const job = { kind: REPLY_OPENS_JOB, payload: { eContactId, replyBlockedUntil } }
        if (waitsForJoin(tx, subject, job)) return
        await sendNotice(services, tx, subject, 'replyOpens', clock.now())
      },
  })
}

/** Reminds the patient of a questionnaire that is still awaited by that day. */
export function answerReminderJob(services: Services): Job {
  const { clock } = services
  return defineJob({
    kind: ANSWER_REMINDER_JOB,
    payload: z.object({ eContactId: z.int(), answerBy: z.iso.date() }),
    maxAttempts: MAX_ATTEMPTS,
    handler:
      async ({ eContactId, answerBy }) =>
      async (tx) => {
        const subject = await findSubjectOfNewestReply(tx, eContactId, clock.now())
        if (subject?.status !== 'waitingForPatient') return
        if (!(await isAnswerAwaited(tx, { eContactId, answerBy }, clock.now()))) return
        const job = { kind: ANSWER_REMINDER_JOB, payload: { eContactId, answerBy } }
        if (waitsForJoin(tx, subject, job)) return
        await sendNotice(services, tx, subject, 'answerReminder', clock.now())
      },
  })
}
