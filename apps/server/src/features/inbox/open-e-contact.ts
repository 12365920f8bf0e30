import type { ClinicEContact } from '@vastus/contract/shapes'
import type { Tx } from '../../db/database.ts'
import { announceSeenByClinic } from '../../events/record-events.ts'
import type { Call } from '../../http/call.ts'
import { refreshRow } from '../../db/refresh-row.ts'
import { accessEContact } from '../e-contacts/index.ts'
import { isUnread, markSeenBy, markSeenByClinic } from './seen-repository.ts'
import { presentForClinic } from '../conversation/index.ts'

/** Shows an e-contact to staff and remembers that the clinic, and who of it, has seen it. */
export async function openEContact(tx: Tx, call: Call, id: number): Promise<ClinicEContact> {
  const [accessed, wasUnread] = await Promise.all([accessEContact(tx, call, id), isUnread(tx, id)])
  markSeenByClinic(tx, id, call.now)
  markSeenBy(tx, call.principal().userId, accessed.eContact, call.now)
  announceSeenByClinic(tx, accessed.eContact, call.principal().userId, call.now)
  if (wasUnread) refreshRow(tx, id)
  return presentForClinic(tx, accessed, call.now)
}
