import type { CountryCode } from '../country.ts'

/** Digital IDs that are used on our own pages. */
export const SIGN_IN_METHODS = ['ID_CARD', 'MOBILE_ID', 'SMART_ID'] as const
export type SignInMethod = (typeof SIGN_IN_METHODS)[number]

/** Ways to sign in on the page of somebody else, which leads back here. */
export const EXTERNAL_METHODS = ['DOKOBIT', 'OIDC'] as const
export type ExternalMethod = (typeof EXTERNAL_METHODS)[number]

/** How a session was begun. */
export const SESSION_METHODS = ['PASSWORD', 'PASSKEY', ...SIGN_IN_METHODS, ...EXTERNAL_METHODS] as const
export type SessionMethod = (typeof SESSION_METHODS)[number]

const METHODS_OF: Record<CountryCode, readonly SignInMethod[]> = {
  EE: ['ID_CARD', 'SMART_ID', 'MOBILE_ID'],
  PL: [],
  GB: [],
  US: [],
  ZA: [],
}

/** What people of the country have, in the order in which they are used to it. */
export const signInMethodsOf = (country: CountryCode): readonly SignInMethod[] => METHODS_OF[country]

/** Dokobit proves a personal code of Estonia; elsewhere nobody could be found by it. */
export const hasDokobit = (country: CountryCode): boolean => country === 'EE'

/**
 * The order in which methods are offered: the one of last time first, otherwise as the country has them. A card is not put
 * into a phone, so there it comes last.
 */
export function orderMethods(
  methods: readonly SignInMethod[],
  { last, isPhone }: { last: string | null; isPhone: boolean },
): SignInMethod[] {
  const rankOf = (method: SignInMethod) => (method === last ? 0 : method === 'ID_CARD' && isPhone ? 2 : 1)
  return methods.toSorted((one, other) => rankOf(one) - rankOf(other))
}
