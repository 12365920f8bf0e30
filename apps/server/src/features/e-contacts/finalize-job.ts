import { AUTO_FINALIZE_MINUTES } from '@vastus/domain/limits'
import * as z from 'zod/mini'
import type { Tx } from '../../db/database.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { postJob } from '../../jobs/queue.ts'
import type { Services } from '../../services.ts'
import { finalizeByItself } from './finalize.ts'

const FINALIZE_JOB = 'finalize-e-contact'

/** Ends the files step half an hour later by itself, should somebody close the page. */
export function postFinalizeJob(tx: Tx, eContactId: number, now: Date): void {
  postJob(tx, {
    kind: FINALIZE_JOB,
    payload: { eContactId },
    runAt: new Date(now.getTime() + AUTO_FINALIZE_MINUTES * 60_000),
    dedupeKey: `${FINALIZE_JOB}:${eContactId}`,
  })
}

export function finalizeJob({ clock }: Services): Job {
  return defineJob({
    kind: FINALIZE_JOB,
    payload: z.object({ eContactId: z.int() }),
    maxAttempts: 5,
    handler:
      async ({ eContactId }) =>
      (tx) =>
        finalizeByItself(tx, eContactId, clock.now()),
  })
}
