import type { FileImport } from '@vastus/contract/file-import'
import { sumOutcomes, undoableUntil } from '@vastus/domain/file-import/file-import'
import { setTimeout as delay } from 'node:timers/promises'
import type { Tx } from '../../db/database.ts'
import { NotFound, Refused } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import { postJob } from '../../jobs/queue.ts'
import type { Services } from '../../services.ts'
import { beginStep, findImport, type ImportRow, lockImport } from './file-imports-repository.ts'
import { FILE_IMPORT_JOB } from './file-import-job.ts'
import { type RunningImport, runStep } from './run-step.ts'

/** Most imports have ended by then, and are answered with their result. Others go on, and are asked for. */
const ANSWER_WITHIN_MS = 15_000
/** A job looks after an import whose process has died. */
const LOOK_AFTER_MS = 3 * 60_000

export function present(row: ImportRow): FileImport {
  const { createdByUserId: _user, ...shown } = row
  return { ...shown, ...sumOutcomes(row.outcomes), undoableUntil: undoableUntil(row.status, row.endedAt) }
}

/** @throws NotFound for one of another clinic and for one that is not there alike */
export async function getImport(tx: Tx, request: RequestContext, id: number): Promise<ImportRow> {
  const found = await findImport(tx, id)
  if (!found) throw new NotFound()
  requireEmployment(request, found.clinicId)
  return found
}

/** Carries out an import that was previewed, or takes one back. What has begun already is only shown. @throws NotFound, Refused */
export async function carryOut(
  services: Services,
  request: RequestContext,
  id: number,
  step: 'RUNNING' | 'UNDOING',
): Promise<FileImport> {
  const found = await request.transaction(async (tx) => {
    const row = await getImport(tx, request, id)
    request.audit({ clinicId: row.clinicId, subjectPersonId: null, objectType: 'fileImport', objectId: id })
    return row
  })
  if (await begin(services, request, found, step)) {
    const { userId, sessionHash } = request.principal()
    const actor = { userId, sessionHash, role: request.role }
    await Promise.race([
      runLogged(services, { ...found, actor, requestId: request.requestId }, step),
      delay(ANSWER_WITHIN_MS, undefined, { ref: false }),
    ])
  }
  return request.transaction(async (tx) => present(await getImport(tx, request, id)))
}

/** @returns whether the step is there to be run */
async function begin(
  { database }: Services,
  request: RequestContext,
  { id }: ImportRow,
  step: 'RUNNING' | 'UNDOING',
): Promise<boolean> {
  return database.transaction({ actor: 'system' }, async (tx) => {
    const found = await lockImport(tx, id)
    if (!found) throw new NotFound()
    if (step === 'UNDOING' && found.status === 'DONE') {
      const until = undoableUntil(found.status, found.endedAt)
      if (until === null || until <= request.now.toISOString()) throw new Refused('FILE_IMPORT_UNDO_OVER')
    } else if (!(step === 'RUNNING' && found.status === 'PREVIEW')) return false
    await beginStep(tx, id, step)
    const runAt = new Date(request.now.getTime() + LOOK_AFTER_MS)
    postJob(tx, { kind: FILE_IMPORT_JOB, payload: { id, step }, runAt })
    return true
  })
}

/** Never throws: the request may have been answered long before. A job takes over what was broken off. */
async function runLogged(
  services: Services,
  running: RunningImport,
  step: 'RUNNING' | 'UNDOING',
): Promise<void> {
  try {
    await runStep(services, running, step)
  } catch (error) {
    services.log.error({ err: error, requestId: running.requestId }, 'an import of a file was broken off')
  }
}
