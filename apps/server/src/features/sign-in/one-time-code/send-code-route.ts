import type { Tx } from '../../../db/database.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { Handlers } from '../../../http/mount.ts'
import type { Services } from '../../../services.ts'
import { chargeCodeSend } from '../limits/code-sends.ts'
import { requirePasswordLogin } from '../login/password-login.ts'
import type { Purpose } from './code-repository.ts'
import { resendSignUpCode, sendProfileCode, sendResetCode } from './send-code.ts'
import { browserHashOf } from './browser-hash.ts'
import { requireUsableEmail } from './usable-email.ts'

export function sendCodeRoute(services: Services): Handlers<'sendOneTimeCode'> {
  return {
    sendOneTimeCode: async ({ body }, request) => {
      // Completing and changing a profile prove the same thing: that the address is the user's.
      const purpose = body.purpose === 'COMPLETE' ? 'PROFILE' : body.purpose
      if (purpose === 'PROFILE') request.principal()
      else requirePasswordLogin(services)
      const email = await requireUsableEmail(services, body.email)
      await request.transaction(
        async (tx) => {
          await chargeCodeSend(tx, { purpose, email, network: request.network }, request.now)
          await send(services, tx, purpose, email, request)
        },
        { context: { actor: 'system' } },
      )
      return undefined
    },
  }
}

function send(
  services: Services,
  tx: Tx,
  purpose: Purpose,
  email: string,
  request: RequestContext,
): Promise<void> {
  switch (purpose) {
    case 'SIGNUP':
      return resendSignUpCode(services, tx, { email, browserHash: browserHashOf(request) }, request.now)
    case 'RESET':
      return sendResetCode(services, tx, { email, network: request.network }, request.now)
    case 'PROFILE': {
      const { language, sessionHash, userId } = request.principal()
      return sendProfileCode(services, tx, { email, userId, language, sessionHash }, request.now)
    }
  }
}
