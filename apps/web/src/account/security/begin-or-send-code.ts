import { sendOneTimeCode } from '@vastus/contract/identity'
import { ApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'

interface Beginning {
  /** What the server said when the page was opened. */
  asksForCode: boolean
  /** Address of the account, to which the code goes. */
  email: string
  begin: () => Promise<void>
}

/**
 * Begins to set up a second factor, or sends the code that has to be typed before.
 *
 * @returns whether a code was sent
 */
export async function beginOrSendCode({ asksForCode, email, begin }: Beginning): Promise<boolean> {
  const isBegun = !asksForCode && (await beginUnlessAsked(begin))
  if (!isBegun) await call(sendOneTimeCode, { body: { email, purpose: 'SECOND_FACTOR' } })
  return !isBegun
}

/** A code counts for 15 minutes; on a page that was open for longer it is asked for all the same. */
async function beginUnlessAsked(begin: () => Promise<void>): Promise<boolean> {
  try {
    await begin()
    return true
  } catch (error) {
    if (error instanceof ApiError && error.fields.some(({ path }) => path === 'otp')) return false
    throw error
  }
}
