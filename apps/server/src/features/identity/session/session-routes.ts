import type { Handlers } from '../../../http/mount.ts'
import { NotSignedIn } from '../../../errors.ts'
import type { Parts } from '../../../parts.ts'
import { deleteDraftsOf } from '../../platform/index.ts'
import { loggedInUser } from '../principal/logged-in-user.ts'
import { principalOf } from '../principal/find-principal.ts'
import { findSession } from '../principal/principal-repository.ts'
import { endSession, moveExpiry } from './session-repository.ts'
import { idleEnd } from './start-session.ts'

type Names = 'getLogin' | 'extendLogin' | 'logout'

export function sessionRoutes(parts: Parts): Handlers<Names> {
  return {
    getLogin: async (_input, call) => loggedInUser(call.principal()),

    extendLogin: (_input, call) => {
      const { sessionHash } = call.principal()
      return call.transaction(
        async (tx) => {
          await moveExpiry(tx, sessionHash, idleEnd(call.now), call.now)
          const row = await findSession(tx, sessionHash, call.now)
          if (!row) throw new NotSignedIn()
          return loggedInUser(principalOf(row))
        },
        { context: { actor: 'system' } },
      )
    },

    logout: async (_input, call) => {
      const { userId, personId, sessionHash } = call.principal()
      await call.transaction(
        async (tx) => {
          await endSession(tx, sessionHash, call.now)
          await deleteDraftsOf(tx, userId)
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
