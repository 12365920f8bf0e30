// @proves R2-051
import { waitFor, within } from '@testing-library/dom'
import { listPatientClinics } from '@vastus/contract/clinics'
import { listMyEContacts } from '@vastus/contract/patient-e-contacts'
import { listPersons } from '@vastus/contract/persons'
import { listDrafts, saveDraft } from '@vastus/contract/platform'
import { askHelperQuestions } from '@vastus/contract/questionnaire'
import type { PatientEContact } from '@vastus/contract/shapes'
import { expect, test } from 'vitest'
import { failed, type MockServer } from '../../testing/mock-server.ts'
import { containing, type OpenPage, openPage, pageOf } from '../../testing/open-page.ts'
import { serveMyList } from '../../testing/pages.ts'
import { listedPerson, patientClinic, patientEContact } from '../../testing/things.ts'

const JUKU = listedPerson({ id: 2, firstName: 'Juku', relation: 'REPRESENTED', adult: false })

const open = (path: string, serve: (server: MockServer) => void = () => undefined) =>
  openPage(path, {
    as: 'patient',
    language: 'pl',
    expectedErrors: [/answered 400/],
    serve: (server) => {
      serveMyList(server)
      server.on(listPersons, pageOf([listedPerson(), JUKU]))
      server.on(listPatientClinics, pageOf([patientClinic()]))
      serve(server)
    },
  })
const keepsDraft = (values: { text: string; pickedCount?: number }) => (server: MockServer) =>
  server.on(
    listDrafts,
    pageOf([
      {
        key: 'e-contact:new',
        payload: JSON.stringify({
          values: { personId: '1', clinicId: '1', type: 'DERMATOLOGICAL', ...values },
          idempotencyKey: crypto.randomUUID(),
        }),
        updatedAt: '2026-11-21T08:00:00.000Z',
      },
    ]),
  )
const create = (type: string, personId = 1) =>
  `/e-contacts/create?personId=${personId}&clinicId=1&type=${type}`

test('whom to call in an emergency is told all along, also while the form cannot be fetched', async () => {
  const { screen, server, t, user } = await open(create('DERMATOLOGICAL'), (mock) =>
    mock.on(listPersons, failed(400)),
  )
  const notice = () => screen.getByRole('region', { name: t('patient.emergency.heading', { number: '112' }) })
  const again = await screen.findByRole('button', { name: t('shell.buttons.tryAgain') })
  expect(within(notice()).getByRole('link').getAttribute('href')).toBe('tel:112')
  server.on(listPersons, pageOf([listedPerson()]))
  await user.click(again)
  await screen.findByRole('textbox', { name: t('patient.create.label') })
  expect(notice()).toBeTruthy()
})

test('a text begun for another person is deleted only after a question', async () => {
  const { screen, t, user } = await open(
    create('DERMATOLOGICAL', JUKU.id),
    keepsDraft({ text: 'Moja własna wysypka' }),
  )
  const again = { name: t('patient.list.startAgain') }
  await user.click(await screen.findByRole('button', again))
  const dialog = within(await screen.findByRole('dialog'))
  expect(screen.getAllByText(containing('Moja własna wysypka'))).not.toHaveLength(0)
  await user.click(dialog.getByRole('button', again))
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: t('patient.create.label') })
  await waitFor(() => expect(field.value).toBe(''))
})

test('a message has at most 3000 characters, and a longer one stays as it is', async () => {
  const { screen, t, user } = await open(create('VERTIGO'))
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: t('patient.create.label') })
  await user.click(field)
  await user.paste('ś'.repeat(3001))
  await user.click(screen.getByRole('button', { name: t('shell.buttons.continue') }))
  expect(await screen.findAllByText(t('errors.E_CONTACT_ANSWER_TOO_LONG'))).not.toHaveLength(0)
  expect(field.value).toBe('ś'.repeat(3001))
  expect(location.search).not.toContain('step=check')
})

const openAlike = (...eContacts: Partial<PatientEContact>[]) =>
  open(create('VERTIGO'), (server) =>
    server.on(
      listMyEContacts,
      pageOf(eContacts.map((change) => patientEContact({ eContactType: 'VERTIGO', ...change }))),
    ),
  )
const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString()
const LOCKED = {
  status: 'waitingForPatient',
  replyBlockedUntil: inThreeDays,
  abilities: { CANCEL: true },
} as const

