// @proves R2-079 R2-082 R2-083 R2-084 R3-049 R4-050 R5-050
// @proves-part R8-034: history
import { waitFor, within } from '@testing-library/dom'
import { getSummarization } from '@vastus/contract/ai'
import {
  assignEContact,
  completeEContact,
  getClinicEContact,
  getClinicTimeline,
  listClinicEContacts,
  listNotes,
} from '@vastus/contract/clinic-e-contacts'
import { listEmployees, listMyClinics } from '@vastus/contract/clinics'
import { type HubNotice, listHubNotices } from '@vastus/contract/information-hub'
import type { ClinicEContact } from '@vastus/contract/shapes'
import { listTemplates } from '@vastus/contract/templates'
import { expect, test, vi } from 'vitest'
import { failed, type MockServer } from '../../testing/mock-server.ts'
import { containing, type OpenPage, openPage, pageOf } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'
import {
  clinicEContact,
  dashboardRow,
  employee,
  OWN_CLINIC,
  SENT_AT,
  storedFile,
  timelineEntry,
} from '../../testing/things.ts'

const open = (change: Partial<ClinicEContact>, serve: (server: MockServer) => void = () => undefined) =>
  openPage('/e-contacts/7', {
    as: 'doctor',
    language: 'pl',
    expectedErrors: [/answered 400/],
    serve: (server) => {
      serveInbox(server)
      server.on(getClinicEContact, clinicEContact(change))
      server.on(getClinicTimeline, {
        ...pageOf([timelineEntry(change.medicalHidden ? { text: null } : {})]),
        version: 1,
      })
      server.on(listNotes, pageOf([]))
      serve(server)
    },
  })

const findPane = async ({ screen, t }: OpenPage) =>
  within(await screen.findByRole('region', { name: t('clinic.conversation.pane') }))
const findPanel = async ({ screen, t }: OpenPage) =>
  within(await screen.findByRole('complementary', { name: t('clinic.info.heading') }))

const others = (count: number) =>
  pageOf(Array.from({ length: count }, (_, at) => dashboardRow({ id: 20 + at })))

test('earlier e-contacts that cannot be fetched are told to be missing, and are there at the next try', async () => {
  const page = await open({}, (server) =>
    server.on(listClinicEContacts, ({ query }) => (query.patientPersonIds ? failed(400) : pageOf([]))),
  )
  const { screen, server, t, user } = page
  const problem = await screen.findByText(containing(t('errors.loading.history')))
  expect(screen.queryByText(t('clinic.others.none'))).toBeNull()
  server.on(listClinicEContacts, others(2))
  const alert = within(problem.closest('[role=alert]') as HTMLElement)
  await user.click(alert.getByRole('button', { name: t('shell.buttons.tryAgain') }))
  await waitFor(() => expect(screen.queryByText(containing(t('errors.loading.history')))).toBeNull())
})

test('files of which one is still being checked are told to be so together', async () => {
  const page = await open({
    files: [storedFile(), storedFile({ id: '0b1b2c3d-0000-4000-8000-000000000002', scanResult: 'WAITING' })],
  })
  const panel = await findPanel(page)
  expect(await panel.findByText(page.t('clinic.info.scanOfSet.WAITING'))).toBeTruthy()
})

test.each(['INFECTED', 'WAITING'] as const)(
  'a file that is %s is shown muted and cannot be opened',
  async (scanResult) => {
    const files = [storedFile({ scanResult })]
    const page = await open({ files }, (server) =>
      server.on(getClinicTimeline, { ...pageOf([timelineEntry({ files })]), version: 1 }),
    )
    const pane = await findPane(page)
    await pane.findAllByText(containing(page.t(`enums.scanResult.${scanResult}`)))
    const shown = [...document.querySelectorAll(`[data-scan=${scanResult}]`)]
    expect(shown).not.toHaveLength(0)
    for (const file of shown) {
      expect(file.className).toMatch(/muted/)
      expect(file.querySelector('a, button')).toBeNull()
    }
  },
)

