import { normaliseEmail } from '@vastus/domain/identity/email'
import { NotFound } from '../../../errors.ts'
import type { Tx } from '../../../db/database.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { Handlers } from '../../../http/mount.ts'
import type { Services } from '../../../services.ts'
import { chargeCodeSend } from '../limits/code-sends.ts'
import { requirePasswordLogin } from '../login/password-login.ts'
import type { Purpose } from './code-repository.ts'
import { resendSignUpCode, sendProfileCode, sendResetCode, sendSecondFactorCode } from './send-code.ts'
import { browserHashOf } from './browser-hash.ts'
import { requireUsableEmail } from './usable-email.ts'

export function sendCodeRoute(services: Services): Handlers<'sendOneTimeCode'> {
  return {
    sendOneTimeCode: async ({ body }, request) => {
      // Completing and changing a profile prove the same thing: that the address is the user's.
      const purpose = body.purpose === 'COMPLETE' ? 'PROFILE' : body.purpose
      if (purpose === 'PROFILE') request.principal()
      else if (purpose === 'SECOND_FACTOR') requireOwnAddress(request, body.email)
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
    case 'PROFILE':
      return sendProfileCode(services, tx, { ...request.principal(), email }, request.now)
    case 'SECOND_FACTOR':
      return sendSecondFactorCode(services, tx, { ...request.principal(), email }, request.now)
  }
}

/** @throws NotFound for another address than the account has at present */
function requireOwnAddress({ principal }: RequestContext, email: string): void {
  if (normaliseEmail(email) !== normaliseEmail(principal().email)) throw new NotFound()
}
