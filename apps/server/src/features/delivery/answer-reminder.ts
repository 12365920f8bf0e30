import { reminderAt } from '@vastus/domain/e-contact/answer-by'
import type { Tx } from '../../db/database.ts'
import { postJob } from '../../jobs/queue.ts'

export const ANSWER_REMINDER_JOB = 'answer-reminder'

/** The patient gets a notice on the day before the one by which an answer is asked for. */
export function remindOfAnswer(
  tx: Tx,
  { id, answerBy }: { id: number; answerBy: string },
  clock: { now: Date; timeZone: string },
): void {
  const runAt = reminderAt(answerBy, clock)
  if (!runAt) return
  postJob(tx, {
    kind: ANSWER_REMINDER_JOB,
    payload: { eContactId: id, answerBy },
    runAt,
    dedupeKey: `${ANSWER_REMINDER_JOB}:${id}:${answerBy}`,
  })
}