test('of many other e-contacts the newest are shown, and the rest with one press', async () => {
  const page = await open({}, (server) => server.on(listClinicEContacts, others(10)))
  const { t, user } = page
  const panel = await findPanel(page)
  const shown = () =>
    panel.queryAllByRole('link').filter((link) => /\/e-contacts\/2\d/.test(link.getAttribute('href') ?? ''))
  await waitFor(() => expect(shown()).toHaveLength(8))
  const [before = ''] = t('clinic.others.more', { count: '|' }).split('|')
  await user.click(panel.getByRole('button', { name: containing(before) }))
  await waitFor(() => expect(document.activeElement).toBe(shown()[8]))
  expect(panel.queryByRole('button', { name: containing(before) })).toBeNull()
})

test('a reply that the patient cannot answer says that it closes the e-contact, and does', async () => {
  const page = await open({})
  const { server, t, user } = page
  const pane = await findPane(page)
  await user.selectOptions(await pane.findByLabelText(t('clinic.composer.restriction')), 'NO_REPLY')
  expect(await pane.findByText(containing(t('clinic.composer.closes')))).toBeTruthy()
  const closed = clinicEContact({ status: 'completed', outcome: 'ANSWERED', abilities: {}, version: 2 })
  server.on(completeEContact, closed)
  server.on(getClinicEContact, closed)
  await user.type(pane.getByLabelText(t('clinic.composer.reply')), 'Proszę odpoczywać.')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await pane.findAllByText(t('enums.status.clinic.completed'))).not.toHaveLength(0)
  expect(server.callsOf(completeEContact).map(({ body }) => body.infoText)).toEqual(['Proszę odpoczywać.'])
})

test('an answer that is only for one type is not offered on another', async () => {
  const answer = {
    id: 1,
    heading: 'Tylko na kaszel',
    description: 'Proszę pić dużo ciepłych płynów.',
    visibleToAll: false,
    language: null,
    restriction: null,
    owner: { id: 3, firstName: 'Anne', surname: 'Tamm' },
    isOwn: true,
    updatedAt: SENT_AT,
  }
  const page = await open({ eContactType: 'HEADACHE' }, (server) =>
    server.on(
      listTemplates,
      pageOf([
        { ...answer, onlyForType: 'COUGH' },
        { ...answer, id: 2, heading: 'Na wszystko', onlyForType: null },
      ]),
    ),
  )
  const { t, user } = page
  const pane = await findPane(page)
  await user.click(await pane.findByRole('button', { name: containing(t('templates.button')) }))
  const list = within(await pane.findByRole('listbox', { name: t('templates.list') }))
  const offered = (await list.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(offered).toEqual([expect.stringContaining('Na wszystko')])
})

test('replacing the responsible person asks first', async () => {
  const assigneeUser = { id: 4, firstName: 'Piret', surname: 'Kuusk', active: true }
  const page = await open({ assigneeUser })
  const { screen, server, t, user } = page
  const pane = await findPane(page)
  await user.click(
    await pane.findByRole('button', { name: t('clinic.assign.label', { name: 'Piret Kuusk' }) }),
  )
  await user.click(await screen.findByRole('menuitem', { name: containing(t('clinic.assign.me')) }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: t('kit.cancel') }))
  expect(server.callsOf(assignEContact)).toEqual([])
  const me = { id: 3, firstName: 'Anne', surname: 'Tamm', active: true }
  server.on(assignEContact, clinicEContact({ assigneeUser: me, version: 2 }))
  server.on(getClinicEContact, clinicEContact({ assigneeUser: me, version: 2 }))
  await user.click(dialog.getByRole('button', { name: t('clinic.assign.replace') }))
  await pane.findByRole('button', { name: t('clinic.assign.label', { name: 'Anne Tamm' }) })
  expect(server.callsOf(assignEContact).map(({ body }) => body)).toEqual([{ assigneeUserId: 3 }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the question before archiving begins with its reasons, or with Cancel where words would be lost', async () => {
  const page = await open({})
  const { screen, t, user } = page
  const pane = await findPane(page)
  const reply = await pane.findByLabelText(t('clinic.composer.reply'))
  const findDialog = async () => within(await screen.findByRole('dialog'))
  await user.keyboard('e')
  expect(document.activeElement).toBe((await findDialog()).getAllByRole('radio')[0])
  await user.click((await findDialog()).getByRole('button', { name: t('kit.cancel') }))
  await user.type(reply, 'Proszę odpoczywać.')
  await user.keyboard('{Escape}e')
  const dialog = await findDialog()
  expect(dialog.getByText(t('clinic.reason.ARCHIVE.unsent'))).toBeTruthy()
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: t('kit.cancel') }))
})

