import type { Handlers } from '../../http/mount.ts'
import type { Parts } from '../../parts.ts'
import { loggedInUser } from './logged-in-user.ts'
import { getPrincipal } from './find-principal.ts'
import { endSession, moveExpiry } from './session-repository.ts'
import { idleEnd } from './start-session.ts'
import { clearDrafts } from '../drafts/index.ts'

type Names = 'getLogin' | 'extendLogin' | 'logout'

export function sessionRoutes(parts: Parts): Handlers<Names> {
  return {
    getLogin: async (_input, call) => loggedInUser(call.principal()),

    extendLogin: (_input, call) => {
      const { sessionHash } = call.principal()
      return call.transaction(
        async (tx) => {
          await moveExpiry(tx, sessionHash, idleEnd(call.now), call.now)
          return loggedInUser(await getPrincipal(tx, sessionHash, call.now))
        },
        { context: { actor: 'system' } },
      )
    },

    logout: async (_input, call) => {
      const { userId, personId, sessionHash } = call.principal()
      await call.transaction(
        async (tx) => {
          await endSession(tx, sessionHash, call.now)
          await clearDrafts(tx, userId)
          await parts.sessionEnded(tx, { sessionHash })
          call.audit({ clinicId: null, subjectPersonId: personId, objectType: 'user', objectId: userId })
        },
        { context: { actor: 'system' } },
      )
      call.setToken('SESSION', null)
      return undefined
    },
  }
}
