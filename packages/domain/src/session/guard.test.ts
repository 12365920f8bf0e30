// @proves R2-002 R2-003 R2-137 R2-138 R2-139 R2-140 R2-141 R2-142 R2-143 R2-144 R2-145 R2-146
// @proves R2-147 R2-149 R2-150
// @proves-part R2-023: the way there
import { describe, expect, it } from 'vitest'
import { type GuardInput, type GuardRoute, type GuardSession, guard, homeFor, isOwnPath } from './guard.ts'

const now = new Date('2026-03-10T09:00:00.000Z')
const inMs = (ms: number) => new Date(now.getTime() + ms).toISOString()
const MINUTE_MS = 60_000
const none = {
  prmClinicConsentGiven: false,
  prmPatientConsentGiven: false,
  prmPrivacyPolicyConsentGiven: false,
  prmTranslationClinicConsentGiven: false,
}
const all = {
  prmClinicConsentGiven: true,
  prmPatientConsentGiven: true,
  prmPrivacyPolicyConsentGiven: true,
  prmTranslationClinicConsentGiven: false,
}
const patientRoute: GuardRoute = { target: '/my-e-contacts?page=1', side: 'PATIENT', roles: ['PRM_PATIENT'] }
const clinicRoute: GuardRoute = { target: '/clinic-e-contacts', side: 'CLINIC', roles: ['PRM_DOCTOR'] }
const patient: GuardSession = {
  permissions: ['PRM_PATIENT'],
  activeRole: 'PRM_PATIENT',
  incompleteProfile: false,
  isHeldBack: false,
  jwtExpiresAt: inMs(20 * MINUTE_MS),
  consents: all,
}
const doctor: GuardSession = { ...patient, permissions: ['PRM_DOCTOR'], activeRole: 'PRM_DOCTOR' }
const ask = (more: Partial<GuardInput>) =>
  guard({
    route: patientRoute,
    session: patient,
    countryCode: 'EE',
    cookieConsent: 'true',
    localeQuery: null,
    now,
    ...more,
  })