test('being made responsible is told, and can be taken back, before the page has fetched the e-contact again', async () => {
  const page = await open({})
  const { screen, server, t, user } = page
  const pane = await findPane(page)
  await pane.findByLabelText(t('clinic.composer.reply'))
  const fetched = Promise.withResolvers<ClinicEContact>()
  server.on(getClinicEContact, () => fetched.promise)
  const made = clinicEContact({
    assigneeUser: { id: 3, firstName: 'Anne', surname: 'Tamm', active: true },
    version: 2,
  })
  server.on(assignEContact, made)
  await user.keyboard('m')
  await screen.findByRole('button', { name: t('clinic.bulk.undo') })
  server.on(assignEContact, clinicEContact({ version: 3 }))
  await user.keyboard('z')
  await waitFor(() =>
    expect(server.callsOf(assignEContact).map(({ body }) => body.assigneeUserId)).toEqual([3, null]),
  )
  fetched.resolve(clinicEContact({ version: 3 }))
  await screen.findByText(t('clinic.bulk.undone'))
})

const NOT_SAID: ClinicEContact['dangerSigns'][number] = {
  ruleId: 'CHEST_PAIN',
  words: ['ból'],
  level: 'EMERGENCY_NOW',
  because: null,
  loweredBy: [],
}

test.each([
  ['an emergency in a call', {}, 'COUGH', true],
  ['a notice in a call', { level: 'NOTICE' }, 'COUGH', false],
  ['a questionnaire that staff filled in', {}, 'QUEST_PHQ9', false],
] as const)(
  'only where staff were asked it is said that nobody told the caller: %s',
  async (_, sign, type, isSaid) => {
    const page = await open({
      direction: 'PATIENT_TO_CLINIC_BEHALF_OF_PATIENT',
      eContactType: type,
      dangerSigns: [{ ...NOT_SAID, ...sign }],
    })
    const pane = await findPane(page)
    await pane.findByText(containing(page.t('signs.noteWrittenDown')))
    expect(pane.queryAllByText(containing(page.t('signs.notSaidToCaller'))).length > 0).toBe(isSaid)
  },
)

test('a danger sign stands before a summary that says nothing of it, outside of what is scrolled away', async () => {
  const page = await open({ dangerSigns: [NOT_SAID] }, (server) => {
    const features = {
      translation: 'DISABLED',
      aiSummarization: 'ENABLED',
      aiSmartQuestionnaire: 'DISABLED',
    } as const
    server.on(listMyClinics, pageOf([{ ...OWN_CLINIC, features }]))
    server.on(getSummarization, {
      summarization: {
        aiSummarizationId: 1,
        summary: 'Nothing is wrong.',
        createdAt: SENT_AT,
        locale: 'pl',
        model: 'Simulator',
        promptVersion: 1,
        isOutdated: false,
        sentences: [{ text: 'Nothing is wrong.', sources: [1] }],
        leftOut: 0,
        liked: null,
        feedback: '',
      },
    })
  })
  const pane = await findPane(page)
  const summary = await pane.findByText('Nothing is wrong.')
  const sign = await pane.findByText(containing(page.t('signs.heading')))
  const follows = sign.compareDocumentPosition(summary) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(follows).toBeTruthy()
  expect(summary.closest('[data-pane]')).not.toBeNull()
  expect(sign.closest('[data-pane]')).toBeNull()
})

test('staff see who the patient is, the files, the other e-contacts and the notices', async () => {
  const page = await open({}, (server) => {
    server.on(listClinicEContacts, pageOf([dashboardRow({ id: 20 })]))
  })
  const { screen, server, t, user } = page
  const panel = await findPanel(page)
  for (const name of [
    'clinic.info.heading',
    'clinic.info.files',
    'clinic.others.heading',
    'clinic.notices.heading',
  ] as const)
    expect(await screen.findByRole('heading', { name: t(name) })).toBeTruthy()
  for (const words of ['patient@demo.vastus.test', t('enums.direction.PATIENT_TO_CLINIC')])
    expect(await panel.findAllByText(containing(words))).not.toHaveLength(0)
  const other = () =>
    panel.queryAllByRole('link').find((link) => link.getAttribute('href')?.includes('/e-contacts/20'))
  await waitFor(() => expect(other()).toBeTruthy())
  server.on(getClinicEContact, clinicEContact({ id: 20 }))
  await user.click(other() as HTMLElement)
  await waitFor(() => expect(location.pathname).toBe('/e-contacts/20'))
})

