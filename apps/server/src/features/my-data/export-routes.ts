import type { MyDataExport } from '@vastus/contract/my-data'
import { randomUUID } from 'node:crypto'
import { StorageUnavailable, StoredFileMissing } from '../../adapters/storage/file-storage.ts'
import { NotFound, Unavailable } from '../../errors.ts'
import type { Tx } from '../../db/database.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { requireFreshSignIn } from '../../http/fresh-sign-in.ts'
import { type Handlers, RawResponse } from '../../http/mount.ts'
import { postJob } from '../../jobs/queue.ts'
import type { Services } from '../../services.ts'
import { EXPORT_JOB } from './export-job.ts'
import { beginExport, type ExportRow, findExport } from './exports-repository.ts'

/** What is not ready by then never will be: another may be asked for. */
const GIVEN_UP_MS = 15 * 60_000

type Names = 'requestMyData' | 'getMyData' | 'allowMyDataDownload' | 'downloadMyData'

export function exportRoutes(services: Services): Handlers<Names> {
  return {
    requestMyData: (_input, request) =>
      request.once(
        async (tx) => {
          requireFreshSignIn(request)
          const { userId, personId } = request.principal()
          if (personId === null) throw new NotFound()
          const { language, now } = request
          const givenUpBefore = new Date(now.getTime() - GIVEN_UP_MS)
          const begun = await beginExport(tx, {
            id: randomUUID(),
            userId,
            personId,
            language,
            now,
            givenUpBefore,
          })
          if (begun) postJob(tx, { kind: EXPORT_JOB, payload: { userId, exportId: begun.id } })
          return begun ? show(request, begun) : showNewest(tx, request)
        },
        { keep: () => ({}), again: (tx) => showNewest(tx, request) },
      ),

    getMyData: (_input, request) =>
      request.transaction(async (tx) => {
        const found = await findExport(tx, request.principal().userId)
        return { newest: found && !isOver(found, request.now) ? present(found) : null }
      }),

    allowMyDataDownload: async (_input, request) => {
      requireFreshSignIn(request)
      return undefined
    },

    downloadMyData: async (_input, request) => {
      requireFreshSignIn(request)
      const found = await request.transaction(async (tx) => {
        const { userId, personId } = request.principal()
        const ready = await findExport(tx, userId)
        if (!ready?.storageKey || ready.personId !== personId || isOver(ready, request.now))
          throw new NotFound()
        request.audit({ clinicId: null, subjectPersonId: personId, objectType: 'person', objectId: personId })
        return { ...ready, storageKey: ready.storageKey }
      })
      return new RawResponse(await read(services, found.storageKey), {
        'content-type': 'application/zip',
        'content-length': String(found.sizeBytes),
        'content-disposition': `attachment; filename="vastus-${found.requestedAt.slice(0, 10)}.zip"`,
        'x-content-type-options': 'nosniff',
      })
    },
  }
}

async function showNewest(tx: Tx, request: RequestContext): Promise<MyDataExport> {
  const found = await findExport(tx, request.principal().userId)
  if (!found) throw new NotFound()
  return show(request, found)
}

/** @throws NotFound for what was made of another person */
function show(request: RequestContext, found: ExportRow): MyDataExport {
  const { personId } = request.principal()
  if (personId !== found.personId) throw new NotFound()
  request.audit({ clinicId: null, subjectPersonId: personId, objectType: 'person', objectId: personId })
  return present(found)
}

function isOver({ expiresAt }: ExportRow, now: Date): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= now.getTime()
}

function present({ state, done, total, requestedAt, expiresAt, sizeBytes }: ExportRow): MyDataExport {
  return { state, done, total, requestedAt, expiresAt, sizeBytes }
}

async function read({ storage }: Services, key: string) {
  try {
    return await storage.read(key)
  } catch (error) {
    if (error instanceof StoredFileMissing) throw new NotFound()
    if (error instanceof StorageUnavailable) throw new Unavailable('file storage', { cause: error })
    throw error
  }
}
