import { randomBytes } from 'node:crypto'
import type { Tx } from '../../../db/database.ts'
import { NotFound } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { Services } from '../../../services.ts'
import { type AttemptPurpose, takeChallenge } from '../proven/attempt-repository.ts'
import { beginAttempt, getAttempt } from '../proven/attempts.ts'
import * as passkeys from './passkey-repository.ts'
import { readSignature, type SignedByKey } from './web-authn.ts'

const CHALLENGE_BYTES = 32

/** A challenge for a key of this browser, kept for 15 minutes. */
export async function newChallenge(
  request: RequestContext,
  about: { purpose: 'PASSKEY' | 'ADD_PASSKEY'; userId: number | null },
): Promise<{ attemptId: string; challenge: string }> {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url')
  const attemptId = await beginAttempt(request, { ...about, challenge: { method: 'PASSKEY', challenge } })
  return { attemptId, challenge }
}

/**
 * Takes the challenge of an attempt: the first answer uses it up, right or wrong.
 *
 * @throws NotFound when the attempt is over, or of another browser, user or purpose
 */
export async function useChallenge(
  services: Services,
  request: RequestContext,
  attemptId: string,
  purpose: AttemptPurpose,
): Promise<string> {
  const { id, challenge, ...attempt } = await getAttempt(services, request, attemptId)
  if (attempt.purpose !== purpose || challenge.method !== 'PASSKEY') throw new NotFound()
  const isFirst = await services.database.transaction({ actor: 'system' }, (tx) => takeChallenge(tx, id))
  if (!isFirst) throw new NotFound()
  return challenge.challenge
}

/**
 * Whose key has signed a challenge. The key is locked meanwhile: of two answers with one counter only the first one counts.
 *
 * @returns the id of the user; null for a key that is not known, and when a check fails
 */
export async function userOfSignature(
  services: Services,
  tx: Tx,
  { challenge, signed }: { challenge: string; signed: SignedByKey },
  now: Date,
): Promise<number | null> {
  const key = await passkeys.lockPasskey(tx, signed.credentialId)
  const counter = key ? await readSignature(services, challenge, signed, key) : null
  if (!key || counter === null) return null
  await passkeys.notePasskeyUse(tx, key.id, counter, now)
  return key.userId
}
