import type { Handlers } from '../../../http/mount.ts'
import type { Services } from '../../../services.ts'
import { loggedInUser } from '../../sessions/index.ts'
import { requirePasswordLogin } from './password-login.ts'
import { logIn } from './log-in.ts'

export function loginRoutes(services: Services): Handlers<'loginWithPassword'> {
  return {
    loginWithPassword: async ({ body }, request) => {
      requirePasswordLogin(services)
      return loggedInUser(await logIn(services, body, request))
    },
  }
}
