import { expect, type Page } from '@playwright/test'
import { sendByCall } from '../e-contacts.ts'
import { allowNotices, fakePushService } from '../push.ts'
import { keepNoDrafts, type Screen, type Visit } from './screen.ts'

type Row = {
  id: number
  abilities: Record<string, boolean>
  feedback?: { type: string }[]
}

/** The DEMO patient's own e-contact that lets one do a thing, and not another. */
async function ownEContact(page: Page, can: string, cannot = '', status = ''): Promise<number> {
  const response = await page.request.get('/api/patient/e-contacts?size=100')
  const { content } = (await response.json()) as { content: (Row & { status: string })[] }
  const found = content.find(
    (each) => each.abilities[can] && !each.abilities[cannot] && (status === '' || each.status === status),
  )
  if (!found) throw new Error(`No e-contact of the DEMO patient allows ${can}`)
  return found.id
}

/** An own completed one that nobody has judged yet. */
async function unjudgedEContact(page: Page): Promise<number> {
  const response = await page.request.get('/api/patient/e-contacts?size=100')
  const { content } = (await response.json()) as { content: Row[] }
  const found = content.find((each) => each.abilities.GIVE_FEEDBACK && each.feedback?.length === 0)
  if (!found) throw new Error('No e-contact of the DEMO patient waits for feedback')
  return found.id
}

const timeline =
  (can: string, cannot = '', status = '') =>
  async ({ page, go }: Visit) =>
    go(`/e-contacts/${await ownEContact(page, can, cannot, status)}/timeline`)

/** A new e-contact about a leave whose details are still to come. */
const leaveOf =
  (type: string, place: 'sick-leave' | 'timeline') =>
  async ({ page, go }: Visit) =>
    go(`/e-contacts/${await sendByCall(page, type, 'I have a fever and can not work.')}/${place}`)

async function chosen(page: Page): Promise<string> {
  const response = await page.request.get('/api/login')
  const { personId } = (await response.json()) as { personId: number }
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
  const heading = page.getByRole('heading', { level: 1, name: t('questionnaire.questions.title') })
  // A new screen scrolls to its top as it takes the focus; a press at that moment would miss.
  await expect(heading).toBeFocused()
}

const renewal = (path: string) => async (visit: Visit) => {
  await keepNoDrafts(visit.page)
  await visit.go(`${path}?${await chosen(visit.page)}&type=PRESCRIPTION`)
}

/** What patients see, in the order in which they meet it. */
export const screensOfPatients: Screen[] = [
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
      await page.getByRole('radio').nth(3).check()
      await page.getByRole('button', { name: t('questionnaire.questions.skip') }).click()
      await expect(page.getByRole('textbox', { name: t('questionnaire.summary.label') })).toHaveValue(/\n/)
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
    ownBrowser: true,
    open: async ({ page, t, go }) => {
      await fakePushService(page.context())
      await allowNotices(page.context())
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
  { name: 'my-data-sms', role: 'patient', open: '/my-data/sms' },
  { name: 'my-data-access', role: 'patient', open: '/my-data/access' },
  { name: 'my-data-ai', role: 'patient', open: '/my-data/ai' },
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
]
