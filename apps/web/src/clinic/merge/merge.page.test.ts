import { waitFor, within } from '@testing-library/dom'
import {
  getClinicEContact,
  getClinicTimeline,
  listClinicEContacts,
  listNotes,
} from '@vastus/contract/clinic-e-contacts'
import { mergeEContact, undoMerge } from '@vastus/contract/merge'
import { expect, test } from 'vitest'
import { failed, type MockServer } from '../../testing/mock-server.ts'
import { containing, openPage, pageOf } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'
import { clinicEContact, dashboardRow, timelineEntry } from '../../testing/things.ts'

async function mergeWith(serve: (server: MockServer) => void) {
  const page = await openPage('/e-contacts/7', {
    as: 'nurse',
    language: 'ru',
    expectedErrors: [/answered (468|403)/],
    serve: (server) => {
      serveInbox(server)
      const others = [dashboardRow({ id: 8, eContactType: 'HEADACHE' }), dashboardRow({ id: 9 })]
      server.on(listClinicEContacts, pageOf(others))
      server.on(getClinicEContact, ({ params }) => clinicEContact({ id: params.id }))
      server.on(getClinicTimeline, { ...pageOf([timelineEntry()]), version: 1 })
      server.on(listNotes, pageOf([]))
      serve(server)
    },
  })
  const { screen, t, user } = page
  await user.click(
    await screen.findByRole('button', { name: `${t('merge.into')}: ${t('types.HEADACHE')}, 8` }),
  )
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: t('merge.confirm') }))
  return page
}

test('what cannot be merged says why', async () => {
  const words = 'Отсюда было бы видно больше'
  const { screen } = await mergeWith((server) =>
    server.on(mergeEContact, new Response(words, { status: 468, headers: { 'content-type': 'text/plain' } })),
  )
  expect(await screen.findAllByText(containing(words))).not.toHaveLength(0)
})

test('an undo that fails says so, also when another e-contact is open by then', async () => {
  const { screen, server, t, user } = await mergeWith((mock) => {
    mock.on(mergeEContact, clinicEContact({ version: 2 }))
    mock.on(undoMerge, failed(403))
  })
  const undo = await screen.findByRole('button', { name: t('merge.undo') })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(document.querySelector('a[href^="/e-contacts/9"]') as HTMLElement)
  await waitFor(() => expect(location.pathname).toBe('/e-contacts/9'))
  await user.click(undo)
  expect(await screen.findByText(t('errors.forbidden'))).toBeTruthy()
  await waitFor(() => expect(server.callsOf(undoMerge).map(({ params }) => params.id)).toEqual([7]))
})
