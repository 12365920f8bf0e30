import type { MobileIdChallenge } from '../../../adapters/identity-provider/mobile-id.ts'
import type { SmartIdChallenge } from '../../../adapters/identity-provider/smart-id.ts'
import type { SmartIdV2Challenge } from '../../../adapters/identity-provider/smart-id-v2.ts'
import type { DokobitChallenge } from '../../../adapters/identity-provider/dokobit.ts'
import type { WebEidChallenge } from '../../../adapters/identity-provider/web-eid.ts'
import type { Proof, ProvenPerson } from '../../../adapters/identity-provider/identity-provider.ts'
import type { OidcChallenge } from '../../../adapters/identity-provider/oidc.ts'
import type { Tx } from '../../../db/database.ts'
import { sql } from '../../../db/sql.ts'

export type Challenge =
  | ({ method: 'MOBILE_ID' } & MobileIdChallenge)
  | ({ method: 'SMART_ID' } & SmartIdChallenge)
  | ({ method: 'SMART_ID_V2' } & SmartIdV2Challenge)
  | ({ method: 'ID_CARD' } & WebEidChallenge)
  | ({ method: 'DOKOBIT' } & DokobitChallenge)
  | ({ method: 'OIDC' } & OidcChallenge)
  | { method: 'SECOND_FACTOR' }
  | { method: 'PASSKEY'; challenge: string }
export type AttemptPurpose =
  | 'LOG_IN'
  | 'SIGN_UP'
  | 'IMPORT'
  | 'SECOND_FACTOR'
  | 'JOIN'
  | 'PASSKEY'
  | 'ADD_PASSKEY'
  | 'CONFIRM'

export type Attempt = {
  id: string
  purpose: AttemptPurpose
  browserHash: string
  userId: number | null
  challenge: Challenge
  proven: Proof | null
  state: 'WAITING' | 'PROVEN' | 'OVER'
  /** ISO 8601 */
  expiresAt: string
}

export async function insertAttempt(
  tx: Tx,
  attempt: Pick<Attempt, 'id' | 'purpose' | 'browserHash' | 'userId' | 'challenge'>,
  { createdAt, expiresAt }: { createdAt: Date; expiresAt: Date },
): Promise<void> {
  await tx.run(sql`insert into identity_attempts (id, purpose, browser_hash, user_id, challenge, created_at, expires_at)
    values (${attempt.id}, ${attempt.purpose}, ${attempt.browserHash}, ${attempt.userId},
      ${JSON.stringify(attempt.challenge)}, ${createdAt}, ${expiresAt})`)
}

/** The attempt of this browser, or any for the register of patient lists, unless it is over. */
export function findAttempt(
  tx: Tx,
  { id, browserHash }: { id: string; browserHash: string | null },
  now: Date,
): Promise<Attempt | undefined> {
  return tx.maybe<Attempt>(sql`
    select id, purpose, browser_hash, user_id, challenge, proven, state, expires_at from identity_attempts
    where id = ${id} and (browser_hash = ${browserHash} or purpose = 'IMPORT') and state <> 'OVER' and expires_at > ${now}`)
}

/** Whom a session of the register belongs to, for work that goes on after the request that began it. */
export function findRegisterPerson(
  tx: Tx,
  id: string,
  now: Date,
): Promise<{ proven: ProvenPerson } | undefined> {
  return tx.maybe<{ proven: ProvenPerson }>(sql`select proven from identity_attempts
    where id = ${id} and purpose = 'IMPORT' and state = 'PROVEN' and expires_at > ${now}`)
}

/** The attempt of this browser that Dokobit knows by its token, unless it is over. */
export function findAttemptOfDokobit(
  tx: Tx,
  { sessionToken, browserHash }: { sessionToken: string; browserHash: string },
  now: Date,
): Promise<Attempt | undefined> {
  return tx.maybe<Attempt>(sql`
    select id, purpose, browser_hash, user_id, challenge, proven, state, expires_at from identity_attempts
    where browser_hash = ${browserHash} and challenge ->> 'method' = 'DOKOBIT'
      and challenge ->> 'sessionToken' = ${sessionToken} and state <> 'OVER' and expires_at > ${now}`)
}

/** The newest sign-in of this browser that waits for a second factor. */
export function findSecondFactorAttempt(
  tx: Tx,
  browserHash: string,
  now: Date,
): Promise<Pick<Attempt, 'id' | 'userId'> | undefined> {
  return tx.maybe<Pick<Attempt, 'id' | 'userId'>>(sql`select id, user_id from identity_attempts
    where browser_hash = ${browserHash} and purpose = 'SECOND_FACTOR' and state = 'WAITING' and expires_at > ${now}
    order by created_at desc limit 1`)
}

/** Whether this call is the first that brings an answer to the challenge: what is exchanged for a proof is exchanged once. */
export async function takeChallenge(tx: Tx, id: string): Promise<boolean> {
  const taken = await tx.run(
    sql`update identity_attempts set challenge = '{}' where id = ${id} and state = 'WAITING' and challenge <> '{}'`,
  )
  return taken === 1
}

/** Keeps what the Smart-ID app came back with. False when it has come back before: the address of return counts once. */
export async function keepVerifier(tx: Tx, id: string, verifier: string): Promise<boolean> {
  const kept = await tx.run(sql`update identity_attempts
    set challenge = jsonb_set(challenge, '{verifier}', to_jsonb(${verifier}::text))
    where id = ${id} and state = 'WAITING' and challenge ->> 'flow' = 'Web2App' and challenge ->> 'verifier' is null`)
  return kept === 1
}

/** Keeps the proof for the one who can use it. False when another call was faster. */
export async function keepProof(tx: Tx, id: string, proven: Proof, registryEnd: Date): Promise<boolean> {
  const kept = await tx.run(sql`update identity_attempts
    set proven = ${JSON.stringify(proven)}, state = 'PROVEN', challenge = '{}',
      expires_at = case purpose when 'IMPORT' then ${registryEnd}::timestamptz else expires_at end where id = ${id} and state = 'WAITING'`)
  return kept === 1
}

/** Uses the proof up. False when it was used before. */
export async function useProof(tx: Tx, id: string): Promise<boolean> {
  const used = await tx.run(
    sql`update identity_attempts set state = 'OVER', proven = null where id = ${id} and state = 'PROVEN'`,
  )
  return used === 1
}

/** False when it was over. */
export async function endAttempt(tx: Tx, id: string): Promise<boolean> {
  const ended = await tx.run(sql`update identity_attempts set state = 'OVER', proven = null, challenge = '{}'
    where id = ${id} and state <> 'OVER'`)
  return ended === 1
}

/** Whatever of this account has begun in any browser, for example a sign-in that waits for a second factor. */
export async function endAttemptsOf(tx: Tx, userId: number): Promise<void> {
  await tx.run(sql`update identity_attempts set state = 'OVER', proven = null, challenge = '{}'
    where user_id = ${userId} and state <> 'OVER'`)
}
