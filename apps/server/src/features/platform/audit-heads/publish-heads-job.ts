import * as z from 'zod/mini'
import { findChainHeads } from '../../../audit/audit-repository.ts'
import { PUBLISH_EVERY_MS, publishHeads } from '../../../audit/published-heads.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import type { Recurring } from '../../../jobs/schedule.ts'
import type { Services } from '../../../services.ts'

const AUDIT_HEADS_JOB = 'publish-audit-heads'
const MAX_ATTEMPTS = 3

export const auditHeadsSchedule: Recurring = { kind: AUDIT_HEADS_JOB, payload: {}, every: PUBLISH_EVERY_MS }

/** Puts the heads of the audit chains where who owns the database cannot change them unnoticed. */
export function auditHeadsJob({ clock, config, database }: Services): Job {
  return defineJob({
    kind: AUDIT_HEADS_JOB,
    payload: z.object({}),
    maxAttempts: MAX_ATTEMPTS,
    handler: async () => {
      const heads = await database.transaction({ actor: 'system' }, findChainHeads)
      await publishHeads(config.auditHeadsDir, heads, clock.now())
    },
  })
}
