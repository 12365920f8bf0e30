import type { Tx } from '../../db/database.ts'
import { NotFound, Refused } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { type AccessedEContact, applyChange, openForChange } from '../e-contacts/index.ts'
import { findColleague } from './colleagues-repository.ts'

/** Makes a colleague of the clinic responsible; null takes the present one away. Answers who it was before. */
export async function assign(
  tx: Tx,
  request: RequestContext,
  id: number,
  assigneeUserId: number | null,
): Promise<AccessedEContact & { previousAssigneeUserId: number | null }> {
  const accessed = await openForChange(tx, request, id)
  const reason =
    assigneeUserId === null ? '' : await nameOfColleague(tx, accessed.eContact.clinicId, assigneeUserId)
  const changed = await applyChange(tx, request, accessed, {
    action: 'ASSIGN',
    input: { assigneeUserId },
    message: { reason },
  })
  return { ...changed, previousAssigneeUserId: accessed.eContact.assigneeUserId }
}

async function nameOfColleague(tx: Tx, clinicId: number, userId: number): Promise<string> {
  const colleague = await findColleague(tx, clinicId, userId)
  if (!colleague) throw new NotFound()
  if (!colleague.isActive) throw new Refused('EMPLOYEE_DEACTIVATED')
  return `${colleague.firstName} ${colleague.surname}`
}
