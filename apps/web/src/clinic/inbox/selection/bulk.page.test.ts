// @proves R4-031
import { waitFor, within } from '@testing-library/dom'
import {
  getClinicEContact,
  getClinicTimeline,
  listClinicEContacts,
  listNotes,
} from '@vastus/contract/clinic-e-contacts'
import { bulkArchive, bulkReply, listReaderLanguages } from '@vastus/contract/inbox'
import { deleteDraft, listDrafts, saveDraft } from '@vastus/contract/platform'
import type { DashboardRow } from '@vastus/contract/shapes'
import { listTemplates } from '@vastus/contract/templates'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { MockServer } from '../../../testing/mock-server.ts'
import { containing, type OpenPage, openPage, pageOf } from '../../../testing/open-page.ts'
import { serveInbox } from '../../../testing/pages.ts'
import { clinicEContact, dashboardRow, SENT_AT, timelineEntry } from '../../../testing/things.ts'

const KNOWN = dashboardRow({ id: 7 })
const NEW = dashboardRow({ id: 8, acceptanceRequired: true })
const ANSWER = {
  id: 1,
  heading: 'Please book a visit',
  description: 'Please book a visit.',
  visibleToAll: true,
  language: null,
  restriction: null,
  onlyForType: null,
  owner: { id: 3, firstName: 'Anne', surname: 'Tamm' },
  isOwn: true,
  updatedAt: SENT_AT,
}

/** The inbox with everything in it chosen. */
async function open(
  path: string,
  rows: DashboardRow[],
  serve: (server: MockServer) => void = () => undefined,
): Promise<OpenPage> {
  const page = await openPage(path, {
    as: 'doctor',
    language: 'ru',
    serve: (server) => {
      serveInbox(server)
      server.on(listClinicEContacts, ({ query }) => pageOf(query.patientPersonIds ? [] : rows))
      server.on(getClinicEContact, clinicEContact())
      server.on(getClinicTimeline, { ...pageOf([timelineEntry()]), version: 1 })
      server.on(listNotes, pageOf([]))
      server.on(listTemplates, pageOf([ANSWER]))
      serve(server)
    },
  })
  const { screen, t, user } = page
  await user.click(await screen.findByRole('button', { name: t('clinic.bulk.start') }))
  await user.click(await screen.findByRole('button', { name: t('clinic.bulk.all', { count: rows.length }) }))
  return page
}

test('who is new to the clinic is left out of an answer to several, and it is said why', async () => {
  const { screen, server, t, user } = await open('/clinic-e-contacts', [KNOWN, NEW])
  server.on(bulkReply, { results: [{ eContactId: 7, outcome: 'DONE', version: 2 }] })
  await user.click(await screen.findByRole('button', { name: t('clinic.bulk.answer') }))
  const dialog = within(
    await screen.findByRole('dialog', { name: t('clinic.bulk.answerHeading', { count: 1 }) }),
  )
  expect(dialog.getByText(t('clinic.bulk.noAnswer.NEW', { count: 1 }))).toBeTruthy()
  expect(document.activeElement).toBe(dialog.getByLabelText(t('templates.find')))
  await user.click(await dialog.findByRole('radio', { name: ANSWER.heading }))
  await user.click(dialog.getByRole('button', { name: t('shell.buttons.send') }))
  await waitFor(() => expect(server.callsOf(bulkReply)).toHaveLength(1))
  expect(server.callsOf(bulkReply)[0]?.body.eContactIds).toEqual([7])
  // The button that was pressed is gone.
  await waitFor(() => expect(document.activeElement?.matches('h1')).toBe(true))
})

