import type { Tx } from '../../db/database.ts'
import { NotFound, Refused } from '../../errors.ts'
import type { Call } from '../../http/call.ts'
import type { Accessed } from './access-e-contact.ts'
import { applyChange, openForChange } from './change-e-contact.ts'
import { findColleague } from './colleagues-repository.ts'

/** Makes a colleague of the clinic responsible; null takes the present one away. Answers who it was before. */
export async function assign(
  tx: Tx,
  call: Call,
  id: number,
  assigneeUserId: number | null,
): Promise<Accessed & { previousAssigneeUserId: number | null }> {
  const accessed = await openForChange(tx, call, id)
  if (assigneeUserId !== null) {
    const colleague = await findColleague(tx, accessed.eContact.clinicId, assigneeUserId)
    if (!colleague) throw new NotFound()
    if (!colleague.isActive) throw new Refused('EMPLOYEE_DEACTIVATED')
  }
  const changed = await applyChange(tx, call, accessed, { action: 'ASSIGN', input: { assigneeUserId } })
  return { ...changed, previousAssigneeUserId: accessed.eContact.assigneeUserId }
}
