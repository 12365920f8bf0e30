import type { importPatientList as route } from '@vastus/contract/registry-import'
import type { RouteInput, RouteResponse } from '@vastus/contract/route'
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { RequestContext } from '../../http/request-context.ts'
import { postJob } from '../../jobs/queue.ts'
import type { Services } from '../../services.ts'
import { getRegisterSession } from '../sign-in/index.ts'
import { getOrganisation } from './get-organisation.ts'
import { IMPORT_JOB } from './import-job.ts'
import { beginImports, findImportsByIds, type ImportRow } from './imports-repository.ts'
import { presentTogether } from './present-import.ts'
import { type ImportedFor, runImport } from './run-import.ts'

/** Most imports have ended by then, and are answered with their result. Others go on, and are asked for. */
const ANSWER_WITHIN_MS = 15_000
/** A job looks after an import whose process has died. */
const LOOK_AFTER_MS = 3 * 60_000

/** Imports lists of the caller's clinic, one after another. @throws NotFound, Refused */
export async function importLists(
  services: Services,
  request: RequestContext,
  body: RouteInput<typeof route>['body'],
): Promise<RouteResponse<typeof route>> {
  const session = await getRegisterSession(services, request, body)
  const { userId, sessionHash } = request.principal()
  const importId = randomUUID()
  const listCodes = [...new Set(body.listCodes ?? [body.listCode ?? ''])]
  const { begun, registrationCode } = await request.transaction(async (tx) => {
    const organisation = await getOrganisation(tx, request, body)
    const { clinicId, registrationCode } = organisation
    request.audit({
      clinicId,
      subjectPersonId: null,
      objectType: 'patientList',
      objectId: listCodes.join(' '),
    })
    const about = { importId, clinicId, sessionId: session.id, method: body.method, userId, now: request.now }
    const begun = await beginImports(tx, about, listCodes)
    const runAt = new Date(request.now.getTime() + LOOK_AFTER_MS)
    for (const { id } of begun.filter((row) => row.importId === importId))
      postJob(tx, { kind: IMPORT_JOB, payload: { id, registrationCode }, runAt })
    return { begun, registrationCode }
  })
  const actor = { userId, sessionHash, role: request.role }
  const by = { person: session.person, registrationCode, actor, requestId: request.requestId }
  const own = begun.filter((row) => row.importId === importId)
  await Promise.race([runAll(services, own, by), delay(ANSWER_WITHIN_MS, undefined, { ref: false })])
  const ids = begun.map(({ id }) => id)
  const rows = await request.transaction((tx) => findImportsByIds(tx, ids))
  return presentTogether(importId, rows, request.language)
}

/** Never throws: the request may have been answered long before. */
async function runAll(services: Services, rows: readonly ImportRow[], by: ImportedFor): Promise<void> {
  try {
    for (const row of rows) await runImport(services, row, by)
  } catch (error) {
    services.log.error({ err: error, requestId: by.requestId }, 'imports were broken off')
  }
}
