import { expect, type Page } from '@playwright/test'
import type { Language, Translate } from '@vastus/i18n'
import type { Role } from './cast.ts'

/** A screen being visited: the page, the words of its language, and the way there. */
type Visit = { page: Page; t: Translate; language: Language; go: (path: string) => Promise<void> }

export type Screen = {
  name: string
  role: Role | null
  /** An address, or the steps that lead to the screen. */
  open: string | ((visit: Visit) => Promise<void>)
  /** The cookie preferences were never asked for. */
  withoutCookies?: boolean
}

type Row = { id: number; patient: { id: number }; clinicId: number; abilities: Record<string, boolean> }

/** The DEMO patient's own e-contact that lets one do a thing, and not another. */
async function ownEContact(page: Page, can: string, cannot = '', status = ''): Promise<number> {
  const answer = await page.request.get('/api/patient/e-contacts?size=100')
  const { content } = (await answer.json()) as { content: (Row & { status: string })[] }
  const found = content.find(
    (each) => each.abilities[can] && !each.abilities[cannot] && (status === '' || each.status === status),
  )
  if (!found) throw new Error(`No e-contact of the DEMO patient allows ${can}`)
  return found.id
}

/** The first row of the clinic's list that a filter finds. */
async function clinicEContact(page: Page, filter: string): Promise<number> {
  const answer = await page.request.get(`/api/clinic/e-contacts?clinicId=1&size=1&${filter}`)
  const { content } = (await answer.json()) as { content: { id: number }[] }
  const [row] = content
  if (!row) throw new Error(`No e-contact of the clinic for ${filter}`)
  return row.id
}

const timeline =
  (can: string, cannot = '', status = '') =>
  async ({ page, go }: Visit) =>
    go(`/e-contacts/${await ownEContact(page, can, cannot, status)}/timeline`)

const conversation =
  (filter: string) =>
  async ({ page, t, go }: Visit) => {
    await go(`/e-contacts/${await clinicEContact(page, filter)}`)
    await expect(page.getByRole('region', { name: t('clinic.conversation.pane') })).toBeVisible()
  }
const OPEN = 'waitingFor=CLINIC&acceptanceRequired=false'

/** What is typed during the tour stays on the page: other journeys use the same people. */
async function keepNoDrafts(page: Page): Promise<void> {
  await page
    .context()
    .route(/\/api\/drafts(\/(?!key).*)?$/, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { content: [] } })
        : route.fulfill({ status: 204 }),
    )
}

async function chosen(page: Page): Promise<string> {
  const answer = await page.request.get('/api/login')
  const { personId } = (await answer.json()) as { personId: number }
  return `personId=${personId}&clinicId=1`
}

async function writeMessage({ page, t, go }: Visit): Promise<void> {
  await keepNoDrafts(page)
  await go(`/e-contacts/create?${await chosen(page)}&type=COUGH`)
  await page
    .getByRole('textbox', { name: t('patient.create.label') })
    .fill('I have had a dry cough for three weeks. It is worse at night, and I sleep badly.')
}

const freshEmail = () => `${crypto.randomUUID()}@example.test`

