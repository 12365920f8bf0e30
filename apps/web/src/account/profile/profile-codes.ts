import { completeProfile, getLogin, sendOneTimeCode } from '@vastus/contract/identity'
import type { RouteCall } from '@vastus/contract/route'
import type { LoggedInUser } from '@vastus/contract/shapes'
import type { CountryCode } from '@vastus/domain/country'
import { needsContactCode } from '@vastus/domain/identity/contact-code'
import { normaliseEmail } from '@vastus/domain/identity/email'
import { ApiError, isUnreachable } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'
import { handDetails, handover, type ProfileDetails } from '../forms/index.ts'

/** Whether the present address must agree to another one: after a password alone, as that can be guessed. */
export const asksPresentAddress = (user: LoggedInUser, email: string): boolean =>
  user.personId !== null &&
  user.email !== '' &&
  !user.isStrong &&
  normaliseEmail(email) !== normaliseEmail(user.email)

/** Sends the codes that a change of contacts needs, and hands the details to the step that asks for them. */
export async function sendProfileCodes(
  user: LoggedInUser,
  details: ProfileDetails,
  purpose: 'COMPLETE' | 'PROFILE',
): Promise<void> {
  const { email } = details
  if (asksPresentAddress(user, email))
    await call(sendOneTimeCode, { body: { email: user.email, purpose: 'SECOND_FACTOR' } })
  await call(sendOneTimeCode, { body: { email, purpose } })
  handDetails(user.id, details)
}

/** Saves the details, with the codes that they need. */
export async function saveProfile(body: RouteCall<typeof completeProfile>['body']): Promise<LoggedInUser> {
  try {
    const saved = await call(completeProfile, { body })
    handover.profile = null
    handover.mayBeSaved = false
    return saved
  } catch (error) {
    // The lost response had the session's next token with it, and the one from before ends soon after: then "not signed in" tells nothing new.
    if (!(error instanceof ApiError) || error.status !== 401) handover.mayBeSaved = isUnreachable(error)
    throw error
  }
}

type Details = RouteCall<typeof completeProfile>['body']

/**
 * Saves the details with a code. When the response to a call was lost, its code is used up, and the next call reads that it is wrong: so
 * a refused code is only refused when the account does not have these contacts already, confirmed.
 */
export async function saveWithCode(body: Details, country: CountryCode): Promise<LoggedInUser> {
  try {
    return await saveProfile(body)
  } catch (error) {
    const isCodeRefused = error instanceof ApiError && error.key === 'INVALID_OTP'
    const saved = isCodeRefused ? await findSaved(body, country).catch(() => null) : null
    if (!saved) throw error
    handover.profile = null
    return saved
  }
}

/** The account, where it has these contacts. */
async function findSaved({ email, phone }: Details, country: CountryCode): Promise<LoggedInUser | null> {
  const [{ normalisePhone }, user] = await Promise.all([
    import('@vastus/domain/identity/phone'),
    call(getLogin, {}),
  ])
  const wanted = { email, phone: normalisePhone(phone, country) }
  return user.incompleteProfile || needsContactCode(user, wanted) ? null : user
}
