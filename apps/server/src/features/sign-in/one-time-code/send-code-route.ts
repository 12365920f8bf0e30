import { normaliseEmail } from '@vastus/domain/identity/email'
import { OTP_RESEND_SECONDS } from '@vastus/domain/limits'
import { NotFound } from '../../../errors.ts'
import type { Tx } from '../../../db/database.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { Handlers } from '../../../http/mount.ts'
import type { Services } from '../../../services.ts'
import { chargeCodeSend } from '../limits/code-sends.ts'
import { secondsBefore } from '../limits/guesses.ts'
import { requirePasswordLogin } from '../login/password-login.ts'
import { hasOwnCode, type Purpose } from './code-repository.ts'
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
          if (await isOnItsWay(tx, purpose, email, request)) return
          await chargeCodeSend(tx, { purpose, email, network: request.network }, request.now)
          await send(services, tx, purpose, email, request)
        },
        { context: { actor: 'system' } },
      )
      return undefined
    },
  }
}

/**
 * Whether a signed-in user got the same code less than a minute ago. It still works, so a person who went a step back and on again is
 * neither refused nor sent another.
 */
async function isOnItsWay(
  tx: Tx,
  purpose: Purpose,
  email: string,
  { maybePrincipal, now }: RequestContext,
): Promise<boolean> {
  if (maybePrincipal === null || purpose === 'SIGNUP' || purpose === 'RESET') return false
  const { sessionHash } = maybePrincipal
  return hasOwnCode(
    tx,
    { purpose, email, sessionHash },
    { since: secondsBefore(now, OTP_RESEND_SECONDS), now },
  )
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
