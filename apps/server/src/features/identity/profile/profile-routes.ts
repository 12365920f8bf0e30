import { Forbidden, NotSignedIn } from '../../../errors.ts'
import type { Handlers } from '../../../http/mount.ts'
import type { Parts } from '../../../parts.ts'
import { principalOf } from '../principal/find-principal.ts'
import { loggedInUser } from '../principal/logged-in-user.ts'
import { findSession } from '../principal/principal-repository.ts'
import { completeProfile } from './complete-profile.ts'
import { savePreferences } from './profile-repository.ts'

export function profileRoutes(parts: Parts): Handlers<'completeProfile' | 'savePreferences'> {
  return {
    completeProfile: async ({ body }, call) => loggedInUser(await completeProfile(parts, body, call)),

    savePreferences: ({ body }, call) => {
      const { permissions, sessionHash, userId } = call.principal()
      const { activeRole = null, language = null } = body
      if (activeRole !== null && !permissions.includes(activeRole)) throw new Forbidden()
      return call.transaction(
        async (tx) => {
          await savePreferences(tx, userId, { language, activeRole })
          const row = await findSession(tx, sessionHash, call.now)
          if (!row) throw new NotSignedIn()
          return loggedInUser(principalOf(row, sessionHash))
        },
        { context: { actor: 'system' } },
      )
    },
  }
}
