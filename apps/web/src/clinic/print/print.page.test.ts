import { waitFor } from '@testing-library/dom'
import { getClinicEContact, getClinicTimeline, listNotes } from '@vastus/contract/clinic-e-contacts'
import { expect, test } from 'vitest'
import { failed, type MockServer } from '../../testing/mock-server.ts'
import { openPage, pageOf } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'
import { clinicEContact, SENT_AT, timelineEntry } from '../../testing/things.ts'

const NOTE = {
  id: 1,
  text: 'Only for us',
  createdAt: SENT_AT,
  author: { id: 3, firstName: 'Anne', surname: 'Tamm' },
}

const open = (serve: (server: MockServer) => void) =>
  openPage('/e-contacts/7/print', {
    as: 'doctor',
    expectedErrors: [/answered 400/],
    serve: (server) => {
      serveInbox(server)
      server.on(getClinicEContact, clinicEContact())
      server.on(getClinicTimeline, { ...pageOf([timelineEntry()]), version: 1 })
      serve(server)
    },
  })

test('chosen notes are on the paper, or there is none', async () => {
  const { screen, server, t, user } = await open((mock) => mock.on(listNotes, failed(400)))
  const print = () => screen.getByRole<HTMLButtonElement>('button', { name: t('print.action') })
  await screen.findByRole('article')
  expect(print().disabled).toBe(false)
  await user.click(screen.getByLabelText(t('print.notes')))
  await screen.findByText(t('print.notesFailed'))
  expect(print().disabled).toBe(true)
  expect(screen.queryByRole('article')).toBeNull()

  let letIn: () => void = () => undefined
  server.on(listNotes, () => new Promise((resolve) => (letIn = () => resolve(pageOf([NOTE])))))
  await user.click(screen.getByRole('button', { name: t('shell.buttons.tryAgain') }))
  await waitFor(() => expect(server.callsOf(listNotes)).toHaveLength(2))
  expect(print().disabled).toBe(true)
  letIn()
  expect((await screen.findByRole('article')).textContent).toContain('Only for us')
  expect(print().disabled).toBe(false)
})

test('the paper of an e-contact that goes on in another is that of the other', async () => {
  const { screen, t } = await open((mock) =>
    mock.on(getClinicEContact, ({ params: { id } }) =>
      clinicEContact({ id, mergedIntoId: id === 7 ? 9 : null }),
    ),
  )
  await waitFor(() => expect(location.pathname).toBe('/e-contacts/9/print'))
  const paper = await screen.findByRole('article')
  await waitFor(() => expect(paper.textContent).toContain(t('print.heading', { id: '9' })))
})
