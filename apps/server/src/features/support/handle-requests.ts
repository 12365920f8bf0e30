import type { SupportState } from '@vastus/domain/support/support-request'
import type { Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import { type RequestContext, requireVersion } from '../../http/request-context.ts'
import { findHandledRequest, type HandledRequest, saveState } from './support-repository.ts'

/** Notes how far the support is with a request. @throws NotFound, OutdatedVersion */
export function changeRequest(
  request: RequestContext,
  id: number,
  state: SupportState,
): Promise<HandledRequest> {
  return request.transaction(async (tx) => {
    const { version } = await getRequest(tx, id, { lock: true })
    requireVersion(request, version)
    await saveState(tx, id, state)
    request.audit({ clinicId: null, subjectPersonId: null, objectType: 'supportRequest', objectId: id })
    return getRequest(tx, id)
  })
}

async function getRequest(tx: Tx, id: number, options?: { lock: boolean }): Promise<HandledRequest> {
  const found = await findHandledRequest(tx, id, options)
  if (!found) throw new NotFound()
  return found
}
