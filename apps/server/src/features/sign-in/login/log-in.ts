import { countryProfile } from '@vastus/domain/country'
import { isAdult } from '@vastus/domain/identity/age'
import { normaliseEmail } from '@vastus/domain/identity/email'
import { localDate } from '@vastus/domain/time/time-zone'
import { BusinessRule } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { Services } from '../../../services.ts'
import type { Principal } from '../../../principal.ts'
import { admitGuess, forgetGuesses, type Guessed, isKnownNetwork, knowNetwork } from '../limits/guesses.ts'
import { askSecondFactor } from '../second-factor/ask-second-factor.ts'
import { hasSecondFactor } from '../second-factor/authenticator-repository.ts'
import { findAccountByEmail, holdPassword } from './account-repository.ts'
import { enterAccount } from './enter-account.ts'

/**
 * Signs in with a password. An unknown address, a wrong password and a blocked account have the same answer and cost
 * the same work.
 *
 * @throws BusinessRule WRONG_CREDENTIALS, SECOND_FACTOR_REQUIRED, PERSON_IS_UNDERAGE; DOCTOR_NOT_RELATED_WITH_ANY_CLINIC to an employee who left
 * the last clinic and is no patient: the account has nothing to open
 */
export async function logIn(
  services: Services,
  credentials: { email: string; password: string },
  request: RequestContext,
): Promise<Principal> {
  const email = normaliseEmail(credentials.email)
  const { network, now } = request
  // Two transactions, because hashing takes long and must not hold the database meanwhile.
  const found = await services.database.transaction({ actor: 'system' }, async (tx) => {
    const isKnown = await isKnownNetwork(tx, email, network, now)
    const guessed: Guessed = { secret: 'password', email, network, ownPlaces: isKnown ? [network] : [] }
    return {
      guessed,
      isAdmitted: await admitGuess(tx, guessed, now),
      account: await findAccountByEmail(tx, email),
    }
  })
  const { account, guessed, isAdmitted } = found
  const isRight = await services.passwords.verify(credentials.password, account?.passwordHash ?? undefined)
  if (!account || !isAdmitted || !isRight) throw new BusinessRule('WRONG_CREDENTIALS')
  /** Who knows the password has not guessed, though the account may not be opened. */
  const refuse = async (error: unknown): Promise<never> => {
    if (error instanceof BusinessRule && error.key !== 'WRONG_CREDENTIALS')
      await services.database.transaction({ actor: 'system' }, (tx) => forgetGuesses(tx, guessed, now))
    throw error
  }
  if (account.birthDate && !isAdult(account.birthDate, localDate(request.now, timeZoneOf(services))))
    return refuse(new BusinessRule('PERSON_IS_UNDERAGE'))

  const started = await request
    .transaction(
      async (tx) => {
        // It may have been reset while it was being hashed.
        if (!(await holdPassword(tx, account))) throw new BusinessRule('WRONG_CREDENTIALS')
        await forgetGuesses(tx, guessed, now)
        await knowNetwork(tx, email, network, now)
        if (await hasSecondFactor(tx, account.id)) return null
        return enterAccount(tx, request, { userId: account.id, method: 'PASSWORD', isStrong: false })
      },
      { context: { actor: 'system' } },
    )
    .catch(refuse)
  if (started === null) return askSecondFactor(request, account.id)
  request.setToken('SESSION', started.token)
  return started.principal
}

function timeZoneOf(services: Services): string {
  return countryProfile(services.config.countryCode).timeZone
}