test('an answer goes out in the language of the account, whatever the last words in the list look like', async () => {
  const rows = [
    dashboardRow({ id: 7, messagePreview: 'Please come on Monday.', previewByClinic: true }),
    dashboardRow({ id: 9, messagePreview: 'Tere, mul on köha.' }),
  ]
  const { screen, server, t, user } = await open('/clinic-e-contacts', rows)
  const inLanguage = (id: number, language: 'et' | 'en' | 'ru', description: string) => ({
    ...ANSWER,
    id,
    language,
    description,
  })
  server.on(
    listTemplates,
    pageOf([
      inLanguage(1, 'en', 'Book.'),
      inLanguage(2, 'et', 'Broneerige.'),
      inLanguage(3, 'ru', 'Запишитесь.'),
    ]),
  )
  server.on(listReaderLanguages, { content: [{ eContactId: 7, language: 'ru' }] })
  server.on(bulkReply, { results: [] })
  await user.click(await screen.findByRole('button', { name: t('clinic.bulk.answer') }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('radio', { name: ANSWER.heading }))
  await user.click(dialog.getByRole('button', { name: t('shell.buttons.send') }))
  await waitFor(() => expect(server.callsOf(bulkReply)).toHaveLength(1))
  // The second has no account: the patient's own words tell.
  expect(server.callsOf(bulkReply)[0]?.body.texts).toEqual(['Запишитесь.', 'Broneerige.'])
})

test('an answer that nobody can get is not begun, and it is said why', async () => {
  const { screen, t, user } = await open('/clinic-e-contacts', [NEW])
  await user.keyboard('r')
  await screen.findByText(t('clinic.bulk.noAnswer.NEW', { count: 1 }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('letters mean what is chosen, and never the conversation that is open beside it', async () => {
  const { screen, t, user } = await open('/e-contacts/7', [KNOWN, dashboardRow({ id: 9 })])
  const pane = within(await screen.findByRole('region', { name: t('clinic.conversation.pane') }))
  await pane.findByRole('textbox', { name: t('clinic.composer.reply') })
  for (const key of ['n', 'c']) {
    await user.keyboard(key)
    expect(document.activeElement?.matches('textarea')).toBe(false)
  }
  await user.keyboard('r')
  await screen.findByRole('dialog', { name: t('clinic.bulk.answerHeading', { count: 2 }) })
})

describe('what is archived at once is held for eight seconds', () => {
  const HOLD_MS = 8_000
  const OTHER = dashboardRow({ id: 9 })
  const done = (eContactId: number) => ({ eContactId, outcome: 'DONE', version: 2 }) as const

  afterEach(() => void vi.useRealTimers())

  async function ask({ screen, user }: OpenPage) {
    await user.keyboard('e')
    return within(await screen.findByRole('dialog'))
  }

  async function archive(page: OpenPage, look = async () => {}): Promise<void> {
    const { t, user } = page
    const dialog = await ask(page)
    await look()
    await user.click(dialog.getByLabelText(t('enums.reason.ARCHIVE.INFORMATION_DELIVERED')))
    await user.click(dialog.getByRole('button', { name: t('clinic.reason.ARCHIVE.confirm') }))
  }

  /** The inbox with both chosen, whose time the test has in its hand. */
  function openHeld(serve?: (server: MockServer) => void): Promise<OpenPage> {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    return open('/clinic-e-contacts', [KNOWN, OTHER], serve)
  }

  test('what changed meanwhile stays open and stays chosen, and it is said so', async () => {
    const page = await openHeld()
    const { screen, server, t } = page
    server.on(bulkArchive, { results: [{ eContactId: 7, outcome: 'CHANGED' }, done(9)] })
    await archive(page)
    await screen.findByText(t('clinic.bulk.archiving', { count: 2 }))
    await vi.advanceTimersByTimeAsync(HOLD_MS)
    await screen.findByText(containing(t('clinic.bulk.left.CHANGED', { count: 1 })))
    expect(server.callsOf(bulkArchive)[0]?.body.eContactIds).toEqual([7, 9])
    await screen.findByText(t('clinic.bulk.chosen', { count: 1 }))
  })

  test('how it ended is said to who has opened something else meanwhile', async () => {
    const page = await openHeld()
    const { screen, server, t, user } = page
    server.on(bulkArchive, { results: [done(7), done(9)] })
    await archive(page)
    await user.click(screen.getByRole('button', { name: t('clinic.conversation.openLongest') }))
    await waitFor(() => expect(location.pathname).toBe('/e-contacts/7'))
    await vi.advanceTimersByTimeAsync(HOLD_MS)
    await screen.findByText(t('clinic.bulk.done.ARCHIVE', { count: 2 }))
  })

  test('an unsent reply is warned of, and goes with the archiving', async () => {
    const payload = JSON.stringify({
      values: { text: 'Rest and drink' },
      idempotencyKey: crypto.randomUUID(),
    })
    const page = await openHeld((mock) =>
      mock.on(listDrafts, pageOf([{ key: 'e-contact:7:reply', payload, updatedAt: SENT_AT }])),
    )
    const { screen, server, t } = page
    server.on(bulkArchive, { results: [done(7), done(9)] })
    await archive(page, async () => void (await screen.findByText(t('clinic.bulk.unsent', { count: 1 }))))
    await vi.advanceTimersByTimeAsync(HOLD_MS)
    await waitFor(() => expect(server.callsOf(deleteDraft)).toHaveLength(1))
    expect(server.callsOf(deleteDraft)[0]?.params.key).toBe('e-contact:7:reply')
  })

  test('the reason of one that was given up is not offered for other e-contacts', async () => {
    const page = await open('/clinic-e-contacts', [KNOWN, OTHER])
    const { server, t, user } = page
    const reason = (dialog: Awaited<ReturnType<typeof ask>>) =>
      dialog.getByLabelText<HTMLInputElement>(t('enums.reason.ARCHIVE.INFORMATION_DELIVERED'))
    const dialog = await ask(page)
    await user.click(dialog.getByRole('button', { name: t('clinic.reason.ARCHIVE.confirm') }))
    await dialog.findAllByText(t('errors.rules.REASON_REQUIRED'))
    await user.click(reason(dialog))
    await user.type(dialog.getByLabelText(containing(t('clinic.reason.words'))), 'Called Mari')
    await user.click(dialog.getByRole('button', { name: t('kit.cancel') }))
    const again = await ask(page)
    expect(reason(again).checked).toBe(false)
    expect(again.queryByDisplayValue('Called Mari')).toBeNull()
    expect(server.callsOf(saveDraft)).toEqual([])
  })
})
