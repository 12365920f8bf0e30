import { normaliseEmail } from '@vastus/domain/identity/email'
import { BusinessRule, InvalidInput, NotFound } from '../../../errors.ts'
import type { Handlers } from '../../../http/mount.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { Services } from '../../../services.ts'
import { renewSession } from '../../sessions/index.ts'
import { admitGuess, forgetGuesses, type Guessed, isKnownNetwork } from '../limits/guesses.ts'
import { findAccountByEmail, holdPassword } from '../login/account-repository.ts'
import { requirePasswordLogin } from '../login/password-login.ts'
import { hasSecondFactor } from './authenticator-repository.ts'
import { useChallenge, userOfSignature } from '../passkeys/passkey-challenge.ts'
import type { SignedByKey } from '../passkeys/web-authn.ts'
import { findPersonOfCode } from '../proven/account-of-person-repository.ts'
import { askedPerson, askPerson, qrLinkOf } from '../proven/ask-person.ts'
import { useProof } from '../proven/attempt-repository.ts'
import { askProvider, orRefusal } from '../proven/attempts.ts'
import { detailsOf } from '../proven/enter-proven.ts'
import { admitSecondFactor, checkSecondFactor } from './check-second-factor.ts'

const SYSTEM = { context: { actor: 'system' } } as const

/**
 * The user of a session proves again to be the owner of the account: with a passkey or a code where there is a second factor,
 * otherwise with the password, or with the digital ID of the account. A grave act may follow within 15 minutes.
 */
export function confirmSignInRoute(
  services: Services,
): Handlers<'confirmSignIn' | 'startConfirming' | 'getConfirmingStatus'> {
  return {
    confirmSignIn: async ({ body: { code, passkey, password } }, request) => {
      const before = request.principal()
      const hold = await (passkey
        ? confirmByPasskey(services, request, passkey)
        : code === undefined
          ? confirmByPassword(services, request, password)
          : confirmByCode(services, request, code))
      const { token } = await request.transaction(async (tx) => {
        await hold(tx)
        auditSelf(request)
        const proven = { isStrong: passkey !== undefined || code !== undefined, isConfirmed: true }
        return renewSession(services, tx, before, request.now, proven)
      }, SYSTEM)
      request.setToken('SESSION', token)
      return undefined
    },

    startConfirming: ({ body }, request) =>
      askPerson(services, request, askedPerson(body), {
        purpose: 'CONFIRM',
        userId: request.principal().userId,
      }),

    getConfirmingStatus: async ({ body: { attemptId } }, request) => {
      const before = request.principal()
      const { attempt, proven } = await orRefusal(askProvider(services, request, attemptId, ['CONFIRM']))
      if (!proven) return { state: 'WAITING', qrLink: qrLinkOf(attempt.challenge, services.clock.now()) }
      if (proven.method === 'OIDC') throw new NotFound()
      const { personalCode } = detailsOf(services, proven, request.now)
      const { token } = await request.transaction(async (tx) => {
        if (!(await useProof(tx, attemptId))) throw new NotFound()
        const person = await findPersonOfCode(tx, personalCode)
        if (!person?.isProven || person.userId !== before.userId)
          throw new BusinessRule('IDENTITY_NOT_ACCEPTED')
        auditSelf(request)
        return renewSession(services, tx, before, request.now, { isStrong: true, isConfirmed: true })
      }, SYSTEM)
      request.setToken('SESSION', token)
      request.setToken('PROOF', null)
      return { state: 'DONE', qrLink: null }
    },
  }
}

type Hold = (tx: Parameters<typeof holdPassword>[0]) => Promise<void>

async function confirmByCode(services: Services, request: RequestContext, code: string): Promise<Hold> {
  const { userId } = request.principal()
  const isAdmitted = await admitSecondFactor(services, userId, request.now)
  return async (tx) => {
    if (!(await hasSecondFactor(tx, userId))) throw new NotFound()
    if (!isAdmitted || !(await checkSecondFactor(services, tx, { userId, code }, request.now)))
      throw new BusinessRule('INVALID_OTP')
  }
}

async function confirmByPasskey(
  services: Services,
  request: RequestContext,
  { attemptId, signed }: { attemptId: string; signed: SignedByKey },
): Promise<Hold> {
  const { userId } = request.principal()
  const challenge = await useChallenge(services, request, attemptId, 'PASSKEY')
  return async (tx) => {
    const signer = await userOfSignature(services, tx, { challenge, signed }, request.now)
    if (signer !== userId) throw new BusinessRule('PASSKEY_NOT_ACCEPTED')
  }
}

/** The same limits as at the log-in, and the same work. */
async function confirmByPassword(
  services: Services,
  request: RequestContext,
  password: string | undefined,
): Promise<Hold> {
  if (password === undefined) throw new InvalidInput([{ path: 'password', rule: 'REQUIRED' }])
  requirePasswordLogin(services)
  const { userId } = request.principal()
  const { network, now } = request
  const email = normaliseEmail(request.principal().email)
  const { account, guessed, isAdmitted } = await services.database.transaction(SYSTEM.context, async (tx) => {
    const isKnown = await isKnownNetwork(tx, email, network, now)
    const tried: Guessed = { secret: 'password', email, network, ownPlaces: isKnown ? [network] : [] }
    return {
      guessed: tried,
      isAdmitted: await admitGuess(tx, tried, now),
      account: await findAccountByEmail(tx, email),
    }
  })
  const isRight = await services.passwords.verify(password, account?.passwordHash ?? undefined)
  return async (tx) => {
    const isOwn = account?.id === userId && isAdmitted && isRight
    if (!isOwn || !(await holdPassword(tx, account))) throw new BusinessRule('WRONG_CREDENTIALS')
    if (await hasSecondFactor(tx, userId)) throw new BusinessRule('SECOND_FACTOR_REQUIRED')
    await forgetGuesses(tx, guessed, now)
  }
}

function auditSelf(request: RequestContext): void {
  const { userId, personId } = request.principal()
  request.audit({ clinicId: null, subjectPersonId: personId, objectType: 'user', objectId: userId })
}
