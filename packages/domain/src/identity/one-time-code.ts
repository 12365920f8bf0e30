import { OTP_LENGTH } from '../limits.ts'
import { withoutSeparators } from '../typed-text.ts'

/** The code without the spaces and dashes that people and mail programs put in. */
export const normaliseOneTimeCode = withoutSeparators

/** Checks the form only: six digits. Whether it is the right one is the server's question. */
export function checkOneTimeCode(input: string): 'REQUIRED' | 'OTP_FORMAT' | null {
  const code = normaliseOneTimeCode(input)
  if (code === '') return 'REQUIRED'
  return code.length === OTP_LENGTH && /^[0-9]+$/.test(code) ? null : 'OTP_FORMAT'
}