test('who can not be told of an answer is named before it and in the list of notices', async () => {
  const page = await open({
    canBeNotified: false,
    notices: [
      {
        id: 1,
        kind: 'newFromClinic',
        channel: 'EMAIL',
        state: 'NO_ADDRESS',
        createdAt: SENT_AT,
        sentAt: null,
      },
    ],
  })
  const { screen, t } = page
  const name = 'Mari Maasikas'
  expect((await screen.findByRole('note')).textContent).toBe(t('notices.unreachable', { name }))
  await (await findPanel(page)).findByText(containing(t('clinic.notices.EMAIL.NO_ADDRESS')))
})

test('guidance that fits the kind of e-contact stands folded beside it', async () => {
  const guidance: HubNotice = {
    id: 4,
    type: 'CLINICAL',
    concernsPrescriptionDrug: false,
    title: 'Ból gardła',
    text: 'Skala Centora pomaga zdecydować.',
    source: 'Centor and McIsaac',
    tags: [],
    publishedAt: SENT_AT,
    isRead: false,
  }
  const page = await open({ eContactType: 'SORE_THROAT_PHARYNGITIS' }, (server) =>
    server.on(listHubNotices, ({ query }) =>
      pageOf(query.eContactType === 'SORE_THROAT_PHARYNGITIS' ? [guidance] : []),
    ),
  )
  const { t } = page
  const panel = await findPanel(page)
  await panel.findByRole('heading', { name: t('clinic.recommendations.heading') })
  const folded = panel.getByText('Centor and McIsaac', { exact: false }).closest('details')
  expect(folded?.open).toBe(false)
  expect(folded?.querySelector('summary')?.textContent).toBe(guidance.title)
  expect(panel.getByText(t('clinic.recommendations.disclaimer'))).toBeTruthy()
})

test('in an open menu letters choose in the menu, and do nothing else', async () => {
  const page = await open({}, (server) => {
    server.on(listEmployees, pageOf([employee({ firstName: 'Toomas', surname: 'Kask' })]))
    const me = { id: 3, firstName: 'Anne', surname: 'Tamm', active: true }
    server.on(assignEContact, clinicEContact({ assigneeUser: me, version: 2 }))
  })
  const { screen, server, t, user } = page
  const pane = await findPane(page)
  await pane.findByRole('button', { name: t('clinic.assign.nobody') })
  await user.keyboard('a')
  const menu = within(await screen.findByRole('menu', { name: t('clinic.assign.nobody') }))
  const colleague = await menu.findByRole('menuitem', { name: 'Toomas Kask' })
  await user.keyboard('t')
  expect(document.activeElement).toBe(colleague)
  await user.keyboard('e')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.callsOf(assignEContact)).toEqual([])
  // A letter that is a command runs it instead.
  await user.keyboard('m')
  await waitFor(() =>
    expect(server.callsOf(assignEContact).map(({ body }) => body)).toEqual([{ assigneeUserId: 3 }]),
  )
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('what is drawn late does not move the message where reading begins, until the reader acts', async () => {
  const drawnLate = new Set<() => void>()
  const page = await open({})
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #grown: () => void
      constructor(grown: () => void) {
        this.#grown = grown
      }
      observe({ parentElement }: Element) {
        if (parentElement?.getAttribute('role') === 'region') drawnLate.add(this.#grown)
      }
      disconnect() {
        drawnLate.delete(this.#grown)
      }
    },
  )
  const { user } = page
  const thread = (await findPane(page)).getByRole('region')
  await waitFor(() => expect(drawnLate.size).toBe(1))
  const scrollTo = vi.spyOn(thread, 'scrollTo')
  for (const grown of drawnLate) grown()
  expect(scrollTo).toHaveBeenCalledOnce()
  await user.keyboard('{Tab}')
  expect(drawnLate.size).toBe(0)
})
