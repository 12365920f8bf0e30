import * as z from 'zod/mini'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { postJob } from '../../jobs/queue.ts'
import { PUSH_ALARM_JOB } from '../delivery/index.ts'
import { findOpenAlarm } from './alarms-repository.ts'
import { announceAnswerDue } from './promises-repository.ts'

export const DANGER_ALARM_JOB = 'danger-alarm'

/** Tells the whole clinic again that nobody has taken a danger sign, when the time for it is over. */
export function alarmJob(): Job {
  return defineJob({
    kind: DANGER_ALARM_JOB,
    payload: z.object({ eContactId: z.int() }),
    maxAttempts: 5,
    handler:
      async ({ eContactId }, { jobId }) =>
      async (tx) => {
        const open = await findOpenAlarm(tx, eContactId)
        if (!open) return
        announceAnswerDue(tx, { ...open, stage: 'DANGER_LATE', toUserId: null })
        postJob(tx, {
          kind: PUSH_ALARM_JOB,
          payload: { eContactId },
          dedupeKey: `${PUSH_ALARM_JOB}:late:${jobId}`,
        })
      },
  })
}
