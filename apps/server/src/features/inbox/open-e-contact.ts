import type { ClinicEContact } from '@vastus/contract/shapes'
import type { Tx } from '../../db/database.ts'
import { announceSeenByClinic } from '../../events/record-events.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { refreshRow } from '../../db/refresh-row.ts'
import { accessEContact } from '../e-contacts/index.ts'
import { isUnread, markSeenBy, markSeenByClinic } from './seen-repository.ts'
import { presentForClinic } from '../conversation/index.ts'

/** Shows an e-contact to staff and remembers that the clinic, and who of it, has seen it. */
export async function openEContact(tx: Tx, request: RequestContext, id: number): Promise<ClinicEContact> {
  const [accessed, wasUnread] = await Promise.all([accessEContact(tx, request, id), isUnread(tx, id)])
  markSeenByClinic(tx, id, request.now)
  markSeenBy(tx, request.principal().userId, accessed.eContact, request.now)
  announceSeenByClinic(tx, accessed.eContact, request.principal().userId, request.now)
  if (wasUnread) refreshRow(tx, id)
  return presentForClinic(tx, accessed, request.now)
}
