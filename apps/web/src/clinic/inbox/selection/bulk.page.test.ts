import { waitFor, within } from '@testing-library/dom'
import {
  getClinicEContact,
  getClinicTimeline,
  listClinicEContacts,
  listNotes,
} from '@vastus/contract/clinic-e-contacts'
import { bulkReply } from '@vastus/contract/inbox'
import type { DashboardRow } from '@vastus/contract/shapes'
import { listTemplates } from '@vastus/contract/templates'
import { expect, test } from 'vitest'
import { type OpenPage, openPage, pageOf } from '../../../testing/open-page.ts'
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
async function open(path: string, rows: DashboardRow[]): Promise<OpenPage> {
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
