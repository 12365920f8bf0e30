import { countryProfile } from '@vastus/domain/country'
import { isAdult } from '@vastus/domain/identity/age'
import { readPersonalCode } from '@vastus/domain/identity/personal-code'
import type { PersonDetails } from '@vastus/domain/persons/person-details'
import { localDate } from '@vastus/domain/time/time-zone'
import { readableName } from '@vastus/domain/identity/register-name'
import type { BusinessKey } from '@vastus/contract/error-keys'
import type {
  ProvenAccount,
  ProvenPerson,
  Proof,
} from '../../../adapters/identity-provider/identity-provider.ts'
import type { Tx } from '../../../db/database.ts'
import { BusinessRule, NotFound } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { Principal } from '../../../principal.ts'
import type { Services } from '../../../services.ts'
import { enterAccount } from '../login/enter-account.ts'
import * as accounts from './account-of-person-repository.ts'
import { type AttemptPurpose, useProof } from './attempt-repository.ts'

/** A proven person as the register writes them. */
export type Details = PersonDetails & { personalCode: string }

/**
 * Signs a proven person in: to the account that the code has, or to a new one where that was asked for. The proof is used up
 * by it, except where there is no account: the same proof may then make one.
 *
 * @throws BusinessRule IDENTITY_NOT_ACCEPTED, PERSON_IS_UNDERAGE, USER_NOT_EXISTS, DOCTOR_NOT_RELATED_WITH_ANY_CLINIC
 */
export async function enterProven(
  services: Services,
  request: RequestContext,
  { attemptId, proven, purpose }: { attemptId: string; proven: Proof; purpose: AttemptPurpose },
): Promise<Principal> {
  const findAccount =
    proven.method === 'OIDC'
      ? (tx: Tx) => accountElsewhere(tx, proven, purpose, request)
      : accountOfPerson(detailsOf(services, proven, request.now), purpose, request)
  const outcome = await request.transaction<{ token: string; principal: Principal } | BusinessKey>(
    async (tx) => {
      const userId = await findAccount(tx)
      if (userId === null) return 'USER_NOT_EXISTS'
      if (!(await useProof(tx, attemptId))) throw new NotFound()
      const isStrong = proven.method !== 'OIDC'
      return enterAccount(tx, request, { userId, method: proven.method, isStrong })
    },
    { context: { actor: 'system' } },
  )
  if (typeof outcome === 'string') throw new BusinessRule(outcome)
  request.setToken('SESSION', outcome.token)
  request.setToken('PROOF', null)
  return outcome.principal
}

/** @throws BusinessRule IDENTITY_NOT_ACCEPTED for a code of another country, PERSON_IS_UNDERAGE */
export function detailsOf({ config }: Services, proven: ProvenPerson, now: Date): Details {
  const country = config.countryCode
  const today = localDate(now, countryProfile(country).timeZone)
  const read = proven.country === country ? readPersonalCode(country, proven.personalCode, today) : null
  if (!read?.birthDate) throw new BusinessRule('IDENTITY_NOT_ACCEPTED')
  if (!isAdult(read.birthDate, today)) throw new BusinessRule('PERSON_IS_UNDERAGE')
  return {
    firstName: readableName(proven.firstName),
    surname: readableName(proven.surname),
    personalCode: read.code,
    birthDate: read.birthDate,
    sex: read.sex ?? 'NOT_DISCLOSED',
  }
}

const accountOfPerson =
  (details: Details, purpose: AttemptPurpose, request: RequestContext) => async (tx: Tx) => {
    await accounts.lockPersonalCode(tx, details.personalCode)
    return accountOf(tx, details, purpose, request)
  }

/** The account that somebody has signed in to from elsewhere before, or a new one; null where there is none and none is wanted. */
async function accountElsewhere(
  tx: Tx,
  proven: ProvenAccount,
  purpose: AttemptPurpose,
  { language, now }: RequestContext,
): Promise<number | null> {
  await accounts.lockIdentity(tx, proven)
  const known = await accounts.findUserOfIdentity(tx, proven)
  if (known !== undefined || purpose !== 'SIGN_UP') return known ?? null
  const userId = await accounts.insertProvenAccount(tx, { personId: null, language }, now)
  await accounts.insertIdentity(tx, { ...proven, userId }, now)
  return userId
}

/** Null where there is no account and none is wanted. */
async function accountOf(
  tx: Tx,
  details: Details,
  purpose: AttemptPurpose,
  request: RequestContext,
): Promise<number | null> {
  const known = await accounts.findPersonOfCode(tx, details.personalCode)
  if (purpose !== 'SIGN_UP' && (known?.userId ?? null) === null) return null
  if (known) await followRegister(tx, known, details, request)
  if (known?.userId && !known.isProven) await accounts.forgetUnprovenAddress(tx, known.userId)
  if (known?.userId) return known.userId
  const personId = known?.personId ?? (await accounts.insertProvenPerson(tx, details, request.now))
  return accounts.insertProvenAccount(tx, { personId, language: request.language }, request.now)
}

/** A name that the register has changed is changed here too, which the audit trail tells. */
async function followRegister(
  tx: Tx,
  known: accounts.KnownPerson,
  { firstName, surname }: Details,
  request: RequestContext,
): Promise<void> {
  await accounts.keepProvenName(tx, { personId: known.personId, firstName, surname })
  if (known.firstName === firstName && known.surname === surname) return
  request.audit(
    {
      clinicId: null,
      subjectPersonId: known.personId,
      objectType: 'person',
      objectId: 'name of the register',
    },
    { userId: known.userId, sessionHash: null, role: null },
  )
}
