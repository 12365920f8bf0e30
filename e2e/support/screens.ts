import { expect, type Page } from '@playwright/test'
import type { Language, Translate } from '@vastus/i18n'
import type { Role } from './cast.ts'
import { ADMINISTRATIVE_TYPES } from '@vastus/domain/types/catalogue'
import type { People } from './drafts/people.ts'
import { sendByCall } from './e-contacts.ts'
import { fakePushService } from './push.ts'

/** A screen being visited: the page, the words of its language, and the way there. */
type Visit = {
  page: Page
  t: Translate
  language: Language
  people: People
  go: (path: string) => Promise<void>
}

export type Screen = {
  name: string
  role: Role | null
  /** An address, or the steps that lead to the screen. */
  open: string | ((visit: Visit) => Promise<void>)
  /** The cookie preferences were never asked for. */
  asksForCookies?: boolean
  /** The page needs its service worker, which other screens are shown without. */
  withWorker?: boolean
}

type Row = {
  id: number
  patient: { id: number }
  clinicId: number
  abilities: Record<string, boolean>
  feedback?: { type: string }[]
}

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

/** An own completed one that nobody has judged yet. */
async function unjudgedEContact(page: Page): Promise<number> {
  const answer = await page.request.get('/api/patient/e-contacts?size=100')
  const { content } = (await answer.json()) as { content: Row[] }
  const found = content.find((each) => each.abilities.GIVE_FEEDBACK && each.feedback?.length === 0)
  if (!found) throw new Error('No e-contact of the DEMO patient waits for feedback')
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

/** A new e-contact about a leave whose details are still to come. */
const leaveOf =
  (type: string, place: 'sick-leave' | 'timeline') =>
  async ({ page, go }: Visit) =>
    go(`/e-contacts/${await sendByCall(page, type, 'I have a fever and can not work.')}/${place}`)

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

async function childId(page: Page): Promise<number> {
  const { content } = (await (await page.request.get('/api/persons')).json()) as {
    content: { id: number; relation: string }[]
  }
  const child = content.find(({ relation }) => relation === 'REPRESENTED')
  if (!child) throw new Error('The DEMO patient represents nobody')
  return child.id
}

/** Shows the represented persons with something else about them. */
async function representedAs(page: Page, change: object): Promise<void> {
  const list = (await (await page.request.get('/api/persons')).json()) as { content: object[] }
  const content = list.content.map((person) => ({ ...person, ...change }))
  await page.route('**/api/persons', (route) => route.fulfill({ json: { ...list, content } }))
}

async function writeMessage({ page, t, go }: Visit): Promise<void> {
  await keepNoDrafts(page)
  await go(`/e-contacts/create?${await chosen(page)}&type=COUGH`)
  await page
    .getByRole('textbox', { name: t('patient.create.label') })
    .fill('I have had a dry cough for three weeks. It is worse at night, and I sleep badly.')
}

async function toQuestions(visit: Visit): Promise<void> {
  const { page, t } = visit
  await writeMessage(visit)
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await expect(page.getByRole('button', { name: t('shell.buttons.continue') })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('questionnaire.questions.title'))
}

async function wizard({ page, go }: Visit): Promise<void> {
  // Who leaves the page still saves what was begun there.
  await go('/clinic-e-contacts')
  await page.waitForLoadState('networkidle')
  await page.request.delete('/api/drafts/clinic-e-contact:1:to-patient')
  await go('/clinic-e-contacts/create?mode=to-patient')
}

/** A child with somebody to act for it is chosen. */
async function wizardWithChild(visit: Visit): Promise<void> {
  const answer = await visit.page.request.get('/api/clinic/patients?clinicId=1&search=saar')
  const { content } = (await answer.json()) as {
    content: { personalCode: string; adult: boolean; representatives: object[] }[]
  }
  const child = content.find(({ adult, representatives }) => !adult && representatives.length > 0)
  await wizard(visit)
  await visit.page
    .getByRole('main')
    .getByRole('combobox')
    .fill(child?.personalCode ?? '')
  // Another journey may have entered the same child a second time.
  await visit.page.getByRole('main').getByRole('option').first().click()
  await expect(visit.page.getByRole('main').getByRole('radio').first()).toBeVisible()
}

async function manageAnswers({ page, t }: Visit): Promise<void> {
  await page.getByRole('button', { name: t('templates.button') }).click()
  await page.getByRole('button', { name: t('templates.manage') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const freshEmail = () => `${crypto.randomUUID()}@example.test`

const renewal = (path: string) => async (visit: Visit) => {
  await keepNoDrafts(visit.page)
  await visit.go(`${path}?${await chosen(visit.page)}&type=PRESCRIPTION`)
}

/** Every screen of the product, in the order in which a person meets them. */
/** Two open e-contacts that one patient wrote. */
async function twoOfOne(page: Page): Promise<[number, number]> {
  const { content } = await (await page.request.get('/api/clinic/e-contacts?clinicId=1&size=500')).json()
  const rows = content as (Row & {
    creator: { id: number }
    eContactType: string
    acceptanceRequired: boolean
  })[]
  const found = rows.filter(
    (row) => !row.acceptanceRequired && !ADMINISTRATIVE_TYPES.includes(row.eContactType as never),
  )
  for (const row of found) {
    const other = found.find(
      (each) =>
        each.id !== row.id && each.patient.id === row.patient.id && each.creator.id === row.creator.id,
    )
    if (other) return [row.id, other.id]
  }
  throw new Error('No patient of the clinic has two open e-contacts')
}

async function mergedEContact({ page, go }: Visit): Promise<void> {
  const [stays, goes] = await twoOfOne(page)
  const merged = await page.request.post(`/api/clinic/e-contacts/${stays}/merge`, {
    data: { eContactId: goes },
  })
  expect(merged.status(), 'merging').toBe(200)
  await go(`/e-contacts/${stays}`)
}

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
  { name: 'help-form', role: 'patient', open: '/help/technical-problem' },
  { name: 'icons', role: null, open: '/icons' },
  { name: 'demo-outbox', role: null, open: '/demo/outbox' },
  { name: 'permission-denied', role: 'patient', open: '/permission-denied' },
  { name: 'not-found', role: null, open: '/nowhere' },
  { name: 'session-expired', role: null, open: '/?status=session-expired' },
  { name: 'cookie-dialog', role: null, open: '/', asksForCookies: true },

  { name: 'my-e-contacts', role: 'patient', open: '/my-e-contacts' },
  { name: 'my-e-contacts-empty', role: 'newPatient', open: '/my-e-contacts' },
  { name: 'choose-person', role: 'patient', open: '/e-contacts/choose-person' },
  { name: 'choose-patient', role: 'patient', open: '/e-contacts/choose-patient' },
  {
    name: 'choose-patient-nobody',
    role: 'doctorAndPatient',
    open: async ({ page, t, go }) => {
      await go('/e-contacts/choose-patient')
      await expect(page.getByText(t('patient.patient.noneHeading'))).toBeVisible()
    },
  },
  {
    name: 'add-person',
    role: 'patient',
    open: async ({ page, t, go }) => {
      await keepNoDrafts(page)
      await go('/e-contacts/add/person')
      await page.getByLabel(t('identity.field.firstName')).fill('Aino')
      await page.getByRole('button', { name: t('persons.add.submit') }).click()
      await expect(page.getByText(t('errors.rules.REQUIRED_TRUE')).first()).toBeVisible()
    },
  },
  {
    name: 'edit-person',
    role: 'patient',
    open: async (visit) => {
      await keepNoDrafts(visit.page)
      // Nobody has confirmed this child's details.
      await representedAs(visit.page, { editable: true })
      await visit.go(`/e-contacts/edit/person?personId=${await childId(visit.page)}`)
      await expect(visit.page.getByLabel(visit.t('identity.field.surname'))).toBeVisible()
    },
  },
  {
    name: 'person-confirmed',
    role: 'patient',
    open: async ({ page, t, go }) => {
      await go(`/e-contacts/edit/person?personId=${await childId(page)}`)
      await expect(page.getByText(t('persons.edit.confirmed'))).toBeVisible()
    },
  },
  {
    name: 'remove-person-dialog',
    role: 'patient',
    open: async ({ page, t, go }) => {
      await go(`/e-contacts/edit/person?personId=${await childId(page)}`)
      await page.getByRole('button', { name: t('persons.remove.action') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'choose-clinic',
    role: 'patient',
    open: async ({ page, go }) => go(`/e-contacts/choose-clinic?${await chosen(page)}&change=clinic`),
  },
  {
    name: 'choose-open-clinic',
    role: 'patient',
    open: async ({ page, go }) => go(`/e-contacts/choose-open-clinic?${await chosen(page)}`),
  },
  {
    name: 'choose-type',
    role: 'patient',
    open: async ({ page, go }) => go(`/e-contacts/add?${await chosen(page)}`),
  },
  {
    name: 'prescriptions',
    role: 'patient',
    open: async (visit) => {
      await renewal('/prescriptions')(visit)
      await expect(visit.page.getByRole('checkbox').first()).toBeVisible()
    },
  },
  {
    name: 'prescriptions-add',
    role: 'patient',
    open: async (visit) => {
      await renewal('/prescriptions/add')(visit)
      await visit.page.getByRole('combobox', { name: visit.t('prescriptions.add.name') }).fill('con')
      await expect(visit.page.getByRole('listbox')).toBeVisible()
    },
  },
  { name: 'create-write', role: 'patient', open: writeMessage },
  {
    name: 'create-check',
    role: 'patient',
    open: async (visit) => {
      await writeMessage(visit)
      await toQuestions(visit)
      await visit.page.getByRole('button', { name: visit.t('questionnaire.questions.skip') }).click()
      await expect(visit.page.getByRole('heading', { level: 1 })).toHaveText(visit.t('patient.check.title'))
    },
  },
  { name: 'create-questions', role: 'patient', open: toQuestions },
  {
    name: 'create-summary',
    role: 'patient',
    open: async (visit) => {
      const { page, t } = visit
      await toQuestions(visit)
      await page.getByRole('main').getByRole('textbox').first().fill('Three weeks ago')
      await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
      await expect(page).toHaveURL(/part=2/)
      await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
      await expect(page.getByRole('textbox', { name: t('questionnaire.summary.label') })).toHaveValue(/Three/)
    },
  },
  {
    name: 'create-danger',
    role: 'patient',
    open: async (visit) => {
      await writeMessage(visit)
      await visit.page
        .getByRole('textbox', { name: visit.t('patient.create.label') })
        .fill('I have had a dry cough for three weeks and since today a strong pain in my chest.')
      await expect(visit.page.getByText(visit.t('danger.EMERGENCY.heading'))).toBeVisible()
    },
  },
  {
    name: 'files-step',
    role: 'patient',
    open: async ({ page, go }) => go(`/my-e-contacts/files?eContactId=${await ownEContact(page, 'UPLOAD')}`),
  },
  {
    name: 'files-picked',
    role: 'patient',
    open: async ({ page, t, go }) => {
      await go(`/my-e-contacts/files?eContactId=${await ownEContact(page, 'UPLOAD')}`)
      const [mimeType, buffer] = ['text/plain', Buffer.from('x')]
      await page.locator('input[data-source=device]').setInputFiles([
        { name: 'a-long-name-of-a-letter-from-the-hospital-2026-11-20.txt', mimeType, buffer },
        { name: 'game.exe', mimeType, buffer },
      ])
      await expect(page.getByText(t('kit.file.waiting'))).toBeVisible()
    },
  },
  {
    name: 'timeline-danger',
    role: 'patient',
    open: async (visit) => {
      await timeline('ADD_INFO')(visit)
      await visit.page.locator('#reply').fill('Since this morning there is a strong pain in my chest.')
      await expect(visit.page.getByText(visit.t('danger.EMERGENCY.heading'))).toBeVisible()
    },
  },
  {
    name: 'success',
    role: 'patient',
    open: async ({ page, go }) => go(`/e-contacts/success?eContactId=${await ownEContact(page, 'CANCEL')}`),
  },
  { name: 'clinic-not-joined', role: 'patient', open: '/e-contacts/clinic-not-joined' },
  { name: 'sick-leave-start', role: 'patient', open: leaveOf('SICK_LEAVE', 'sick-leave') },
  {
    name: 'sick-leave-end',
    role: 'patient',
    open: async (visit) => {
      await keepNoDrafts(visit.page)
      await leaveOf('FIT_NOTE_END', 'sick-leave')(visit)
      await visit.page.getByRole('radio', { name: visit.t('sick-leave.leaveType.CARE') }).check()
      await visit.page.getByRole('button', { name: visit.t('sick-leave.submit') }).click()
    },
  },
  { name: 'timeline-leave-missing', role: 'patient', open: leaveOf('FIT_NOTE', 'timeline') },
  {
    name: 'feedback-form',
    role: 'patient',
    open: async (visit) => {
      await visit.go(`/e-contacts/${await unjudgedEContact(visit.page)}/timeline`)
      await visit.page.getByRole('button', { name: visit.t('feedback.give.PRM') }).click()
    },
  },
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
  {
    name: 'settings-notices-on',
    role: 'patient',
    withWorker: true,
    open: async ({ page, t, go }) => {
      await fakePushService(page.context())
      await page.context().grantPermissions(['notifications'])
      await go('/settings')
      const on = page.getByRole('button', { name: t('notices.device.turnOn') })
      const off = page.getByRole('button', { name: t('notices.device.turnOff') })
      // The second visit finds what the first has left.
      await expect(on.or(off)).toBeVisible()
      if (await on.isVisible()) await on.click()
      await expect(off).toBeVisible()
    },
  },
  { name: 'my-data', role: 'patient', open: '/my-data' },
  { name: 'my-data-representatives', role: 'patient', open: '/my-data/representatives' },
  { name: 'my-data-access', role: 'patient', open: '/my-data/access' },
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
  {
    name: 'conversation-unreachable',
    role: 'doctor',
    open: async (visit) => {
      await visit.page.route(/\/api\/clinic\/e-contacts\/\d+$/, async (route) => {
        const answer = await route.fetch()
        const eContact = (await answer.json()) as { notices: object[] }
        const notices = eContact.notices.map((notice) => ({ ...notice, state: 'NO_ADDRESS', sentAt: null }))
        await route.fulfill({ response: answer, json: { ...eContact, canBeNotified: false, notices } })
      })
      await conversation(OPEN)(visit)
      await expect(visit.page.getByRole('note')).toBeVisible()
    },
  },
  { name: 'conversation-leave', role: 'doctor', open: conversation('types=SICK_LEAVE,FIT_NOTE') },
  { name: 'conversation-new-patient', role: 'doctor', open: conversation('acceptanceRequired=true') },
  {
    name: 'conversation-prescriptions',
    role: 'doctor',
    open: async (visit) => {
      await conversation(`${OPEN}&types=PRESCRIPTION&search=Mari`)(visit)
      await expect(
        visit.page.getByRole('region', { name: visit.t('prescriptions.inMessage.heading') }),
      ).toBeVisible()
    },
  },
  {
    name: 'conversation-danger-later',
    role: 'doctor',
    open: async ({ people, go }) => {
      const id = await people.sent('A dry cough.')
      const infoText = 'Since this morning there is a strong pain in my chest.'
      await people.post('patient', `/api/patient/e-contacts/${id}/info`, { infoText })
      await go(`/e-contacts/${id}`)
    },
  },
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
  {
    name: 'ready-answers',
    role: 'doctor',
    open: async (visit) => {
      await conversation(OPEN)(visit)
      await visit.page.getByRole('button', { name: visit.t('templates.button') }).click()
      await expect(visit.page.getByRole('listbox')).toBeVisible()
    },
  },
  {
    name: 'ready-answers-kept',
    role: 'doctor',
    open: async (visit) => {
      await conversation(OPEN)(visit)
      await manageAnswers(visit)
    },
  },
  {
    name: 'ready-answer-form',
    role: 'doctor',
    open: async (visit) => {
      await conversation(OPEN)(visit)
      await manageAnswers(visit)
      await visit.page.getByRole('button', { name: visit.t('templates.create') }).click()
      await expect(visit.page.getByLabel(visit.t('templates.field.heading'))).toBeVisible()
    },
  },
  { name: 'conversation-merged', role: 'doctor', open: mergedEContact },
  {
    name: 'merge-dialog',
    role: 'doctor',
    open: async (visit) => {
      const [stays] = await twoOfOne(visit.page)
      await visit.page.setViewportSize({ width: 1280, height: 800 })
      await visit.go(`/e-contacts/${stays}`)
      await visit.page
        .getByRole('button', { name: new RegExp(`^${visit.t('merge.into')}`) })
        .first()
        .click()
      await expect(visit.page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'conversation-paper',
    role: 'doctor',
    open: async ({ page, go }) => go(`/e-contacts/${await clinicEContact(page, OPEN)}/print`),
  },
  { name: 'inbox-unread', role: 'doctor', open: '/clinic-e-contacts?view=unread' },
  { name: 'clinic-settings', role: 'doctor', open: '/clinic-settings' },
  { name: 'conversation-masked', role: 'reception', open: conversation(`${OPEN}&types=COUGH`) },
  {
    name: 'wizard-search',
    role: 'doctor',
    open: async (visit) => {
      await wizard(visit)
      await visit.page.getByRole('main').getByRole('combobox').fill('ma')
      await expect(visit.page.getByRole('main').getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'wizard-new-patient',
    role: 'doctor',
    open: async (visit) => {
      await wizard(visit)
      await visit.page.getByRole('button', { name: visit.t('wizard.patient.new') }).click()
      await visit.page.getByRole('button', { name: visit.t('wizard.patient.add') }).click()
    },
  },
  { name: 'wizard-data', role: 'doctor', open: wizardWithChild },
  {
    name: 'wizard-message',
    role: 'doctor',
    open: async (visit) => {
      await wizardWithChild(visit)
      await visit.page.getByRole('main').getByRole('radio').first().check()
      await visit.page.getByRole('button', { name: visit.t('shell.buttons.continue') }).click()
      await expect(visit.page.getByLabel(visit.t('wizard.message.toPatient'))).toBeVisible()
    },
  },
  { name: 'platform', role: 'admin', open: '/prm' },
]
