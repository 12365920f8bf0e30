// @proves R8-022
// @proves-part R4-011 R4-012: a questionnaire

import { within } from '@testing-library/dom'
import { listPatientClinics } from '@vastus/contract/clinics'
import { getQuestionnaire, type QuestionnaireForm, sendQuestionnaire } from '@vastus/contract/instruments'
import { finalizeEContact } from '@vastus/contract/patient-e-contacts'
import { listPersons } from '@vastus/contract/persons'
import { listDrafts } from '@vastus/contract/platform'
import { expect, test } from 'vitest'
import { failed, type MockServer } from '../../../testing/mock-server.ts'
import { openPage, pageOf } from '../../../testing/open-page.ts'
import { serveMyList } from '../../../testing/pages.ts'
import { draftOf, listedPerson, patientClinic, patientEContact } from '../../../testing/things.ts'

const AWAY = failed(469, { requestId: 'none', key: 'AWELL_NOT_AVAILABLE', message: '' })
const OPTIONS = [
  { value: 0, points: 0, label: 'Wcale' },
  { value: 1, points: 1, label: 'Często' },
]
const FORM: QuestionnaireForm = {
  code: 'QUEST_GAD',
  version: '1',
  name: 'GAD-7',
  minutes: 2,
  questionsOnWidePage: 1,
  hasOfficialWording: false,
  language: 'pl',
  intro: 'Ostatnie dwa tygodnie.',
  items: ['Niepokój', 'Trudność w odprężeniu się'].map((text, index) => ({
    id: `q${index + 1}`,
    kind: 'CHOICE',
    text,
    options: OPTIONS,
    min: 0,
    max: 0,
    maxLength: 0,
    isRequired: true,
    isSafety: false,
    showIf: null,
    skipIf: null,
    skippedPoints: 0,
  })),
  scores: [],
  warnings: [],
  unworded: [],
}
const ANSWERED = draftOf('questionnaire:quest-gad:1', { text: 'Proszę o telefon', answers: { q1: 0, q2: 1 } })

const open = (step: string, serve: (server: MockServer) => void) =>
  openPage(`/e-contacts/questionnaire?personId=1&clinicId=1&type=QUEST_GAD${step}`, {
    as: 'patient',
    language: 'pl',
    expectedErrors: [/answered (4|503)/],
    serve: (server) => {
      serveMyList(server)
      server.on(listPersons, pageOf([listedPerson()]))
      server.on(listPatientClinics, pageOf([patientClinic()]))
      server.on(listDrafts, pageOf([ANSWERED]))
      server.on(getQuestionnaire, FORM)
      serve(server)
    },
  })
const words = (page: Awaited<ReturnType<typeof open>>) =>
  page.screen.findByRole<HTMLTextAreaElement>('textbox', { name: page.t('patient.create.label') })

test('a questionnaire that is not available leads to free text, with what was written', async () => {
  const page = await open('', (server) => server.on(getQuestionnaire, AWAY))
  await expect.poll(async () => (await words(page)).value).toBe('Proszę o telefon')
  expect(page.screen.getByText(page.t('errors.AWELL_NOT_AVAILABLE'))).toBeTruthy()
})

test('one that cannot be sent leads there too; answers are no own words', async () => {
  const page = await open('&step=check', (server) => server.on(sendQuestionnaire, AWAY))
  const send = page.t('patient.check.send', { clinic: patientClinic().name })
  await page.user.click(await page.screen.findByRole('button', { name: send }))
  await expect.poll(async () => (await words(page)).value).toBe('Proszę o telefon')
})

test('one that the server fails to take leads to the list with an alert, and gives up what was started', async () => {
  const page = await open('&step=check&eContactId=9', (server) => {
    server.on(sendQuestionnaire, failed(503))
    server.on(finalizeEContact, patientEContact())
  })
  const send = page.t('patient.check.send', { clinic: patientClinic().name })
  await page.user.click(await page.screen.findByRole('button', { name: send }))
  await page.screen.findByText(page.t('errors.eContactSubmissionFailed'))
  expect(location.pathname + location.search).toBe('/my-e-contacts?eContactAddedStatus=failed')
  await expect.poll(() => sessionStorage.getItem('prm.patient.startedEContactId')).toBeNull()
  expect(page.server.callsOf(finalizeEContact).map(({ body }) => body)).toEqual([
    { eContactId: 9, failed: true },
  ])
})

const servesDanger = (server: MockServer) => {
  server.on(getQuestionnaire, {
    ...FORM,
    items: FORM.items.map((item) => (item.id === 'q2' ? { ...item, text: 'Myśli o śmierci' } : item)),
    warnings: [
      {
        id: 'SELF_HARM',
        severity: 'emergency',
        message: 'Proszę dzwonić pod 112.',
        when: { item: 'q2', op: '>=', value: 1 },
      },
    ],
  })
  server.on(sendQuestionnaire, AWAY)
}
const DANGER = 'Myśli o śmierci: Często\n\nProszę o telefon'
const sendsInVain = async (page: Awaited<ReturnType<typeof open>>) => {
  const send = page.t('patient.check.send', { clinic: patientClinic().name })
  await page.user.click(await page.screen.findByRole('button', { name: send }))
}
const suicideBox = (page: Awaited<ReturnType<typeof open>>) =>
  page.screen.findByRole<HTMLInputElement>('checkbox', { name: page.t('danger.safety.suicide') })

