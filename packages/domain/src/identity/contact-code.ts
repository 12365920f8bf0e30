import { normaliseEmail } from './email.ts'

type Account = {
  /** Empty while the account has none. */
  email: string
  /** Whether a code that was mailed to the address came back. */
  isEmailConfirmed: boolean
  /** E.164 */
  phone: string | null
  incompleteProfile: boolean
}

/**
 * Whether these contacts are saved only with a code mailed to the address. An address that is confirmed in this account is not asked
 * again; a code confirms also another phone number of a complete profile.
 *
 * @param wanted the phone in E.164; left out where the address alone is in question
 */
export function needsContactCode(
  account: Account,
  wanted: { email: string; phone?: string | null },
): boolean {
  if (!account.isEmailConfirmed || normaliseEmail(wanted.email) !== normaliseEmail(account.email)) return true
  return !account.incompleteProfile && wanted.phone !== undefined && wanted.phone !== account.phone
}
