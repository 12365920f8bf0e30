import type { Handlers } from '../../../http/mount.ts'
import type { Parts } from '../../../parts.ts'
import { loggedInUser } from '../../sessions/index.ts'
import { requirePasswordLogin } from './password-login.ts'
import { logIn } from './log-in.ts'

export function loginRoutes(parts: Parts): Handlers<'loginWithPassword'> {
  return {
    loginWithPassword: async ({ body }, call) => {
      requirePasswordLogin(parts)
      return loggedInUser(await logIn(parts, body, call))
    },
  }
}
