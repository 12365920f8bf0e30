import { normalisePassword } from '../typed-text.ts'
import { isCommonPassword } from './common-passwords.ts'
import { normaliseEmail } from './email.ts'

/** In code points. No rules about which kinds of characters: length is what counts. */
export const PASSWORD_MIN = 12
export const PASSWORD_MAX = 128

export type PasswordRule =
  | 'REQUIRED'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_LONG'
  | 'PASSWORD_IS_EMAIL'
  | 'PASSWORD_COMMON'

/** Checks a new password; upper and lower case count as the same when it is compared. */
export function checkPassword(typed: string, email: string): PasswordRule | null {
  const password = normalisePassword(typed)
  const length = [...password].length
  if (length === 0) return 'REQUIRED'
  if (length < PASSWORD_MIN) return 'PASSWORD_TOO_SHORT'
  if (length > PASSWORD_MAX) return 'PASSWORD_TOO_LONG'
  const plain = password.trim().toLowerCase()
  if (plain === normaliseEmail(email)) return 'PASSWORD_IS_EMAIL'
  return isCommonPassword(plain) ? 'PASSWORD_COMMON' : null
}
