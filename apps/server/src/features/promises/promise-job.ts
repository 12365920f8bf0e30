import * as z from 'zod/mini'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'
import { announceAnswerDue, markTold } from './promises-repository.ts'

/** Tells the clinic that the promised time runs out, or has. */
export const PROMISE_JOB = 'promise'

/**
 * Three quarters through, the assignee gets a notice, or everybody where there is none; at the end everybody. Sent and
 * remembered in one transaction, so each is sent once however often the job runs.
 */
export function promiseJob({ clock }: Services): Job {
  return defineJob({
    kind: PROMISE_JOB,
    payload: z.object({ eContactId: z.int(), since: z.iso.datetime(), stage: z.enum(['SOON', 'LATE']) }),
    maxAttempts: 5,
    handler:
      async ({ eContactId, since, stage }) =>
      async (tx) => {
        const told = await markTold(tx, eContactId, since, stage, clock.now())
        if (!told || told.isKnown) return
        const toUserId = stage === 'SOON' ? told.responsibleUserId : null
        announceAnswerDue(tx, { eContactId: told.eContactId, clinicId: told.clinicId, stage, toUserId })
      },
  })
}
