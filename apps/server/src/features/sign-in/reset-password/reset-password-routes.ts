import type { Handlers } from '../../../http/mount.ts'
import type { Parts } from '../../../parts.ts'
import { requirePasswordLogin } from '../login/password-login.ts'
import { chargeCodeSend } from '../limits/code-sends.ts'
import { sendResetCode } from '../one-time-code/send-code.ts'
import { requireUsableEmail } from '../one-time-code/usable-email.ts'
import { confirmReset } from './confirm-reset.ts'

export function resetPasswordRoutes(parts: Parts): Handlers<'resetPassword' | 'confirmResetPassword'> {
  return {
    resetPassword: async ({ body }, call) => {
      requirePasswordLogin(parts)
      const email = await requireUsableEmail(parts, body.email)
      await call.transaction(
        async (tx) => {
          await chargeCodeSend(tx, { purpose: 'RESET', email, network: call.network }, call.now)
          await sendResetCode(parts, tx, { email, network: call.network }, call.now)
        },
        { context: { actor: 'system' } },
      )
      return undefined
    },

    confirmResetPassword: async ({ body }, call) => {
      requirePasswordLogin(parts)
      await confirmReset(parts, body, call)
      return undefined
    },
  }
}
