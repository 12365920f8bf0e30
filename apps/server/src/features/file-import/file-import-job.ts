import { FILE_IMPORT_KEPT_HOURS } from '@vastus/domain/file-import/file-import'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import type { Recurring } from '../../jobs/schedule.ts'
import type { Services } from '../../services.ts'
import { deleteImportsBefore, findImport, stopStep } from './file-imports-repository.ts'
import { runStep } from './run-step.ts'

export const FILE_IMPORT_JOB = 'carry-out-file-import'
const SWEEP_JOB = 'forget-file-imports'
const HOUR_MS = 60 * 60_000

/** Goes on with an import that its process has not ended. One that is given up can be undone, and its file be brought again. */
export function fileImportJob(services: Services): Job {
  return defineJob({
    kind: FILE_IMPORT_JOB,
    payload: z.object({ id: z.int(), step: z.enum(['RUNNING', 'UNDOING']) }),
    maxAttempts: 3,
    whenGivenUp:
      ({ id, step }) =>
      (tx) =>
        stopStep(tx, id, step, services.clock.now()),
    async handler({ id, step }) {
      const found = await services.database.transaction({ actor: 'system' }, (tx) => findImport(tx, id))
      if (found?.status !== step) return
      const actor = { userId: found.createdByUserId, sessionHash: null, role: 'PRM_DOCTOR' }
      await runStep(services, { ...found, actor, requestId: randomUUID() }, step)
    },
  })
}

export const sweepFileImportsEveryHour: Recurring = { kind: SWEEP_JOB, payload: {}, every: HOUR_MS }

/** The rows of a file are copies of personal data: they go when they can no longer be undone. */
export function sweepFileImportsJob({ database, clock }: Services): Job {
  return defineJob({
    kind: SWEEP_JOB,
    payload: z.object({}),
    maxAttempts: 3,
    async handler() {
      const moment = new Date(clock.now().getTime() - FILE_IMPORT_KEPT_HOURS * HOUR_MS)
      await database.transaction({ actor: 'system' }, (tx) => deleteImportsBefore(tx, moment))
    },
  })
}
