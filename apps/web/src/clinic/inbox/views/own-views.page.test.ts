import { waitFor, within } from '@testing-library/dom'
import { deleteInboxView, listInboxViews, saveInboxView } from '@vastus/contract/inbox'
import { expect, test } from 'vitest'
import { failed } from '../../../testing/mock-server.ts'
import { containing, openPage, pageOf } from '../../../testing/open-page.ts'
import { serveInbox } from '../../../testing/pages.ts'

const VIEW = { id: 3, name: 'Köha', query: 'type=COUGH' }
const REFUSED = failed(403, { requestId: 'x' })

/** Where the views are in a drawer, which is closed once one of them is forgotten. */
async function openAndForget() {
  const letIn = Promise.withResolvers<void>()
  const page = await openPage('/clinic-e-contacts', {
    as: 'doctor',
    language: 'et',
    expectedErrors: [/answered 403/],
    serve: (server) => {
      serveInbox(server)
      server.on(listInboxViews, pageOf([VIEW]))
    },
  })
  const { screen, t, user } = page
  window.happyDOM.setViewport({ width: 1000, height: 900 })
  await user.click(await screen.findByRole('button', { name: t('clinic.filter.open') }))
  const drawer = within(await screen.findByRole('dialog'))
  return {
    ...page,
    letIn: letIn.resolve,
    untilLetIn: letIn.promise,
    forgetAndClose: async () => {
      await user.click(drawer.getByRole('button', { name: t('clinic.views.forget', VIEW) }))
      await user.click(drawer.getByRole('button', { name: t('kit.close') }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    },
  }
}

test('that forgetting a view failed is told also after the views were closed', async () => {
  const { forgetAndClose, letIn, screen, server, t, untilLetIn } = await openAndForget()
  server.on(deleteInboxView, () => untilLetIn.then(() => REFUSED))
  await forgetAndClose()
  letIn()
  await screen.findByText(t('errors.forbidden'))
})

test('that taking it back failed is told, too', async () => {
  const { forgetAndClose, letIn, screen, server, t, untilLetIn, user } = await openAndForget()
  server.on(deleteInboxView, () => untilLetIn.then(() => undefined))
  server.on(saveInboxView, REFUSED)
  await forgetAndClose()
  letIn()
  await user.click(await screen.findByRole('button', { name: t('clinic.bulk.undo') }))
  await screen.findByText(t('errors.forbidden'))
  expect(server.callsOf(saveInboxView).map(({ body }) => body.query)).toEqual([VIEW.query])
})

test('the key of the filters opens them where they are no pane, and what a view was kept or forgotten with gives the focus on', async () => {
  const page = await openPage('/clinic-e-contacts?type=COUGH', {
    as: 'doctor',
    language: 'et',
    serve: (server) => {
      serveInbox(server)
      server.on(listInboxViews, pageOf([]))
      server.on(saveInboxView, () => {
        server.on(listInboxViews, pageOf([VIEW]))
        return VIEW
      })
      server.on(deleteInboxView, () => {
        server.on(listInboxViews, pageOf([]))
        return undefined
      })
    },
  })
  const { screen, t, user } = page
  window.happyDOM.setViewport({ width: 1000, height: 900 })
  await screen.findByRole('button', { name: containing(t('clinic.filter.open')) })
  await user.keyboard('[[')
  const drawer = within(await screen.findByRole('dialog', { name: t('clinic.filter.open') }))
  await user.click(await drawer.findByRole('button', { name: t('clinic.views.keep') }))
  await user.keyboard(`${VIEW.name}{Enter}`)
  const kept = await drawer.findByRole('button', { name: VIEW.name })
  await waitFor(() => expect(document.activeElement).toBe(kept))

  const forget = drawer.getByRole('button', { name: t('clinic.views.forget', VIEW) })
  forget.focus()
  await user.keyboard('{Enter}')
  const keep = await drawer.findByRole('button', { name: t('clinic.views.keep') })
  await waitFor(() => expect(document.activeElement).toBe(keep))
})
