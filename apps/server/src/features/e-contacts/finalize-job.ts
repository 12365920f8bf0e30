import * as z from 'zod/mini'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import type { Parts } from '../../parts.ts'
import { finalizeByItself } from './finalize.ts'

/** Ends the files step of somebody who closed the page. */
export const FINALIZE_JOB = 'finalize-e-contact'

export function finalizeJob({ database, clock }: Parts): Job {
  return defineJob({
    kind: FINALIZE_JOB,
    payload: z.object({ eContactId: z.int() }),
    maxAttempts: 5,
    handler: ({ eContactId }) =>
      database.transaction({ actor: 'system' }, (tx) => finalizeByItself(tx, eContactId, clock.now())),
  })
}
