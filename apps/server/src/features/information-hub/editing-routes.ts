import type { Tx } from '../../db/database.ts'
import type { Handlers } from '../../http/mount.ts'
import { type RequestContext, requireVersion } from '../../http/request-context.ts'
import { wholePage } from '../../http/whole-page.ts'
import { hubEditing } from './editing.ts'
import type { EditedNotice } from './editing-repository.ts'

type Names = 'listEditedNotices' | 'addNotice' | 'saveNotice' | 'publishNotice' | 'expireNotice'

/** What the platform's administrator does with the notices of the information hub. */
export function hubEditingRoutes(): Handlers<Names> {
  return {
    listEditedNotices: (_input, request) =>
      request.transaction(async (tx) => wholePage(await hubEditing.list(tx))),

    addNotice: ({ body }, request) =>
      request.once(
        async (tx) => {
          const id = await hubEditing.saveDraft(tx, null, body, request.now)
          note(request, id)
          return hubEditing.get(tx, id)
        },
        {
          keep: ({ id }) => ({ id }),
          again: (tx, { id }) => {
            note(request, id)
            return hubEditing.get(tx, id)
          },
        },
      ),

    saveNotice: ({ params: { id }, body }, request) =>
      changed(request, id, (tx) => hubEditing.saveDraft(tx, id, body, request.now)),

    publishNotice: ({ params: { id } }, request) =>
      changed(request, id, (tx) => hubEditing.publish(tx, id, request.now)),

    expireNotice: ({ params: { id } }, request) =>
      changed(request, id, (tx) => hubEditing.expire(tx, id, request.now)),
  }
}

/** @throws NotFound, OutdatedVersion */
function changed(
  request: RequestContext,
  id: number,
  change: (tx: Tx) => Promise<unknown>,
): Promise<EditedNotice> {
  return request.transaction(async (tx) => {
    const { version } = await hubEditing.get(tx, id)
    requireVersion(request, version)
    await change(tx)
    note(request, id)
    return hubEditing.get(tx, id)
  })
}

/** No patient is concerned, but the audit trail keeps who changed what staff read. */
function note(request: RequestContext, objectId: number): void {
  request.audit({ clinicId: null, subjectPersonId: null, objectType: 'hubNotice', objectId })
}
