import { completeProfile, sendOneTimeCode } from '@vastus/contract/identity'
import type { RouteCall } from '@vastus/contract/route'
import type { LoggedInUser } from '@vastus/contract/shapes'
import { normaliseEmail } from '@vastus/domain/identity/email'
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
  const saved = await call(completeProfile, { body })
  handover.profile = null
  return saved
}
