import { withoutSeparators } from '../typed-text.ts'

const RECOVERY_LENGTH = 10

/** A code without the spaces and dashes that people put in. */
export const normaliseSecondFactor = (typed: string): string => withoutSeparators(typed).toLowerCase()

/** Six digits of the app, or ten signs of a recovery code. Whether it is the right one is the server's question. */
export function checkSecondFactor(typed: string): 'REQUIRED' | 'OTP_FORMAT' | null {
  const code = normaliseSecondFactor(typed)
  if (code === '') return 'REQUIRED'
  return /^\d{6}$/.test(code) || isRecoveryCode(code) ? null : 'OTP_FORMAT'
}

/** @param code as `normaliseSecondFactor` gives it */
export const isRecoveryCode = (code: string): boolean =>
  code.length === RECOVERY_LENGTH && /^[a-z2-7]+$/.test(code)

/**
 * Whether a sign-in is enough to act as staff. In production they reach health data of many people, for which a password
 * alone is not enough.
 */
export const isEnoughForStaff = (appMode: 'PROD' | 'DEMO' | 'DEV', isStrong: boolean): boolean =>
  appMode !== 'PROD' || isStrong

const STRONG_SECONDS = 15 * 60

/** Whether the user has proven so lately to be the owner that a grave act needs no new sign-in. */
export const isFreshSignIn = (signedInAt: Date, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() <= STRONG_SECONDS * 1000
