import { type ConsentStatus, type ConsentType, missingConsents } from '../consents.ts'
import { type CountryCode, countryProfile } from '../country.ts'
import { type Language, languageOf } from '../locale.ts'
import { SESSION_EXTENSION_THRESHOLD_SECONDS } from '../limits.ts'
import { homeOf, type Role, startingRole } from '../roles.ts'

/** Where a second factor is set up. */
export const SECOND_FACTOR_PATH = '/settings/security'

export type GuardRoute = {
  /** Own-site path with its query, kept as the target where the user is sent away. */
  target: string
  isPublic?: boolean
  /** One of these roles is enough; none named means any logged-in user. */
  roles?: readonly Role[]
  /** Whose route it is: decides the active role and the consents asked for. */
  side?: 'PATIENT' | 'CLINIC' | 'ADMIN'
  /** False on the pages where an incomplete profile or missing consents are put right. */
  needsProfile?: boolean
  needsConsents?: boolean
  /** False on a page that people open for one press, and that sets essential cookies alone. */
  asksForCookies?: boolean
}

export type GuardSession = {
  permissions: readonly Role[]
  activeRole: Role | null
  incompleteProfile: boolean
  /** Staff who came with less than is asked of them here. */
  isHeldBack: boolean
  jwtExpiresAt: string
  consents: ConsentStatus
}

export type GuardInput = {
  route: GuardRoute
  session: GuardSession | null
  countryCode: CountryCode
  /** Value of the cookie `cookie-consent`. */
  cookieConsent: string | null
  /** Value of the query parameter `locale`. */
  localeQuery: string | null
  now: Date
}

/** What the guard asks for whatever its verdict. */
export type GuardEffects = { showCookieBanner: boolean; language: Language | null }

export type GuardVerdict =
  | { kind: 'pass'; activeRole: Role | null; clearSelectedClinic: boolean; extendSession: boolean }
  | { kind: 'redirect'; to: string; rememberTarget: string | null; consentTypes?: ConsentType[] }

/** Whether the session ends within 5 minutes, so that it should be extended. */
export function needsExtension(jwtExpiresAt: string, now: Date): boolean {
  return Date.parse(jwtExpiresAt) - now.getTime() <= SESSION_EXTENSION_THRESHOLD_SECONDS * 1000
}

/** A path of this site only: what is remembered must not lead elsewhere. */
export function isOwnPath(target: string): boolean {
  return /^\/(?![/\\])/.test(target) && !/[\\\p{Cc}]/u.test(target)
}

function roleOnRoute(route: GuardRoute, session: GuardSession): Role | null {
  if (route.side === 'PATIENT') return 'PRM_PATIENT'
  if (route.side === 'CLINIC') return 'PRM_DOCTOR'
  if (route.side === 'ADMIN') return 'PRM_VASTUS_ADMIN'
  return startingRole(session.permissions, session.activeRole)
}

const isAllowed = ({ roles }: GuardRoute, { permissions }: GuardSession): boolean =>
  roles === undefined || roles.some((each) => permissions.includes(each))

function verdict({ route, session, countryCode, now }: GuardInput): GuardVerdict {
  if (route.isPublic) {
    return {
      kind: 'pass',
      activeRole: session?.activeRole ?? null,
      clearSelectedClinic: false,
      extendSession: false,
    }
  }
  const remembered = isOwnPath(route.target) ? route.target : null
  if (!session || Date.parse(session.jwtExpiresAt) <= now.getTime()) {
    return { kind: 'redirect', to: '/', rememberTarget: remembered }
  }
  if (session.incompleteProfile && route.needsProfile !== false) {
    return {
      kind: 'redirect',
      to: countryProfile(countryCode).incompleteProfilePath,
      rememberTarget: remembered,
    }
  }

  // Before the consents, which the page of the second factor does not need.
  if (session.isHeldBack && (route.side === 'CLINIC' || route.side === 'ADMIN') && isAllowed(route, session))
    return { kind: 'redirect', to: SECOND_FACTOR_PATH, rememberTarget: remembered }

  const role = roleOnRoute(route, session)
  const held = role !== null && session.permissions.includes(role)
  const missing = held && route.needsConsents !== false ? missingConsents(role, session.consents) : []
  if (missing.length > 0) {
    // The pages of an incomplete profile are the next ones anyway; remembered, they would come once more at the end.
    const rememberTarget = route.needsProfile === false ? null : remembered
    return { kind: 'redirect', to: '/consents', rememberTarget, consentTypes: missing }
  }
  if (!isAllowed(route, session)) return { kind: 'redirect', to: '/permission-denied', rememberTarget: null }
  return {
    kind: 'pass',
    activeRole: role,
    clearSelectedClinic: route.side === 'PATIENT',
    extendSession: needsExtension(session.jwtExpiresAt, now),
  }
}

/**
 * Decides a navigation in the fixed order: cookie banner, language, public, login, profile, consents,
 * permissions, extension. Setting the loading flag comes before and is the caller's.
 *
 * `extendSession` asks the caller to call `POST /api/login/extend` and to clear its stores if that fails.
 */
export function guard(input: GuardInput): GuardEffects & GuardVerdict {
  return {
    showCookieBanner: input.route.asksForCookies !== false && input.cookieConsent !== 'true',
    language: languageOf(input.localeQuery),
    ...verdict(input),
  }
}

/** Where `/` leads a logged-in user, or null for somebody without a role. */
export function homeFor(session: Pick<GuardSession, 'permissions' | 'activeRole'>): string | null {
  const role = startingRole(session.permissions, session.activeRole)
  return role && homeOf(role)
}
