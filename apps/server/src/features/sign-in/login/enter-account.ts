import type { SessionMethod } from '@vastus/domain/identity/sign-in-methods'
import type { Tx } from '../../../db/database.ts'
import { BusinessRule } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { type StartedSession, startSession } from '../../sessions/index.ts'

/**
 * Begins the session of a user who has proven to be the owner of the account.
 *
 * @throws BusinessRule DOCTOR_NOT_RELATED_WITH_ANY_CLINIC to an employee who left the last clinic and is no patient: the account has
 *   nothing to open
 */
export async function enterAccount(
  tx: Tx,
  request: RequestContext,
  account: { userId: number; method: SessionMethod; isStrong: boolean },
): Promise<StartedSession> {
  const session = { ...account, device: request.device }
  const started = await startSession(tx, session, request.now, request.maybePrincipal)
  const { incompleteProfile, permissions, personId, sessionHash } = started.principal
  if (!incompleteProfile && permissions.length === 0)
    throw new BusinessRule('DOCTOR_NOT_RELATED_WITH_ANY_CLINIC')
  request.audit(
    { clinicId: null, subjectPersonId: personId, objectType: 'user', objectId: account.userId },
    { userId: account.userId, sessionHash, role: null },
  )
  return started
}
