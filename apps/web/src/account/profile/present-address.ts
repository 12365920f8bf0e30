import { sendOneTimeCode } from '@vastus/contract/identity'
import type { LoggedInUser } from '@vastus/contract/shapes'
import { normaliseEmail } from '@vastus/domain/identity/email'
import { call } from '../../shared/api/call.ts'

/** Whether the present address must agree to another one: after a password alone, as that can be guessed. */
export const asksPresentAddress = (user: LoggedInUser, email: string): boolean =>
  user.personId !== null &&
  user.email !== '' &&
  !user.isStrong &&
  normaliseEmail(email) !== normaliseEmail(user.email)

/** Sends the codes that a change of contacts needs. */
export async function sendProfileCodes(
  user: LoggedInUser,
  { email, purpose }: { email: string; purpose: 'COMPLETE' | 'PROFILE' },
): Promise<void> {
  if (asksPresentAddress(user, email))
    await call(sendOneTimeCode, { body: { email: user.email, purpose: 'SECOND_FACTOR' } })
  await call(sendOneTimeCode, { body: { email, purpose } })
}