test('a second request of the same kind is shown the open one, and may go on all the same', async () => {
  const { screen, t, user } = await openAlike({ id: 7 })
  // The first picture shows the same above a form that is still to come.
  await screen.findByRole('textbox', { name: t('patient.create.label') })
  const guard = await screen.findByRole('region', { name: t('questionnaire.duplicate.heading') })
  expect(guard.textContent).toContain(t('types.VERTIGO'))
  const add = within(guard).getByRole('link', { name: t('questionnaire.duplicate.add') })
  expect(add.getAttribute('href')).toContain('/e-contacts/7/timeline')
  await user.click(within(guard).getByRole('button', { name: t('questionnaire.duplicate.goOn') }))
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: t('questionnaire.duplicate.heading') })).toBeNull(),
  )
})

test('an open e-contact that is locked to a date is not offered for adding', async () => {
  const { screen, t } = await openAlike({ id: 7, ...LOCKED })
  const guard = await screen.findByRole('region', { name: t('questionnaire.duplicate.heading') })
  expect(guard.textContent).toContain('Odpowiedzieć w nim można od')
  expect(within(guard).queryByRole('link', { name: t('questionnaire.duplicate.add') })).toBeNull()
  const see = within(guard).getByRole('link', { name: t('questionnaire.duplicate.see') })
  expect(see.getAttribute('href')).toContain('/e-contacts/7/timeline')
})

test('what can be added to comes before what is locked, whatever is newer', async () => {
  const { screen, t } = await openAlike({ id: 8, ...LOCKED }, { id: 7 })
  const guard = await screen.findByRole('region', { name: t('questionnaire.duplicate.heading') })
  const add = within(guard).getByRole('link', { name: t('questionnaire.duplicate.add') })
  expect(add.getAttribute('href')).toContain('/e-contacts/7/timeline')
})

test("the browser's Forward to the check shows it, also after more was written", async () => {
  const { screen, t, user } = await open(create('VERTIGO'))
  await user.type(
    await screen.findByRole('textbox', { name: t('patient.create.label') }),
    'Kręci mi się w głowie.',
  )
  history.pushState(history.state, '', `${create('VERTIGO')}&step=check`)
  dispatchEvent(new PopStateEvent('popstate'))
  await screen.findByRole('heading', { level: 1, name: t('patient.check.title') })
  expect(screen.queryByRole('textbox', { name: t('patient.create.label') })).toBeNull()
})

test.each(['', '&step=check'])(
  'who does not mean a danger goes on from the line that says which%s',
  async (step) => {
    const text = 'Od rana mam silny ból w klatce piersiowej i duszność'
    const { screen, t, user } = await open(create('DERMATOLOGICAL') + step, keepsDraft({ text }))
    const focused = () => document.activeElement?.textContent ?? ''
    await user.click(await screen.findByRole('button', { name: t('danger.notMeant') }))
    expect(focused()).toContain(t('danger.corrected', { number: '112' }))
    expect(focused()).toContain('duszność')
    expect(focused().length).toBeLessThan(300)
    await user.click(screen.getByRole('button', { name: t('danger.meantAfterAll') }))
    expect(focused()).toBe(t('danger.notMeant'))
  },
)

test.each(['', '&step=check'])(
  'photos that a page loaded again has lost are asked for again%s',
  async (step) => {
    const { screen, t, user } = await open(
      create('DERMATOLOGICAL') + step,
      keepsDraft({ text: 'Mam wysypkę', pickedCount: 1 }),
    )
    await user.click(
      within(await screen.findByText(containing(t('patient.files.lost')))).getByRole('button', {
        name: t('kit.close'),
      }),
    )
    expect(screen.queryByText(containing(t('patient.files.lost')))).toBeNull()
    expect(
      document.activeElement?.contains(
        screen.getByRole('button', { name: containing(t('patient.check.addFiles')) }),
      ),
    ).toBe(true)
  },
)

test('a picked photo is noted in the draft, and asks for nothing when it is removed by hand', async () => {
  const saved: unknown[] = []
  const { screen, t, user } = await open(create('DERMATOLOGICAL') + '&change=files', (server) => {
    keepsDraft({ text: 'Mam wysypkę', pickedCount: 3 })(server)
    server.on(saveDraft, ({ body }) => void saved.push(JSON.parse(body.payload).values.pickedCount))
  })
  await screen.findByText(containing(t('patient.files.lost')))
  const input = await screen.findByLabelText<HTMLInputElement>(t('kit.files.chooseFile'), {
    selector: 'input',
  })
  await user.upload(input, new File(['x'], 'a.png', { type: 'image/png' }))
  await waitFor(() => expect(screen.queryByText(containing(t('patient.files.lost')))).toBeNull())
  await waitFor(() => expect(saved.at(-1)).toBe(1))
  await user.click(screen.getByRole('button', { name: t('kit.file.removeNamed', { name: 'a.png' }) }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: t('kit.file.remove') }))
  await waitFor(() => expect(saved.at(-1)).toBe(0))
  expect(screen.queryByText(containing(t('patient.files.lost')))).toBeNull()
})

