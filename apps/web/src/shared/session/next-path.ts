import type { LoggedInUser } from '@vastus/contract/shapes'
import { type CountryCode, countryProfile } from '@vastus/domain/country'
import { homeFor, isOwnPath } from '@vastus/domain/session/guard'
import type { SessionStore } from './session-store.ts'

export const SESSION_EXPIRED_PATH = '/?status=session-expired'

const INBOX_PATH = '/clinic-e-contacts'
/** The inbox opens on what the clinic has to answer, those first who wait the longest. */
export const WORK_LIST = { to: INBOX_PATH, search: { view: 'our-turn', order: 'waiting' } } as const
const WORK_LIST_PATH = `${INBOX_PATH}?${new URLSearchParams(WORK_LIST.search)}`

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
  const path = nextPath(user, target, store.config.featureFlags.COUNTRY_CODE)
  return path === INBOX_PATH ? WORK_LIST_PATH : path
}
