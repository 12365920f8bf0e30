import { randomUUID } from 'node:crypto'
import { IDENTITY_ATTEMPT_SECONDS } from '@vastus/domain/limits'
import { IdentityRefused, type ProvenPerson } from '../../../adapters/identity-provider/identity-provider.ts'
import { BusinessRule, NotFound } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { hashToken, newToken } from '../../../http/session-cookie.ts'
import type { Services } from '../../../services.ts'
import {
  type Attempt,
  type Challenge,
  endAttempt,
  findAttempt,
  insertAttempt,
  keepProof,
} from './attempt-repository.ts'

const SYSTEM = { context: { actor: 'system' } } as const

/** Remembers what a provider was asked, for this browser alone. @returns the id of the attempt */
export async function beginAttempt(
  request: RequestContext,
  begun: Pick<Attempt, 'purpose' | 'userId'> & { challenge: Challenge },
): Promise<string> {
  const token = request.proofToken ?? newToken()
  const id = randomUUID()
  const expiresAt = new Date(request.now.getTime() + IDENTITY_ATTEMPT_SECONDS * 1000)
  await request.transaction(
    (tx) =>
      insertAttempt(
        tx,
        { ...begun, id, browserHash: hashToken(token) },
        { createdAt: request.now, expiresAt },
      ),
    SYSTEM,
  )
  request.setToken('PROOF', token)
  return id
}

/**
 * The person of an attempt once the provider has proven one; null until then. A refusal ends the attempt, so that the
 * next one begins with a new challenge.
 *
 * @throws NotFound when the attempt is over, or of another browser
 * @throws BusinessRule with the refusal
 */
export async function askProvider(
  services: Services,
  request: RequestContext,
  attemptId: string,
): Promise<{ attempt: Attempt; proven: ProvenPerson } | null> {
  const { database, log } = services
  const attempt = await getAttempt(services, request, attemptId)
  if (attempt.proven) return { attempt, proven: attempt.proven }
  try {
    const proven = await poll(services, attempt.challenge, request.now)
    if (!proven) return null
    const isKept = await database.transaction({ actor: 'system' }, (tx) => keepProof(tx, attempt.id, proven))
    if (!isKept) throw new NotFound()
    return { attempt, proven }
  } catch (error) {
    if (!(error instanceof IdentityRefused)) throw error
    log.info(
      { reason: error.reason, check: error.message, requestId: request.requestId },
      'identity not proven',
    )
    await database.transaction({ actor: 'system' }, (tx) => endAttempt(tx, attempt.id))
    throw new BusinessRule(`IDENTITY_${error.reason}`)
  }
}

/** @throws NotFound when the attempt is over, or of another browser */
export async function getAttempt(
  { database }: Services,
  { proofToken, now }: RequestContext,
  id: string,
): Promise<Attempt> {
  if (proofToken === null) throw new NotFound()
  const attempt = await database.transaction({ actor: 'system' }, (tx) =>
    findAttempt(tx, { id, browserHash: hashToken(proofToken) }, now),
  )
  if (!attempt) throw new NotFound()
  return attempt
}

/** What the provider says, without an open transaction: it may take seconds. */
function poll({ identity }: Services, challenge: Challenge, now: Date): Promise<ProvenPerson | null> {
  if (!identity.mobileId) throw new NotFound()
  return identity.mobileId.poll(challenge, now)
}

/** Turns the refusal of a provider at the start into words. */
export async function orRefusal<T>(started: Promise<T>): Promise<T> {
  try {
    return await started
  } catch (error) {
    if (error instanceof IdentityRefused) throw new BusinessRule(`IDENTITY_${error.reason}`)
    throw error
  }
}