const notice = async (
  { screen, t }: OpenPage,
  heading: 'danger.CRISIS.heading' | 'danger.EMERGENCY.heading',
) =>
  within(
    await screen.findByText(
      (_, element) => element?.role === 'alert' && element.textContent.includes(t(heading)),
    ),
  )
const alerts = ({ screen }: OpenPage) =>
  screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || [])
const kept = ({ screen, t }: OpenPage) => screen.findByText(t('patient.draft.SERVER'))

test('a plan of suicide inside a request for medicine shows the crisis line, and stops nobody', async () => {
  const page = await open(create('PRESCRIPTION'), (server) =>
    server.on(askHelperQuestions, { questions: [], done: true }),
  )
  const { screen, t, user } = page
  const text = await screen.findByRole('textbox', { name: t('patient.create.label') })
  await user.type(text, 'Proszę przedłużyć receptę na tabletki nasenne.')
  await kept(page)
  expect(alerts(page)).toEqual([])
  await user.type(text, ' Mam dość życia, chcę się zabić.')
  const crisis = await notice(page, 'danger.CRISIS.heading')
  expect(crisis.getByRole('link', { name: t('danger.call', { number: '112' }) })).toBeTruthy()
  expect(crisis.getAllByRole('link')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: t('shell.buttons.continue') }))
  await waitFor(() => expect(location.href).toMatch(/questions|step=check/))
})

test("a schoolchild's cold stays calm", async () => {
  const page = await open(create('ACUTE_INFECTION', JUKU.id), (server) =>
    server.on(listPersons, pageOf([listedPerson(), { ...JUKU, birthDate: '2019-03-01' }])),
  )
  const { screen, t, user } = page
  await user.type(
    await screen.findByRole('textbox', { name: t('patient.create.label') }),
    'Dziecko ma katar i kaszel, temperatura 38, bawi się i dobrze pije.',
  )
  await kept(page)
  expect(alerts(page)).toEqual([])
})

test("an infant's fever does not, and is asked about", async () => {
  const birthDate = new Date(Date.now() - 35 * 86_400_000).toISOString().slice(0, 10)
  const page = await open(create('ACUTE_INFECTION', JUKU.id), (server) =>
    server.on(listPersons, pageOf([listedPerson(), { ...JUKU, birthDate }])),
  )
  const { screen, t, user } = page
  await user.type(
    await screen.findByRole('textbox', { name: t('patient.create.label') }),
    'Dziecko ma pięć tygodni, temperatura 38,3, słabo ssie pierś.',
  )
  const emergency = await notice(page, 'danger.EMERGENCY.heading')
  expect(emergency.getByRole('link', { name: t('danger.call', { number: '112' }) })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: t('danger.safety.infantFever') })).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: t('danger.safety.breath') })).toBeNull()
})

test('the fixed card of emergencies is read once; after that it is one line', async () => {
  const { screen, t, user } = await open(create('VERTIGO'), (server) =>
    server.on(askHelperQuestions, { questions: [], done: true }),
  )
  const card = () =>
    screen.queryByRole('heading', { level: 2, name: t('patient.emergency.heading', { number: '112' }) })
  await user.type(
    await screen.findByRole('textbox', { name: t('patient.create.label') }),
    'Kręci mi się w głowie.',
  )
  expect(card()).not.toBeNull()
  await user.click(screen.getByRole('button', { name: t('shell.buttons.continue') }))
  await waitFor(() => expect(location.href).toMatch(/questions|step=check/))
  history.back()
  await screen.findByRole('textbox', { name: t('patient.create.label') })
  expect(card()).toBeNull()
  expect(document.querySelector('summary')?.textContent).toContain(
    t('patient.emergency.heading', { number: '112' }),
  )
})

test('what was begun is thrown away only after a question, and the field is ready for something else', async () => {
  const text = 'Niedokończona myśl'
  const { screen, t, user } = await open(create('DERMATOLOGICAL'), keepsDraft({ text }))
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: t('patient.create.label') })
  await waitFor(() => expect(field.value).toBe(text))
  const again = { name: t('patient.list.startAgain') }
  await user.click(screen.getByRole('button', again))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: t('kit.cancel') }))
  expect(field.value).toBe(text)
  await user.click(screen.getByRole('button', again))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', again))
  await waitFor(() => expect(field.value).toBe(''))
  await waitFor(() => expect(document.activeElement).toBe(field))
})
