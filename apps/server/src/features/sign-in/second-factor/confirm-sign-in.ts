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
import { admitSecondFactor, checkSecondFactor } from './check-second-factor.ts'

const SYSTEM = { context: { actor: 'system' } } as const

/**
 * The user of a session proves again to be the owner of the account: with a code where there is a second factor, otherwise
 * with the password. A grave act may follow within 15 minutes.
 */
export function confirmSignInRoute(services: Services): Handlers<'confirmSignIn'> {
  return {
    confirmSignIn: async ({ body: { code, password } }, request) => {
      const before = request.principal()
      const { userId, personId } = before
      const confirm = code === undefined ? confirmByPassword : confirmByCode
      const given = code ?? password
      if (given === undefined) throw new InvalidInput([{ path: 'password', rule: 'REQUIRED' }])
      const hold = await confirm(services, request, given)
      const { token } = await request.transaction(async (tx) => {
        await hold(tx)
        request.audit({ clinicId: null, subjectPersonId: personId, objectType: 'user', objectId: userId })
        const proven = { isStrong: code !== undefined, isConfirmed: true }
        return renewSession(services, tx, before, request.now, proven)
      }, SYSTEM)
      request.setToken('SESSION', token)
      return undefined
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

/** The same limits as at the log-in, and the same work. */
async function confirmByPassword(
  services: Services,
  request: RequestContext,
  password: string,
): Promise<Hold> {
  requirePasswordLogin(services)
  const { userId } = request.principal()
  const { network, now } = request
  const email = normaliseEmail(request.principal().email)
  const { account, guessed, isAdmitted } = await services.database.transaction(SYSTEM.context, async (tx) => {
    const isKnown = await isKnownNetwork(tx, email, network, now)
    const tried: Guessed = { secret: 'password', email, network, ownPlace: isKnown ? network : null }
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