test('of the answers only those that speak of danger go along, and its safety question is ticked', async () => {
  const page = await open('&step=check', servesDanger)
  await sendsInVain(page)
  await expect.poll(async () => (await words(page)).value).toBe(DANGER)
  expect((await suicideBox(page)).checked).toBe(true)
})

test('who dozed while driving is marked in the message too, and reads not to drive', async () => {
  const page = await open('&step=check', (server) => {
    servesDanger(server)
    server.on(getQuestionnaire, {
      ...FORM,
      warnings: [
        {
          id: 'DROWSY_DRIVING',
          severity: 'urgent',
          message: 'Proszę nie prowadzić.',
          when: { item: 'q2', op: '>=', value: 1 },
        },
      ],
    })
  })
  await sendsInVain(page)
  const driving = { name: page.t('danger.safety.driving') }
  const box = await page.screen.findByRole<HTMLInputElement>('checkbox', driving)
  expect(box.checked).toBe(true)
  await page.screen.findByText(page.t('danger.driving'))
  // Taken back, the notice goes, and the box stays.
  await page.user.click(box)
  await expect.poll(() => page.screen.queryByText(page.t('danger.driving'))).toBeNull()
  expect(page.screen.getByRole<HTMLInputElement>('checkbox', driving).checked).toBe(false)
})

test('an urgent answer that only staff would see is carried over and marked', async () => {
  const page = await open('&step=check', (server) => {
    servesDanger(server)
    server.on(getQuestionnaire, {
      ...FORM,
      unworded: [{ severity: 'urgent', when: { item: 'q2', op: '>=', value: 1 } }],
    })
  })
  await sendsInVain(page)
  await expect
    .poll(async () => (await words(page)).value)
    .toBe('Trudność w odprężeniu się: Często\n\nProszę o telefon')
  const urgent = { name: page.t('danger.safety.urgentAnswer') }
  expect((await page.screen.findByRole<HTMLInputElement>('checkbox', urgent)).checked).toBe(true)
  await page.screen.findByText(page.t('danger.SAME_DAY.heading'))
})

test.each([
  ['of another kind', { type: 'DERMATOLOGICAL', text: 'Wysypka' }, 'Wysypka'],
  ['with a summary', { type: 'OTHER_PROBLEM', text: 'Kaszel', summary: 'Kaszel od wtorku' }, 'Kaszel'],
])('they stand before a message %s that was begun for the same patient', async (_which, begun, text) => {
  const page = await open('&step=check', (server) => {
    servesDanger(server)
    const message = { personId: '1', clinicId: '1', ...begun }
    server.on(listDrafts, pageOf([ANSWERED, draftOf('e-contact:new', message)]))
  })
  await sendsInVain(page)
  await expect.poll(async () => (await words(page)).value).toBe(`${DANGER}\n\n${text}`)
  expect((await suicideBox(page)).checked).toBe(true)
})

const FOR_JUKU = { personId: '2', clinicId: '1', type: 'DERMATOLOGICAL', text: 'Wysypka Juku' }
const openBesideJuku = () =>
  open('&step=check', (server) => {
    servesDanger(server)
    server.on(listPersons, pageOf([listedPerson(), listedPerson({ id: 2, firstName: 'Juku' })]))
    server.on(listDrafts, pageOf([ANSWERED, draftOf('e-contact:new', FOR_JUKU)]))
  })

test('a message begun for somebody else is left as it is', async () => {
  const page = await openBesideJuku()
  await sendsInVain(page)
  await page.screen.findByText(page.t('patient.create.resumeText'))
  expect(page.screen.getByText('Wysypka Juku')).toBeTruthy()
  await page.screen.findByText(page.t('errors.AWELL_NOT_AVAILABLE'))
  await page.user.click(page.screen.getByRole('button', { name: page.t('shell.buttons.continue') }))
  await expect.poll(async () => (await words(page)).value).toBe('Wysypka Juku')
})

test('who gives it up goes on with what speaks of danger', async () => {
  const page = await openBesideJuku()
  await sendsInVain(page)
  const startAgain = page.t('patient.list.startAgain')
  await page.user.click(await page.screen.findByRole('button', { name: startAgain }))
  const dialog = within(await page.screen.findByRole('dialog'))
  await page.user.click(dialog.getByRole('button', { name: page.t('patient.list.startAgain') }))
  await expect.poll(async () => (await words(page)).value).toBe(DANGER)
  expect((await suicideBox(page)).checked).toBe(true)
})

test('one that cannot be loaded for a while can be left for free text', async () => {
  const { screen, t, user, ...page } = await open('', (server) => server.on(getQuestionnaire, failed(400)))
  await user.click(await screen.findByRole('button', { name: t('instruments.intro.freeText') }))
  await words({ screen, t, user, ...page })
})
