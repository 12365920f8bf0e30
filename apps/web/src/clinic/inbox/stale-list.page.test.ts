import { waitFor, within } from '@testing-library/dom'
import { listClinicEContacts } from '@vastus/contract/clinic-e-contacts'
import { expect, test } from 'vitest'
import { failed } from '../../testing/mock-server.ts'
import { openPage, pageOf } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'
import { dashboardRow } from '../../testing/things.ts'

test('while the server fails the list stays, that it is old is said, and the next try brings what is new', async () => {
  const { connection, screen, server, t, user } = await openPage('/clinic-e-contacts', {
    as: 'doctor',
    language: 'pl',
    expectedErrors: [/answered 400/],
    serve: (mock) => {
      serveInbox(mock)
      mock.on(listClinicEContacts, pageOf([dashboardRow()]))
    },
  })
  // Its rows are drawn where there is room, and the document of the tests measures nothing.
  const list = () => screen.queryByRole('list', { name: t('clinic.list.label') })
  const stale = () =>
    screen.queryAllByRole('alert').find(({ textContent }) => textContent.includes(t('clinic.list.stale')))
  await waitFor(() => expect(list()).not.toBeNull())
  connection.opens()
  server.on(listClinicEContacts, failed(400))
  connection.say({ type: 'E_CONTACT_DETAILS_UPDATED', eContactId: 8, version: 1, byUserId: 0 })
  await waitFor(() => expect(stale()).toBeTruthy())
  expect(list()).not.toBeNull()
  server.on(listClinicEContacts, pageOf([]))
  await user.click(within(stale() as HTMLElement).getByRole('button', { name: t('shell.buttons.tryAgain') }))
  await waitFor(() => expect(list()).toBeNull())
  expect(stale()).toBeUndefined()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})
