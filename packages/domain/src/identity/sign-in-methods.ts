import type { CountryCode } from '../country.ts'

/** Ways to prove who one is, beside e-mail and password. */
export const SIGN_IN_METHODS = ['MOBILE_ID', 'SMART_ID'] as const
export type SignInMethod = (typeof SIGN_IN_METHODS)[number]

/** How a session was begun. */
export const SESSION_METHODS = ['PASSWORD', ...SIGN_IN_METHODS] as const
export type SessionMethod = (typeof SESSION_METHODS)[number]

const METHODS_OF: Record<CountryCode, readonly SignInMethod[]> = {
  EE: ['SMART_ID', 'MOBILE_ID'],
  PL: [],
  GB: [],
  US: [],
  ZA: [],
}

/** What people of the country have, in the order in which they are used to it. */
export const signInMethodsOf = (country: CountryCode): readonly SignInMethod[] => METHODS_OF[country]
