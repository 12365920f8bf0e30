import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { loggedInUser } from './logged-in-user.ts'
import { getPrincipal } from './find-principal.ts'
import { endSession, moveExpiry } from './session-repository.ts'
import { idleEnd } from './start-session.ts'
import { clearDrafts } from '../drafts/index.ts'

type Names = 'getLogin' | 'extendLogin' | 'logout'

export function sessionRoutes(services: Services): Handlers<Names> {
  return {
    getLogin: async (_input, request) => loggedInUser(request.principal()),

    extendLogin: (_input, request) => {
      const { sessionHash } = request.principal()
      return request.transaction(
        async (tx) => {
          await moveExpiry(tx, sessionHash, idleEnd(request.now), request.now)
          return loggedInUser(await getPrincipal(tx, sessionHash, request.now))
        },
        { context: { actor: 'system' } },
      )
    },

    logout: async (_input, request) => {
      const { userId, personId, sessionHash } = request.principal()
      await request.transaction(
        async (tx) => {
          await endSession(tx, sessionHash, request.now)
          await clearDrafts(tx, userId)
          await services.sessionEnded(tx, { sessionHash })
          request.audit({ clinicId: null, subjectPersonId: personId, objectType: 'user', objectId: userId })
        },
        { context: { actor: 'system' } },
      )
      request.setToken('SESSION', null)
      return undefined
    },
  }
}
