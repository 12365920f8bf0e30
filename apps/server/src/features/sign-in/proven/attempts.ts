import { randomUUID } from 'node:crypto'
import { IDENTITY_ATTEMPT_SECONDS, REGISTRY_SESSION_SECONDS } from '@vastus/domain/limits'
import { IdentityRefused, type Proof } from '../../../adapters/identity-provider/identity-provider.ts'
import { BusinessRule, NotFound } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { hashToken, newToken } from '../../../http/session-cookie.ts'
import type { Services } from '../../../services.ts'
import {
  type Attempt,
  type AttemptPurpose,
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
  { id = randomUUID(), ...begun }: Pick<Attempt, 'purpose' | 'userId' | 'challenge'> & { id?: string },
): Promise<string> {
  const token = request.proofToken ?? newToken()
  const expiresAt = secondsAfter(request.now, IDENTITY_ATTEMPT_SECONDS)
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
 * Asks the provider once whether the person has answered. A refusal ends the attempt, so that the next one begins with a
 * new challenge.
 *
 * @param purposes what the caller may use the proof for
 * @returns the attempt, with the proof once there is one
 * @throws NotFound when the attempt is over, or of another browser, user or purpose
 * @throws IdentityRefused when the provider says no, or its proof does not hold
 */
export async function askProvider(
  services: Services,
  request: RequestContext,
  attemptId: string,
  purposes: readonly AttemptPurpose[],
): Promise<{ attempt: Attempt; proven: Proof | null }> {
  const attempt = await getAttempt(services, request, attemptId)
  if (!purposes.includes(attempt.purpose)) throw new NotFound()
  const proven = await prove(services, request, attempt, () => poll(services, attempt.challenge, request.now))
  return { attempt, proven }
}

/**
 * Keeps what a provider answers. A proof that came before is not asked for again.
 *
 * @param ask without an open transaction: it may take seconds
 * @returns null while there is no answer, and when another call kept it a moment ago: the next one finds what that led to
 * @throws IdentityRefused
 */
export async function prove(
  { database, log }: Services,
  { now, requestId }: RequestContext,
  attempt: Attempt,
  ask: () => Promise<Proof | null>,
): Promise<Proof | null> {
  if (attempt.proven) return attempt.proven
  try {
    const proof = await ask()
    if (!proof) return null
    const registryEnd = secondsAfter(now, REGISTRY_SESSION_SECONDS)
    const isKept = await database.transaction({ actor: 'system' }, (tx) =>
      keepProof(tx, attempt.id, proof, registryEnd),
    )
    return isKept ? proof : null
  } catch (error) {
    if (!(error instanceof IdentityRefused)) throw error
    const { reason, message: check } = error
    log.info({ reason, check, requestId }, 'identity not proven')
    await database.transaction({ actor: 'system' }, (tx) => endAttempt(tx, attempt.id))
    throw error
  }
}

/**
 * One for the register of patient lists belongs to its user alone: it outlives the cookie of the browser.
 *
 * @throws NotFound when the attempt is over, or of another browser or user
 */
export async function getAttempt(
  { database }: Services,
  { proofToken, maybePrincipal, now }: RequestContext,
  id: string,
): Promise<Attempt> {
  const browserHash = proofToken && hashToken(proofToken)
  const attempt = await database.transaction({ actor: 'system' }, (tx) =>
    findAttempt(tx, { id, browserHash }, now),
  )
  if (!attempt || (attempt.userId !== null && attempt.userId !== maybePrincipal?.userId)) throw new NotFound()
  return attempt
}

/** What the provider of a phone says. */
async function poll({ identity }: Services, challenge: Challenge, now: Date): Promise<Proof | null> {
  switch (challenge.method) {
    case 'MOBILE_ID':
      return getProvider(identity.mobileId).poll(challenge, now)
    case 'SMART_ID':
      return getProvider(identity.smartId).poll(challenge, now)
    case 'SMART_ID_V2':
      return getProvider(identity.smartIdV2).poll(challenge, now)
    case 'ID_CARD':
      // Its answer comes by another call of the same browser.
      return null
    case 'DOKOBIT':
    case 'OIDC':
    case 'SECOND_FACTOR':
    case 'PASSKEY':
      // Their answer comes with the browser.
      throw new NotFound()
  }
}

/** @throws NotFound where the method is not configured, or not any more */
export function getProvider<T>(provider: T | null): T {
  if (provider === null) throw new NotFound()
  return provider
}

/** Turns the refusal of a provider into words. */
export async function orRefusal<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof IdentityRefused) throw new BusinessRule(`IDENTITY_${error.reason}`)
    throw error
  }
}

const secondsAfter = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000)
