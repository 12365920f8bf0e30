import type { Handlers } from '../../../http/mount.ts'
import { hashToken, newToken } from '../../../http/session-cookie.ts'
import type { Parts } from '../../../parts.ts'
import { requirePasswordLogin } from '../login/password-login.ts'
import { requireGoodPassword } from '../login/new-password.ts'
import { chargeCodeSend } from '../limits/code-sends.ts'
import { sendSignUpCode } from '../one-time-code/send-code.ts'
import { requireUsableEmail } from '../one-time-code/usable-email.ts'
import { loggedInUser } from '../../sessions/index.ts'
import { verifySignUp } from './verify-sign-up.ts'

export function signUpRoutes(parts: Parts): Handlers<'signUpWithPassword' | 'verifySignUp'> {
  return {
    signUpWithPassword: async ({ body }, call) => {
      requirePasswordLogin(parts)
      requireGoodPassword(body)
      const email = await requireUsableEmail(parts, body.email)
      const passwordHash = await parts.passwords.hash(body.password)
      const token = call.signUpToken ?? newToken()
      await call.transaction(
        async (tx) => {
          await chargeCodeSend(tx, { purpose: 'SIGNUP', email, network: call.network }, call.now)
          const payload = { passwordHash, language: body.language ?? call.language }
          await sendSignUpCode(parts, tx, { email, payload, browserHash: hashToken(token) }, call.now)
        },
        { context: { actor: 'system' } },
      )
      call.setToken('SIGN_UP', token)
      return undefined
    },

    verifySignUp: async ({ body }, call) => {
      requirePasswordLogin(parts)
      return loggedInUser(await verifySignUp(parts, body, call))
    },
  }
}
