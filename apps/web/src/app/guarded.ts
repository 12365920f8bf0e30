import { guard, type GuardRoute } from '@vastus/domain/session/guard'
import { isEnoughForStaff } from '@vastus/domain/identity/second-factor'
import { type Language, LANGUAGE_STORAGE_KEY } from '@vastus/domain/locale'
import { isRenewalType } from '@vastus/domain/prescriptions/prescription'
import type { Role } from '@vastus/domain/roles'
import type { Namespace } from '@vastus/i18n'
import { redirect } from '@tanstack/react-router'
import { savePreferences } from '@vastus/contract/identity'
import { call } from '../shared/api/call.ts'
import { reportError } from '../shared/api/report.ts'
import { wantedConsents } from '../account/consents/wanted-consents.ts'
import type { AppContext } from './app-context.ts'
import { cookieValue } from '../shared/cookies/cookies.ts'
import { SESSION_EXPIRED_PATH, takeNextPath } from '../shared/session/next-path.ts'
import { extendSession } from '../shared/session/sign-in-out.ts'
import { serverNow } from '../shared/time/server-clock.ts'

export type RouteRules = Omit<GuardRoute, 'target'>

type Navigation = {
  context: AppContext
  location: { href: string; pathname: string; search: object }
  /** A link is only being pointed at: nothing of the session may change. */
  preload: boolean
}

/** For the pages on which one signs in: who is signed in already goes on. Use it as `beforeLoad`. */
export function forGuests(...features: Namespace[]) {
  const guest = guarded({ isPublic: true }, ...features)
  return async (navigation: Navigation): Promise<void> => {
    await guest(navigation)
    const { store } = navigation.context
    const { user } = store.snapshot()
    if (user && !navigation.preload) throw redirect({ href: takeNextPath(store, user), replace: true })
  }
}

/** For the pages of e-mail and password, which are closed where that way in is switched off. Use it as `beforeLoad`. */
export function forPasswordLogin(...features: Namespace[]) {
  const guest = forGuests(...features)
  return async (navigation: Navigation): Promise<void> => {
    if (!navigation.context.store.config.featureFlags.EMAIL_LOGIN_ENABLED)
      throw redirect({ href: '/', replace: true })
    await guest(navigation)
  }
}

/** For the page of digital IDs, which is closed where there is none. Use it as `beforeLoad`. */
export function forProvenLogin() {
  const guest = forGuests('sign-in')
  return async (navigation: Navigation): Promise<void> => {
    if (navigation.context.store.config.signInMethods.length === 0)
      throw redirect({ href: '/choose-auth', replace: true })
    await guest(navigation)
  }
}

/** For the page that asks for consents: who has given them all goes on. Use it as `beforeLoad`. */
export function forConsents() {
  const asking = guarded({ needsProfile: false, needsConsents: false })
  return async (navigation: Navigation): Promise<void> => {
    await asking(navigation)
    const { store } = navigation.context
    const { user, consents } = store.snapshot()
    if (!user || !consents || navigation.preload) return
    const named = new URLSearchParams(navigation.location.href.split('?')[1]).get('type')
    if (wantedConsents(user, consents, named).length === 0)
      throw redirect({ href: takeNextPath(store, user), replace: true })
  }
}

/** For the pages of the message; the words about medicines come where it asks for some. Use it as `beforeLoad`. */
export function forMessage() {
  const patient = guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }, 'danger', 'questionnaire')
  return async (navigation: Navigation): Promise<void> => {
    await patient(navigation)
    const type = new URLSearchParams(navigation.location.href.split('?')[1]).get('type')
    if (isRenewalType(type ?? '')) await navigation.context.i18n.load('prescriptions')
  }
}

/** The words of each face of the app. */
const WORDS_OF_SIDE: Record<NonNullable<RouteRules['side']>, Namespace> = {
  PATIENT: 'patient',
  CLINIC: 'clinic',
  ADMIN: 'platform-admin',
}

/**
 * The guard of a route, in the fixed order of the domain's rule, with the words of its side and of its feature. Use it as
 * `beforeLoad`.
 */
export function guarded(rules: RouteRules, ...features: Namespace[]) {
  const namespaces = [rules.side ? WORDS_OF_SIDE[rules.side] : 'identity', ...features] as const
  return async ({ context, location, preload }: Navigation): Promise<void> => {
    if (preload) return context.i18n.load(...namespaces)
    const { store } = context
    const { user, consents, activeRole } = store.snapshot()
    const search = new URLSearchParams(location.href.split('?')[1] ?? '')
    const verdict = guard({
      route: { ...rules, target: location.href },
      session: user &&
        consents && {
          ...user,
          activeRole: activeRole ?? user.activeRole,
          isHeldBack: !isEnoughForStaff(store.config.appMode, user.isStrong),
          consents,
        },
      countryCode: store.config.featureFlags.COUNTRY_CODE,
      cookieConsent: cookieValue('cookie-consent'),
      localeQuery: search.get('locale'),
      now: serverNow(),
    })
    if (verdict.showCookieBanner) context.askForCookies()
    if (verdict.language) {
      localStorage.setItem(LANGUAGE_STORAGE_KEY, verdict.language)
      await context.i18n.setLanguage(verdict.language)
    }
    if (verdict.kind === 'redirect') {
      const isEnded = store.takeEnded()
      if (verdict.rememberTarget) store.rememberTarget(verdict.rememberTarget)
      const types = verdict.consentTypes?.join(',')
      const to = isEnded ? SESSION_EXPIRED_PATH : verdict.to
      throw redirect({ href: types ? `${to}?type=${types}` : to, replace: true })
    }
    if (verdict.extendSession && !(await extendSession(context)))
      throw redirect({ href: SESSION_EXPIRED_PATH, replace: true })
    keepPreferences(context, verdict.activeRole)
    if (verdict.clearSelectedClinic) store.selectClinic(null)
    await context.i18n.load(...namespaces)
  }
}

/**
 * The server hears of a changed view, so that the next sign-in begins where this one was, and of the language chosen on this
 * device, before or after the sign-in: the mails come in it too.
 */
function keepPreferences({ store, i18n }: AppContext, role: Role | null): void {
  const { activeRole, selectedClinicId, user } = store.snapshot()
  if (!user) return
  if (role === 'PRM_DOCTOR' && selectedClinicId === null)
    store.selectClinic(user.clinics[0]?.clinicId ?? null)
  const body: { activeRole?: Role; language?: Language } = {}
  if (role && role !== activeRole) {
    store.setActiveRole(role)
    if (user.permissions.length > 1) body.activeRole = role
  }
  const { language } = i18n.snapshot()
  if (language !== user.language && localStorage.getItem(LANGUAGE_STORAGE_KEY)) body.language = language
  if (!body.activeRole && !body.language) return
  call(savePreferences, { body })
    .then((saved) => {
      if (store.snapshot().user) store.setUser(saved)
    })
    .catch((error: unknown) => reportError('session', error))
}