describe('the guard', () => {
  it.each([
    [null, true],
    ['false', true],
    ['true', false],
  ])(
    'with the cookie %s shows the cookie banner: %s, whatever the verdict',
    (cookieConsent, showCookieBanner) => {
      expect(ask({ cookieConsent })).toMatchObject({ kind: 'pass', showCookieBanner })
      expect(ask({ cookieConsent, session: null })).toMatchObject({ kind: 'redirect', showCookieBanner })
    },
  )

  it('shows no cookie banner where a page asks for none', () => {
    const route = { target: '/s/k7Wm3xQp9T', isPublic: true, asksForCookies: false }
    expect(ask({ cookieConsent: null, session: null, route })).toMatchObject({
      kind: 'pass',
      showCookieBanner: false,
    })
  })

  it('takes the language of the query, also on the way home', () => {
    expect(ask({ localeQuery: 'ru-RU', session: null })).toMatchObject({ language: 'ru', kind: 'redirect' })
    expect(ask({ localeQuery: 'xx' })).toMatchObject({ language: null })
  })

  it('lets public routes pass before anything else is asked, without extension', () => {
    const route = { target: '/terms-and-conditions', isPublic: true }
    expect(ask({ route, session: null })).toMatchObject({ kind: 'pass' })
    const session = { ...patient, incompleteProfile: true, consents: none, jwtExpiresAt: inMs(1) }
    expect(ask({ route, session })).toMatchObject({ kind: 'pass', extendSession: false })
  })

  it.each([
    ['nobody', null],
    ['an expired session', { ...patient, jwtExpiresAt: now.toISOString() }],
  ])('sends %s home and remembers the target', (_, session) => {
    expect(ask({ session })).toMatchObject({
      kind: 'redirect',
      to: '/',
      rememberTarget: '/my-e-contacts?page=1',
    })
  })

  it('remembers no foreign target', () => {
    const route = { ...patientRoute, target: '//evil.example/' }
    expect(ask({ session: null, route })).toMatchObject({ rememberTarget: null })
    expect(['/a', '/', '//a', '/\\a', 'https://a', '/a\nb', ''].map(isOwnPath)).toEqual([
      true,
      true,
      ...Array(5).fill(false),
    ])
  })

  it.each([
    ['EE', '/signup'],
    ['GB', '/complete-profile'],
    ['PL', '/complete-profile'],
    ['US', '/complete-profile'],
    ['ZA', '/complete-profile'],
  ] as const)('sends an incomplete profile in %s to %s, before consents', (countryCode, to) => {
    const session = { ...patient, incompleteProfile: true, consents: none }
    expect(ask({ session, countryCode })).toMatchObject({ kind: 'redirect', to })
    const route = { target: to, needsProfile: false, needsConsents: false }
    expect(ask({ session, countryCode, route })).toMatchObject({ kind: 'pass' })
  })

  it('asks each side for its own consents, before permissions', () => {
    expect(ask({ session: { ...patient, consents: none } })).toMatchObject({
      to: '/consents',
      consentTypes: ['PRM_PATIENT', 'PRM_PRIVACY_POLICY'],
      rememberTarget: '/my-e-contacts?page=1',
    })
    expect(ask({ route: clinicRoute, session: { ...doctor, consents: none } })).toMatchObject({
      consentTypes: ['PRM_CLINIC', 'PRM_PRIVACY_POLICY'],
    })
    const onlyClinic = { ...none, prmClinicConsentGiven: true, prmPrivacyPolicyConsentGiven: true }
    expect(ask({ route: clinicRoute, session: { ...doctor, consents: onlyClinic } })).toMatchObject({
      kind: 'pass',
    })
  })

  it('asks somebody proven but without contacts for consents, and does not come back to that page later', () => {
    const session = { ...patient, incompleteProfile: true, consents: none }
    expect(ask({ session, route: { target: '/signup', needsProfile: false } })).toMatchObject({
      to: '/consents',
      rememberTarget: null,
    })
  })

  it('denies a route of another role, also to somebody without consents', () => {
    expect(ask({ route: clinicRoute })).toMatchObject({ kind: 'redirect', to: '/permission-denied' })
    expect(ask({ route: clinicRoute, session: { ...patient, consents: none } })).toMatchObject({
      to: '/permission-denied',
    })
    expect(ask({ session: doctor })).toMatchObject({ to: '/permission-denied' })
  })

  it('leads staff who have not proven enough to where they can, remembers where they were going, and leaves patients be', () => {
    const held: GuardSession = { ...doctor, isHeldBack: true, consents: none }
    const target = { to: '/settings/security', rememberTarget: '/clinic-e-contacts' }
    expect(ask({ session: held, route: clinicRoute })).toMatchObject(target)
    const admin: GuardSession = { ...held, permissions: ['PRM_VASTUS_ADMIN'] }
    const route: GuardRoute = { target: '/prm', side: 'ADMIN', roles: ['PRM_VASTUS_ADMIN'] }
    expect(ask({ session: admin, route })).toMatchObject({ to: '/settings/security' })
    expect(ask({ session: { ...held, permissions: ['PRM_PATIENT'] }, route: clinicRoute })).toMatchObject({
      to: '/permission-denied',
    })
    const both: GuardSession = { ...held, permissions: ['PRM_PATIENT', 'PRM_DOCTOR'], consents: all }
    expect(ask({ session: both })).toMatchObject({ kind: 'pass' })
    const security = { target: '/settings/security', needsConsents: false }
    expect(ask({ session: held, route: security })).toMatchObject({ kind: 'pass' })
  })

  it("makes the route's role the active one, and clears the clinic on patient routes", () => {
    const both: GuardSession = { ...doctor, permissions: ['PRM_DOCTOR', 'PRM_PATIENT'] }
    expect(ask({ session: both })).toMatchObject({ activeRole: 'PRM_PATIENT', clearSelectedClinic: true })
    expect(ask({ session: { ...both, activeRole: 'PRM_PATIENT' }, route: clinicRoute })).toMatchObject({
      activeRole: 'PRM_DOCTOR',
      clearSelectedClinic: false,
    })
    expect(ask({ session: both, route: { target: '/settings' } })).toMatchObject({ activeRole: 'PRM_DOCTOR' })
    const admin: GuardSession = { ...patient, permissions: ['PRM_PATIENT', 'PRM_VASTUS_ADMIN'] }
    expect(ask({ session: admin, route: { target: '/prm', side: 'ADMIN' } })).toMatchObject({
      activeRole: 'PRM_VASTUS_ADMIN',
    })
  })

  it.each([
    [5 * MINUTE_MS + 1, false],
    [5 * MINUTE_MS, true],
    [1, true],
  ])('%i ms before the end, extends: %s', (ms, extendSession) => {
    expect(ask({ session: { ...patient, jwtExpiresAt: inMs(ms) } })).toMatchObject({
      kind: 'pass',
      extendSession,
    })
  })
})

describe('home', () => {
  it.each([
    [['PRM_PATIENT'], null, '/my-e-contacts'],
    [['PRM_PATIENT', 'PRM_DOCTOR'], null, '/clinic-e-contacts'],
    [['PRM_PATIENT', 'PRM_DOCTOR'], 'PRM_PATIENT', '/my-e-contacts'],
    [['PRM_VASTUS_ADMIN'], 'PRM_DOCTOR', '/prm'],
    [[], null, null],
  ] as const)('of %j, last active as %s, is %s', (permissions, activeRole, home) => {
    expect(homeFor({ permissions, activeRole })).toBe(home)
  })
})
