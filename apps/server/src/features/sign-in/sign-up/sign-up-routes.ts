import type { Handlers } from '../../../http/mount.ts'
import { hashToken, newToken } from '../../../http/session-cookie.ts'
import type { Services } from '../../../services.ts'
import { requirePasswordLogin } from '../login/password-login.ts'
import { requireGoodPassword } from '../login/new-password.ts'
import { chargeCodeSend } from '../limits/code-sends.ts'
import { sendSignUpCode } from '../one-time-code/send-code.ts'
import { requireUsableEmail } from '../one-time-code/usable-email.ts'
import { loggedInUser } from '../../sessions/index.ts'
import { verifySignUp } from './verify-sign-up.ts'

export function signUpRoutes(services: Services): Handlers<'signUpWithPassword' | 'verifySignUp'> {
  return {
    signUpWithPassword: async ({ body }, request) => {
      requirePasswordLogin(services)
      requireGoodPassword(body)
      const email = await requireUsableEmail(services, body.email)
      const passwordHash = await services.passwords.hash(body.password)
      const token = request.signUpToken ?? newToken()
      // The browser is known from now on, also where it has to wait: so it finishes no sign-up of somebody else.
      request.setToken('SIGN_UP', token)
      await request.transaction(
        async (tx) => {
          await chargeCodeSend(tx, { purpose: 'SIGNUP', email, network: request.network }, request.now)
          const payload = { passwordHash, language: body.language ?? request.language }
          await sendSignUpCode(services, tx, { email, payload, browserHash: hashToken(token) }, request.now)
        },
        { context: { actor: 'system' } },
      )
      return undefined
    },

    verifySignUp: async ({ body }, request) => {
      requirePasswordLogin(services)
      return loggedInUser(await verifySignUp(services, body, request))
    },
  }
}
