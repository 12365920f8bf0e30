import type { LoggedInUser } from '@vastus/contract/shapes'
import { type CountryCode, countryProfile } from '@vastus/domain/country'
import { homeFor, isOwnPath } from '@vastus/domain/session/guard'
import type { SessionStore } from './session-store.ts'

export const SESSION_EXPIRED_PATH = '/?status=session-expired'

type Signed = Pick<LoggedInUser, 'permissions' | 'activeRole' | 'incompleteProfile'>

/** Where a signed-in user goes on: to finish the profile, to the remembered target, or to the home of the role. */
export function nextPath(user: Signed, target: string | null, country: CountryCode): string {
  if (user.incompleteProfile) return countryProfile(country).incompleteProfilePath
  if (target && target !== '/' && isOwnPath(target)) return target
  return homeFor(user) ?? '/permission-denied'
}

/** The same with the target that the guard remembered; the target is used up, unless the profile comes first. */
export function takeNextPath(store: SessionStore, user: Signed): string {
  const target = user.incompleteProfile ? null : store.takeTarget()
  return nextPath(user, target, store.config.featureFlags.COUNTRY_CODE)
}
