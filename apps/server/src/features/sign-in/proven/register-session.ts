import type { ImportMethod } from '@vastus/domain/patient-lists/list-import'
import type { ProvenPerson } from '../../../adapters/identity-provider/identity-provider.ts'
import type { Tx } from '../../../db/database.ts'
import { NotFound } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { Services } from '../../../services.ts'
import { findRegisterPerson } from './attempt-repository.ts'
import { getAttempt } from './attempts.ts'

type RegisterSession = { id: string; person: ProvenPerson; endsAt: string }

/**
 * The session in which an employee may ask the register of patient lists.
 *
 * @throws NotFound when it is over, was begun by somebody else, or in another way
 */
export async function getRegisterSession(
  services: Services,
  request: RequestContext,
  { sessionId, method }: { sessionId: string; method: ImportMethod },
): Promise<RegisterSession> {
  const { purpose, proven, expiresAt } = await getAttempt(services, request, sessionId)
  if (purpose !== 'IMPORT' || proven?.method !== method) throw new NotFound()
  return { id: sessionId, person: proven, endsAt: expiresAt }
}

/** The person of a session that is not over; null otherwise. */
export async function personOfRegisterSession(tx: Tx, id: string, now: Date): Promise<ProvenPerson | null> {
  return (await findRegisterPerson(tx, id, now))?.proven ?? null
}
