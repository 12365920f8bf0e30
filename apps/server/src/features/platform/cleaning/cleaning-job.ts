import * as z from 'zod/mini'
import { deleteOldRows } from './old-row-repository.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import type { Recurring } from '../../../jobs/schedule.ts'
import type { Services } from '../../../services.ts'

const CLEANING_JOB = 'clean-up'
const HOUR_MS = 60 * 60_000
const MAX_ATTEMPTS = 3

export const cleaningSchedule: Recurring = { kind: CLEANING_JOB, payload: {}, every: HOUR_MS }

/** Every hour, what has served its time goes: drafts, codes, counters, keys, ended sessions and jobs. */
export function cleaningJob({ clock, database }: Services): Job {
  return defineJob({
    kind: CLEANING_JOB,
    payload: z.object({}),
    maxAttempts: MAX_ATTEMPTS,
    handler: async () => {
      await database.transaction({ actor: 'system' }, (tx) => deleteOldRows(tx, clock.now()))
      return undefined
    },
  })
}
