import { expect, type Page } from '@playwright/test'
import { ADMINISTRATIVE_TYPES } from '@vastus/domain/types/catalogue'
import type { Screen, Visit } from './screen.ts'

type Row = { id: number; direction: string }

/** The first row of the clinic's list that a filter finds, and that suits. */
async function clinicEContact(page: Page, filter: string, suits = (_: Row) => true): Promise<number> {
  const response = await page.request.get(`/api/clinic/e-contacts?clinicId=1&size=100&${filter}`)
  const { content } = (await response.json()) as { content: Row[] }
  const row = content.find(suits)
  if (!row) throw new Error(`No e-contact of the clinic for ${filter}`)
  return row.id
}

const conversation =
  (filter: string, suits?: (row: Row) => boolean) =>
  async ({ page, t, go }: Visit) => {
    await go(`/e-contacts/${await clinicEContact(page, filter, suits)}`)
    await expect(page.getByRole('region', { name: t('clinic.conversation.pane') })).toBeVisible()
  }
const OPEN = 'waitingFor=CLINIC&acceptanceRequired=false'

async function wizard({ page, go }: Visit): Promise<void> {
  // Who leaves the page still saves what was begun there.
  await go('/clinic-e-contacts')
  await page.waitForLoadState('networkidle')
  await page.request.delete('/api/drafts/clinic-e-contact:1:to-patient')
  await go('/clinic-e-contacts/create?mode=to-patient')
}

/** A child with somebody to act for it is chosen. */
async function wizardWithChild(visit: Visit): Promise<void> {
  const response = await visit.page.request.get('/api/clinic/patients?clinicId=1&search=saar')
  const { content } = (await response.json()) as {
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

/** Two open e-contacts that one patient wrote. */
async function twoOfOne(page: Page): Promise<[number, number]> {
  const { content } = await (await page.request.get('/api/clinic/e-contacts?clinicId=1&size=500')).json()
  const rows = content as {
    id: number
    patient: { id: number }
    creator: { id: number }
    eContactType: string
    acceptanceRequired: boolean
  }[]
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

/** What the clinic sees, in the order in which it meets it. */
export const screensOfStaff: Screen[] = [
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
        const response = await route.fetch()
        const eContact = (await response.json()) as { notices: object[] }
        const notices = eContact.notices.map((notice) => ({ ...notice, state: 'NO_ADDRESS', sentAt: null }))
        await route.fulfill({ response: response, json: { ...eContact, canBeNotified: false, notices } })
      })
      await conversation(OPEN)(visit)
      await expect(visit.page.getByRole('note')).toBeVisible()
    },
  },
  {
    name: 'conversation-leave',
    role: 'doctor',
    open: async (visit) => {
      // Of what staff have written down for somebody the details are still to come.
      const isTold = ({ direction }: Row) => direction === 'PATIENT_TO_CLINIC'
      await conversation('types=SICK_LEAVE,FIT_NOTE&statuses=completed', isTold)(visit)
      const details = visit.page.getByRole('heading', { name: visit.t('sick-leave.facts.heading') })
      await details.evaluate((heading) => heading.scrollIntoView())
    },
  },
  { name: 'conversation-new-patient', role: 'doctor', open: conversation('acceptanceRequired=true') },
  {
    name: 'conversation-prescriptions',
    role: 'doctor',
    open: async (visit) => {
      await conversation(`${OPEN}&types=PRESCRIPTION&search=Mari`)(visit)
      await expect(visit.page.getByRole('region', { name: visit.t('medicines.heading') })).toBeVisible()
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
  { name: 'admin', role: 'doctor', open: '/admin' },
  { name: 'admin-employees', role: 'doctor', open: '/admin/employees' },
  { name: 'admin-employee-new', role: 'doctor', open: '/admin/employees?employee=new' },
  { name: 'admin-clinic-info', role: 'doctor', open: '/admin/clinic-info' },
  { name: 'admin-clinic-features', role: 'doctor', open: '/admin/clinic-features' },
  { name: 'admin-questionnaires', role: 'doctor', open: '/admin/questionnaires' },
  { name: 'admin-global-message', role: 'doctor', open: '/admin/global-message' },
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
  {
    name: 'information-hub',
    role: 'doctor',
    open: async ({ page, go }) => {
      await go('/information-hub')
      await page.locator('summary').first().click()
    },
  },
  {
    name: 'feedback',
    role: 'doctor',
    open: async ({ page, t, go }) => {
      await go('/feedback')
      await expect(page.getByRole('region', { name: t('statistics.messages') })).toBeVisible()
    },
  },
  { name: 'about', role: 'doctor', open: '/platform' },
  { name: 'changelog', role: 'doctor', open: '/changelog' },
  { name: 'platform-info', role: 'doctor', open: '/platform-info' },
  {
    name: 'tool-ldl',
    role: 'doctor',
    open: async ({ page, t, go }) => {
      await go('/tools/ldl')
      await page.locator('#age').fill('62')
      await page.locator('#ldl').fill('3.4')
      await page.getByLabel(t('tools.ldl.ascvd')).check()
      await page.getByText(t('tools.table')).click()
    },
  },
  {
    name: 'tool-gfr',
    role: 'doctor',
    open: async ({ page, t, go }) => {
      await go('/tools/gfr')
      await page.locator('#egfr').fill('40')
      await page.locator('#acr').fill('12')
      await page.getByText(t('tools.table')).click()
    },
  },
]
