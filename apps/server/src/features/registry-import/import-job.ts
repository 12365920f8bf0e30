import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'
import { personOfRegisterSession } from '../sign-in/index.ts'
import { endImport, lockRunningImport } from './imports-repository.ts'
import { runImport } from './run-import.ts'

export const IMPORT_JOB = 'import-patient-list'

/** Goes on with an import that its process has not ended. Without the session of the employee nobody may ask the register: it fails then. */
export function importJob(services: Services): Job {
  const { clock, database } = services
  return defineJob({
    kind: IMPORT_JOB,
    waitsForOthers: true,
    payload: z.object({ id: z.int(), registrationCode: z.string() }),
    maxAttempts: 3,
    async handler({ id, registrationCode }) {
      const found = await database.transaction({ actor: 'system' }, async (tx) => {
        const now = clock.now()
        const running = await lockRunningImport(tx, id)
        if (!running) return null
        const person = await personOfRegisterSession(tx, running.sessionId, now)
        if (!person) await endImport(tx, id, { status: 'FAILED', outcome: null, removed: 0, now })
        return person && { person, running }
      })
      if (!found) return
      const { person, running } = found
      const actor = { userId: running.askedByUserId, sessionHash: null, role: 'PRM_DOCTOR' }
      await runImport(services, running, { person, registrationCode, actor, requestId: randomUUID() })
    },
  })
}