/** Every screen of the product, in the order in which a person meets them. */
export const screens: Screen[] = [
  { name: 'home', role: null, open: '/' },
  { name: 'choose-auth', role: null, open: '/choose-auth' },
  { name: 'choose-signup', role: null, open: '/choose-signup' },
  { name: 'login-with-password', role: null, open: '/login-with-password' },
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
    open: async ({ page, go }) => {
      const login = (await (await page.request.get('/api/login')).json()) as object
      await page.route('**/api/login', (route) =>
        route.fulfill({ json: { ...login, incompleteProfile: true } }),
      )
      await go('/complete-profile')
    },
  },
  {
    name: 'consents',
    role: 'patient',
    open: async ({ page, go }) => {
      const consents = (await (await page.request.get('/api/users/consents')).json()) as object
      const given = { prmPatientConsentGiven: false, prmPrivacyPolicyConsentGiven: false }
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
  { name: 'icons', role: null, open: '/icons' },
  { name: 'demo-outbox', role: null, open: '/demo/outbox' },
  { name: 'permission-denied', role: 'patient', open: '/permission-denied' },
  { name: 'not-found', role: null, open: '/nowhere' },
  { name: 'session-expired', role: null, open: '/?status=session-expired' },
  { name: 'cookie-dialog', role: null, open: '/', withoutCookies: true },

  { name: 'my-e-contacts', role: 'patient', open: '/my-e-contacts' },
  { name: 'my-e-contacts-empty', role: 'newPatient', open: '/my-e-contacts' },
  { name: 'choose-person', role: 'patient', open: '/e-contacts/choose-person' },
  { name: 'choose-patient', role: 'patient', open: '/e-contacts/choose-patient' },
  {
    name: 'choose-clinic',
    role: 'patient',
    open: async ({ page, go }) => go(`/e-contacts/choose-clinic?${await chosen(page)}&change=clinic`),
  },
  {
    name: 'choose-type',
    role: 'patient',
    open: async ({ page, go }) => go(`/e-contacts/add?${await chosen(page)}`),
  },
  { name: 'create-write', role: 'patient', open: writeMessage },
  {
    name: 'create-check',
    role: 'patient',
    open: async (visit) => {
      await writeMessage(visit)
      await visit.page.getByRole('button', { name: visit.t('shell.buttons.continue') }).click()
      await expect(visit.page.getByRole('heading', { level: 1 })).toHaveText(visit.t('patient.check.title'))
    },
  },
  {
    name: 'files-step',
    role: 'patient',
    open: async ({ page, go }) => go(`/my-e-contacts/files?eContactId=${await ownEContact(page, 'UPLOAD')}`),
  },
  {
    name: 'success',
    role: 'patient',
    open: async ({ page, go }) => go(`/e-contacts/success?eContactId=${await ownEContact(page, 'CANCEL')}`),
  },
  { name: 'clinic-not-joined', role: 'patient', open: '/e-contacts/clinic-not-joined' },
  { name: 'timeline', role: 'patient', open: timeline('ANSWER_INQUIRY') },
  { name: 'timeline-locked', role: 'patient', open: timeline('CANCEL', 'UPLOAD', 'waitingForPatient') },
  { name: 'timeline-completed', role: 'patient', open: timeline('PATIENT_REOPEN') },
  {
    name: 'cancel-dialog',
    role: 'patient',
    open: async (visit) => {
      await timeline('CANCEL')(visit)
      await visit.page.getByRole('button', { name: visit.t('patient.timeline.cancel') }).click()
      await visit.page.getByRole('dialog').getByRole('radio').first().check()
    },
  },
  {
    name: 'reopen-dialog',
    role: 'patient',
    open: async (visit) => {
      await timeline('PATIENT_REOPEN')(visit)
      await visit.page.getByRole('button', { name: visit.t('patient.timeline.reopen') }).click()
      await expect(visit.page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'settings', role: 'patient', open: '/settings' },
  { name: 'edit-profile', role: 'patient', open: '/edit-profile' },
  {
    name: 'menu',
    role: 'doctorAndPatient',
    open: async ({ page, t, go }) => {
      await go('/clinic-e-contacts')
      await page.getByRole('button', { name: t('shell.header.openMenu') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },

  { name: 'inbox', role: 'doctor', open: '/clinic-e-contacts' },
  { name: 'inbox-table', role: 'doctor', open: '/clinic-e-contacts?layout=table' },
  {
    name: 'inbox-choosing',
    role: 'doctor',
    open: async ({ page, go }) => {
      await go('/clinic-e-contacts?view=our-turn&order=waiting')
      await expect(page.locator('[data-row]').first()).toBeVisible()
      await page.keyboard.press('j')
      await page.keyboard.press('x')
    },
  },
  {
    name: 'inbox-palette',
    role: 'doctor',
    open: async ({ page, go, t }) => {
      await go('/clinic-e-contacts')
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox', { name: t('clinic.palette.label') })).toBeVisible()
    },
  },
  { name: 'inbox-no-results', role: 'doctor', open: '/clinic-e-contacts?search=zzz-nobody' },
  { name: 'conversation', role: 'doctor', open: conversation(OPEN) },
  { name: 'conversation-new-patient', role: 'doctor', open: conversation('acceptanceRequired=true') },
  { name: 'conversation-completed', role: 'doctor', open: conversation('onlyCompleted=true') },
  {
    name: 'conversation-note',
    role: 'doctor',
    open: async (visit) => {
      await conversation(OPEN)(visit)
      await visit.page.getByRole('tab', { name: visit.t('clinic.composer.noteTab') }).click()
    },
  },
  {
    name: 'archive-dialog',
    role: 'doctor',
    open: async (visit) => {
      await conversation(OPEN)(visit)
      await visit.page.getByRole('button', { name: visit.t('clinic.reason.ARCHIVE.confirm') }).click()
      await expect(visit.page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'reject-dialog',
    role: 'doctor',
    open: async (visit) => {
      await conversation('acceptanceRequired=true')(visit)
      await visit.page.getByRole('button', { name: visit.t('clinic.decision.reject') }).click()
      await expect(visit.page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'conversation-masked', role: 'reception', open: conversation(`${OPEN}&types=COUGH`) },
  { name: 'platform', role: 'admin', open: '/prm' },
]
