import { Forbidden } from '../../errors.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { getPrincipal, loggedInUser, renewSession } from '../sessions/index.ts'
import { completeProfile } from './complete-profile.ts'
import { savePreferences } from './profile-repository.ts'

export function profileRoutes(services: Services): Handlers<'completeProfile' | 'savePreferences'> {
  return {
    completeProfile: async ({ body }, request) =>
      loggedInUser(await completeProfile(services, body, request)),

    savePreferences: async ({ body }, request) => {
      const before = request.principal()
      const { permissions, sessionHash, userId } = before
      const { activeRole = null, language = null } = body
      if (activeRole !== null && !permissions.includes(activeRole)) throw new Forbidden()
      const isSwitched = activeRole !== null && activeRole !== before.lastActiveRole
      const after = await request.transaction(
        async (tx) => {
          await savePreferences(tx, userId, { language, activeRole })
          if (isSwitched) return renewSession(services, tx, before, request.now)
          return { token: null, principal: await getPrincipal(tx, sessionHash, request.now) }
        },
        { context: { actor: 'system' } },
      )
      if (after.token !== null) request.setToken('SESSION', after.token)
      return loggedInUser(after.principal)
    },
  }
}
