import type { Tx } from '../../../db/database.ts'
import type { Call } from '../../../http/call.ts'
import type { Handlers } from '../../../http/mount.ts'
import type { Parts } from '../../../parts.ts'
import { chargeCodeSend } from '../limits/code-sends.ts'
import { requirePasswordLogin } from '../login/password-login.ts'
import type { Purpose } from './code-repository.ts'
import { resendSignUpCode, sendProfileCode, sendResetCode } from './send-code.ts'
import { browserHashOf } from './browser-hash.ts'
import { requireUsableEmail } from './usable-email.ts'

export function sendCodeRoute(parts: Parts): Handlers<'sendOneTimeCode'> {
  return {
    sendOneTimeCode: async ({ body }, call) => {
      // Completing and changing a profile prove the same thing: that the address is the user's.
      const purpose = body.purpose === 'COMPLETE' ? 'PROFILE' : body.purpose
      if (purpose === 'PROFILE') call.principal()
      else requirePasswordLogin(parts)
      const email = await requireUsableEmail(parts, body.email)
      await call.transaction(
        async (tx) => {
          await chargeCodeSend(tx, { purpose, email, network: call.network }, call.now)
          await send(parts, tx, purpose, email, call)
        },
        { context: { actor: 'system' } },
      )
      return undefined
    },
  }
}

function send(parts: Parts, tx: Tx, purpose: Purpose, email: string, call: Call): Promise<void> {
  switch (purpose) {
    case 'SIGNUP':
      return resendSignUpCode(parts, tx, { email, browserHash: browserHashOf(call) }, call.now)
    case 'RESET':
      return sendResetCode(parts, tx, { email, network: call.network }, call.now)
    case 'PROFILE': {
      const { language, sessionHash, userId } = call.principal()
      return sendProfileCode(parts, tx, { email, userId, language, sessionHash }, call.now)
    }
  }
}
