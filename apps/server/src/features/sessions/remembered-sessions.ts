import type { KnownSession, Sessions } from '../../http/known-session.ts'
import type { Parts } from '../../parts.ts'
import { principalOf } from './find-principal.ts'
import {
  confirmSession,
  isSessionChanged,
  readSession,
  rowOf,
  type SessionText,
} from './principal-repository.ts'

/** Those that were read last; each takes about a kilobyte. */
const MAX_REMEMBERED = 2_000

/** The sessions of requests. What was read of one is remembered by this process, and confirmed by the transaction that relies on it. */
export function createSessions({ database }: Parts): Sessions {
  const remembered = new Map<string, KnownSession & { text: SessionText }>()

  function remember(tokenHash: string, text: SessionText) {
    const session = {
      text,
      principal: principalOf(rowOf(text)),
      confirm: (now) => confirmSession(tokenHash, text, now),
    } satisfies KnownSession & { text: SessionText }
    remembered.delete(tokenHash)
    remembered.set(tokenHash, session)
    const [oldest] = remembered.keys()
    if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
    return session
  }

  return {
    recall: (tokenHash) => remembered.get(tokenHash),
    find: async (tokenHash, now) => {
      const text = await readSession(database, tokenHash, now)
      if (text === null) {
        remembered.delete(tokenHash)
        return null
      }
      const known = remembered.get(tokenHash)
      return known?.text === text ? known : remember(tokenHash, text)
    },
    isChanged: isSessionChanged,
  }
}
