import { withoutFirstAnswers } from '../first-responses.ts'
import { expect } from '@playwright/test'
import type { Screen } from './screen.ts'

const freshEmail = () => `${crypto.randomUUID()}@example.test`

/** What guests see, and what belongs to nobody's daily work. */
export const screensOfEverybody: Screen[] = [
  { name: 'home', role: null, open: '/' },
  { name: 'choose-auth', role: null, open: '/choose-auth' },
  { name: 'choose-signup', role: null, open: '/choose-signup' },
  { name: 'login-with-password', role: null, open: '/login-with-password' },
  { name: 'login', role: null, open: '/login' },
  { name: 'sms-choice-unknown', role: null, open: '/s/k7Wm3xQp9T' },
  { name: 'signup-with-password', role: null, open: '/signup-with-password' },
  {
    name: 'signup-code',
    role: null,
    open: async ({ page, t, go }) => {
      await go('/signup-with-password')
      await page.getByLabel(t('identity.field.email')).fill(freshEmail())
      await page.getByLabel(t('identity.field.password'), { exact: true }).fill('three quiet otters swim')
      await page.getByLabel(t('identity.field.confirmPassword')).fill('three quiet otters swim')
      await page.getByRole('button', { name: t('identity.signUp.submit'), exact: true }).click()
      await expect(page).toHaveURL(/verify-otp/)
    },
  },
  { name: 'reset-password', role: null, open: '/reset-password' },
  {
    name: 'reset-password-code',
    role: null,
    open: async ({ page, t, go }) => {
      await go('/reset-password')
      await page.getByLabel(t('identity.field.email')).fill(freshEmail())
      await page.getByRole('main').locator('button[type=submit]').click()
      await expect(page).toHaveURL(/verify-otp/)
    },
  },
  {
    name: 'complete-profile',
    role: 'patient',
    ownBrowser: true,
    open: async ({ page, go }) => {
      const login = (await (await page.request.get('/api/login')).json()) as object
      await withoutFirstAnswers(page)
      await page.route('**/api/login', (route) =>
        route.fulfill({ json: { ...login, incompleteProfile: true } }),
      )
      await go('/complete-profile')
    },
  },
  {
    name: 'consents',
    role: 'patient',
    ownBrowser: true,
    open: async ({ page, go }) => {
      const consents = (await (await page.request.get('/api/users/consents')).json()) as object
      const given = { prmPatientConsentGiven: false, prmPrivacyPolicyConsentGiven: false }
      await withoutFirstAnswers(page)
      await page.route('**/api/users/consents', (route) => route.fulfill({ json: { ...consents, ...given } }))
      await go('/my-e-contacts')
      await expect(page).toHaveURL(/consents/)
      await expect(page.getByRole('checkbox').first()).toBeVisible()
    },
  },
  { name: 'terms', role: null, open: '/terms-and-conditions' },
  { name: 'privacy', role: null, open: '/privacy-policy' },
  { name: 'cookies', role: null, open: '/cookie-policy' },
  { name: 'help', role: null, open: '/help' },
  { name: 'help-form', role: 'patient', open: '/help/technical-problem' },
  { name: 'icons', role: null, open: '/icons' },
  { name: 'demo-outbox', role: null, open: '/demo/outbox' },
  { name: 'permission-denied', role: 'patient', open: '/permission-denied' },
  { name: 'not-found', role: null, open: '/nowhere' },
  { name: 'session-expired', role: null, open: '/?status=session-expired' },
  { name: 'cookie-dialog', role: null, open: '/', asksForCookies: true, ownBrowser: true },
  { name: 'platform', role: 'admin', open: '/prm' },
  { name: 'platform-clinics', role: 'admin', open: '/prm/clinics' },
  { name: 'clinic-signup', role: null, open: '/clinic-signup' },
  { name: 'platform-applications', role: 'admin', open: '/prm/applications' },
  { name: 'platform-add-clinic', role: 'admin', open: '/prm/add-clinic' },
  { name: 'platform-support', role: 'admin', open: '/prm/support' },
  { name: 'platform-hub-notices', role: 'admin', open: '/prm/hub-notices' },
  { name: 'platform-adverts', role: 'admin', open: '/prm/adverts' },
  { name: 'platform-documents', role: 'admin', open: '/prm/documents' },
]
