import { Forbidden } from '../../errors.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Parts } from '../../parts.ts'
import { getPrincipal, loggedInUser, renewSession } from '../sessions/index.ts'
import { completeProfile } from './complete-profile.ts'
import { savePreferences } from './profile-repository.ts'

export function profileRoutes(parts: Parts): Handlers<'completeProfile' | 'savePreferences'> {
  return {
    completeProfile: async ({ body }, call) => loggedInUser(await completeProfile(parts, body, call)),

    savePreferences: async ({ body }, call) => {
      const before = call.principal()
      const { permissions, sessionHash, userId } = before
      const { activeRole = null, language = null } = body
      if (activeRole !== null && !permissions.includes(activeRole)) throw new Forbidden()
      const isSwitched = activeRole !== null && activeRole !== before.lastActiveRole
      const after = await call.transaction(
        async (tx) => {
          await savePreferences(tx, userId, { language, activeRole })
          if (isSwitched) return renewSession(parts, tx, before, call.now)
          return { token: null, principal: await getPrincipal(tx, sessionHash, call.now) }
        },
        { context: { actor: 'system' } },
      )
      if (after.token !== null) call.setToken('SESSION', after.token)
      return loggedInUser(after.principal)
    },
  }
}
