// @proves R2-033 R2-035
import { waitFor, within } from '@testing-library/dom'
import { listMyEContacts } from '@vastus/contract/patient-e-contacts'
import { listDrafts } from '@vastus/contract/platform'
import { expect, test } from 'vitest'
import { failed, type MockServer } from '../../testing/mock-server.ts'
import { containing, type OpenPage, openPage, pageOf } from '../../testing/open-page.ts'
import { serveMyList } from '../../testing/pages.ts'
import { patientEContact } from '../../testing/things.ts'

const over = { status: 'completed', outcome: 'ANSWERED', abilities: {} } as const
const ALL = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => patientEContact({ id, ...(id > 4 ? over : {}) }))

/** Five on the first page, three on the second. */
function serveTwoPages(server: MockServer): void {
  serveMyList(server)
  server.on(listMyEContacts, ({ query: { page = 0 } }) => ({
    content: page === 0 ? ALL.slice(0, 5) : ALL.slice(5),
    page,
    size: 5,
    totalElements: 8,
    last: page === 1,
  }))
}

const cards = ({ main }: OpenPage) => main().getAllByRole('listitem')

test('what goes on and what is over are two groups, and older ones are fetched', async () => {
  const { main, screen, t, user } = await openPage('/my-e-contacts', {
    as: 'patient',
    language: 'pl',
    serve: serveTwoPages,
  })
  const cardsOf = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem')
  await screen.findByRole('heading', { level: 2, name: t('patient.list.finished') })
  expect(cardsOf(t('patient.list.active'))).toHaveLength(4)
  expect(cardsOf(t('patient.list.finished'))).toHaveLength(1)

  await user.click(main().getByRole('button', { name: t('patient.list.loadOlder') }))
  await waitFor(() => expect(cardsOf(t('patient.list.finished'))).toHaveLength(4))
  expect(cardsOf(t('patient.list.active'))).toHaveLength(4)
  expect(main().queryByRole('button', { name: t('patient.list.loadOlder') })).toBeNull()
})

test('older ones asked for come also when something changes at that moment', async () => {
  const { connection, main, server, t, user } = await openPage('/my-e-contacts', {
    as: 'patient',
    serve: serveTwoPages,
  })
  connection.opens()
  let letIn: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letIn = resolve))
  server.on(listMyEContacts, async ({ query: { page = 0 } }) => {
    if (page === 1) await held
    return {
      content: page === 0 ? ALL.slice(0, 5) : ALL.slice(5),
      page,
      size: 5,
      totalElements: 8,
      last: page === 1,
    }
  })
  const askedFor = (wanted: number) =>
    server.callsOf(listMyEContacts).filter(({ query: { page = 0 } }) => page === wanted).length
  const before = askedFor(0)
  await user.click(main().getByRole('button', { name: t('patient.list.loadOlder') }))
  await waitFor(() => expect(askedFor(1)).toBe(1))
  connection.say({ type: 'E_CONTACT_DETAILS_UPDATED', eContactId: 1, version: 2, byUserId: 0 })
  await waitFor(() => expect(askedFor(0)).toBeGreaterThan(before))
  letIn()
  await waitFor(() => expect(main().getAllByRole('listitem')).toHaveLength(8))
})

test('how many wait for an answer is said once all of them are there', async () => {
  const waiting = (id: number) => patientEContact({ id, status: 'waitingForPatient' })
  const { main, t, user } = await openPage('/my-e-contacts', {
    as: 'patient',
    language: 'en',
    serve: (server) => {
      serveMyList(server)
      server.on(listMyEContacts, ({ query: { page = 0 } }) => ({
        content: page === 0 ? [1, 2, 3, 4, 5].map(waiting) : [waiting(6), patientEContact({ id: 7 })],
        page,
        size: 5,
        totalElements: 8,
        last: false,
      }))
    },
  })
  const older = await main().findByRole('button', { name: t('patient.list.loadOlder') })
  expect(main().queryByText(t('patient.list.waitingForYou', { count: 5 }))).toBeNull()
  await user.click(older)
  await main().findByText(t('patient.list.waitingForYou', { count: 6 }))
})

test('while the server fails what is shown stays, what is wrong is said, and older ones come at the next try', async () => {
  const page = await openPage('/my-e-contacts', {
    as: 'patient',
    language: 'ru',
    serve: serveTwoPages,
    expectedErrors: [/answered 400/],
  })
  const { main, screen, server, t, user } = page
  await main().findByRole('button', { name: t('patient.list.loadOlder') })
  server.on(listMyEContacts, failed(400))
  await user.click(main().getByRole('button', { name: t('patient.list.loadOlder') }))
  await screen.findByText(containing(t('patient.list.failedHeading')))
  expect(cards(page)).toHaveLength(5)
  serveTwoPages(server)
  await user.click(screen.getByRole('button', { name: t('shell.buttons.tryAgain') }))
  await waitFor(() => expect(cards(page)).toHaveLength(8))
  expect(screen.queryByText(containing(t('patient.list.failedHeading')))).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('a reply that was begun and not sent is announced on its card', async () => {
  const { main, t } = await openPage('/my-e-contacts', {
    as: 'patient',
    language: 'ru',
    serve: (mock) => {
      serveTwoPages(mock)
      const draft = {
        key: 'my-e-contact:3:reply',
        payload: JSON.stringify({ values: { text: 'Теперь и температура.' } }),
      }
      mock.on(listDrafts, pageOf([{ ...draft, updatedAt: '2026-11-21T08:00:00.000Z' }]))
    },
  })
  const announced = await main().findAllByText(containing(t('patient.listEntry.unsent')))
  expect(announced).toHaveLength(1)
  const card = announced[0]?.closest('li')
  expect(
    within(card as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toContain('/e-contacts/3/')
})
