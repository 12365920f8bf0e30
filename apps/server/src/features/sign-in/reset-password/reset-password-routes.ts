import type { Handlers } from '../../../http/mount.ts'
import type { Services } from '../../../services.ts'
import { requirePasswordLogin } from '../login/password-login.ts'
import { chargeCodeSend } from '../limits/code-sends.ts'
import { sendResetCode } from '../one-time-code/send-code.ts'
import { requireUsableEmail } from '../one-time-code/usable-email.ts'
import { confirmReset } from './confirm-reset.ts'

export function resetPasswordRoutes(services: Services): Handlers<'resetPassword' | 'confirmResetPassword'> {
  return {
    resetPassword: async ({ body }, request) => {
      requirePasswordLogin(services)
      const email = await requireUsableEmail(services, body.email)
      await request.transaction(
        async (tx) => {
          await chargeCodeSend(tx, { purpose: 'RESET', email, network: request.network }, request.now)
          await sendResetCode(services, tx, { email, network: request.network }, request.now)
        },
        { context: { actor: 'system' } },
      )
      return undefined
    },

    confirmResetPassword: async ({ body }, request) => {
      requirePasswordLogin(services)
      await confirmReset(services, body, request)
      return undefined
    },
  }
}
