import { needsContactCode } from '@vastus/domain/identity/contact-code'
import { normaliseEmail } from '@vastus/domain/identity/email'
import { PERSON_CODE_TRIES_PER_HOUR } from '@vastus/domain/limits'
import type { PersonDetails } from '@vastus/domain/persons/person-details'
import type { Tx } from '../../db/database.ts'
import { BusinessRule, InvalidInput } from '../../errors.ts'
import type { BusinessKey } from '@vastus/contract/error-keys'
import { requireFreshSignIn } from '../../http/fresh-sign-in.ts'
import { requireNotHeldBack } from '../../http/held-back.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Services } from '../../services.ts'
import type { Principal } from '../../principal.ts'
import { chargeHourly, checkAccountCode, proveAddress, requireUsableEmail } from '../sign-in/index.ts'
import { endOtherSessions, joinRecords, renewSession, type StartedSession } from '../sessions/index.ts'
import { type ProfileBody, readNewPerson, readPhone } from './profile-input.ts'
import * as profiles from './profile-repository.ts'
import { queueMail } from '../delivery/index.ts'

type Contacts = { email: string; phone: string | null }
const TRYING_CODES = { kind: 'complete profile', perHour: PERSON_CODE_TRIES_PER_HOUR }

type Outcome = StartedSession | BusinessKey

/**
 * Completes a profile, or changes e-mail and phone of a complete one. A code went to the new e-mail, so it proves that
 * one; whose it is otherwise is answered only after the proof. What is confirmed already needs no code, one that is given
 * must be right nevertheless. Whether a personal code is known is answered a few times an hour.
 *
 * @throws BusinessRule INVALID_OTP and the rest of the contract's list
 */
export async function completeProfile(
  services: Services,
  body: ProfileBody & { email: string; otp?: string | undefined; presentOtp?: string | undefined },
  request: RequestContext,
): Promise<Principal> {
  const before = request.principal()
  const newPerson = before.personId === null ? readNewPerson(services, body, request.now) : null
  const phone = readPhone(services, body.phone, before.incompleteProfile)
  const email = await requireUsableEmail(services, body.email)
  // A first address is proven by its code; another one would decide who may come into the account.
  const isOther = before.email !== '' && email !== normaliseEmail(before.email)
  if (isOther) {
    requireNotHeldBack(request)
    requireFreshSignIn(request)
  }
  const { otp } = body
  if (otp === undefined && needsContactCode(before, { email, phone }))
    throw new InvalidInput([{ path: 'otp', rule: 'REQUIRED' }])
  if (newPerson?.personalCode) await chargeHourly(services, request, TRYING_CODES)

  const outcome = await request.transaction<Outcome>(
    async (tx) => {
      const code =
        otp === undefined
          ? null
          : await checkAccountCode(services, tx, { purpose: 'PROFILE', email, otp }, request)
      if (otp !== undefined && code === null) return 'INVALID_OTP'
      // Who reads the mail of an address may know whose it is.
      if (await profiles.isEmailTaken(tx, email, before.userId))
        return 'GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT'
      // An account without a person holds nothing yet: its owner may have mistyped the address.
      const isMoving = isOther && before.personId !== null
      if (isMoving && !(await proveAddress(services, tx, body.presentOtp ?? '', request)))
        return 'INVALID_PRESENT_OTP'
      const personId = newPerson
        ? await addPerson(tx, newPerson, { email, phone }, before.userId, request.now)
        : before.personId
      if (personId === null) return 'PERSONAL_CODE_DUPLICATE'
      const saved = await save(services, tx, { personId, email, phone }, before, request)
      if (typeof saved !== 'string') await code?.use()
      return saved
    },
    { context: { actor: 'system' } },
  )
  if (typeof outcome === 'string') throw new BusinessRule(outcome)
  request.setToken('SESSION', outcome.token)
  return outcome.principal
}

/** Null when the personal code belongs to somebody else. */
async function addPerson(
  tx: Tx,
  person: PersonDetails,
  contacts: Contacts,
  userId: number,
  now: Date,
): Promise<number | null> {
  if (person.personalCode !== null) {
    await profiles.lockCode(tx, person.personalCode)
    if (await profiles.isCodeTaken(tx, { ...person, email: contacts.email }, userId)) return null
  }
  return profiles.insertOwnPerson(tx, { ...person, ...contacts }, now)
}

async function save(
  services: Services,
  tx: Tx,
  profile: Contacts & { personId: number },
  before: Principal,
  request: RequestContext,
): Promise<Outcome> {
  const { email, personId, phone } = profile
  const isSaved = await profiles.setAccountEmail(tx, { userId: before.userId, personId, email }, request.now)
  if (!isSaved) return 'GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT'
  await profiles.updateContacts(tx, personId, { email, phone })
  if (!before.incompleteProfile && (email !== before.email || phone !== before.phone))
    await tellOfChange(services, tx, before, request.now)
  await joinRecords(tx, before.userId, request.now)
  request.audit({ clinicId: null, subjectPersonId: personId, objectType: 'user', objectId: before.userId })
  return renewSession(services, tx, before, request.now)
}

/** The old address hears of it, in case it was not its owner; other browsers must sign in again. */
async function tellOfChange(services: Services, tx: Tx, before: Principal, now: Date): Promise<void> {
  await endOtherSessions(
    services,
    tx,
    { userId: before.userId, keepHash: before.sessionHash, reason: 'CONTACTS' },
    now,
  )
  queueMail(tx, {
    to: before.email,
    language: before.language,
    template: 'profileChanged',
    params: { supportEmail: services.config.supportEmail },
  })
}
