import type { Tx } from '../../db/database.ts'
import { hashToken, newToken } from '../../http/session-cookie.ts'
import type { Services } from '../../services.ts'
import type { Principal } from '../../principal.ts'
import { getPrincipal } from './find-principal.ts'
import { confirmSession, copySession, shortenSession, strengthenSession } from './session-repository.ts'
import type { StartedSession } from './start-session.ts'

/** What the browser had asked for when the answer with the new token was on its way still counts. */
export const GRACE_MS = 10_000

/** What the user has just proven. */
type Proven = {
  /** A second factor, or a digital ID. */
  isStrong?: boolean
  /** To be the owner of the account. */
  isConfirmed?: boolean
}

/**
 * Gives a running session a new token where its rights change, with the same ends: a person who knew the token from before
 * does not gain the rights from after. The old one lasts for what is under way, and sockets opened with it come back.
 *
 * @throws NotSignedIn when the session ended meanwhile
 */
export async function renewSession(
  { sessionEnded }: Services,
  tx: Tx,
  before: Principal,
  now: Date,
  { isStrong = false, isConfirmed = false }: Proven = {},
): Promise<StartedSession> {
  const token = newToken()
  const tokenHash = hashToken(token)
  await copySession(tx, before.sessionHash, tokenHash, now)
  if (isStrong) await strengthenSession(tx, tokenHash)
  if (isConfirmed) await confirmSession(tx, tokenHash, now)
  const principal = await getPrincipal(tx, tokenHash, now)
  await shortenSession(tx, before.sessionHash, new Date(now.getTime() + GRACE_MS))
  await sessionEnded(tx, { renewedHash: before.sessionHash })
  return { token, principal }
}
