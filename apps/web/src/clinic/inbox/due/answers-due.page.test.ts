import { waitFor, within } from '@testing-library/dom'
import { getClinicEContact, getClinicTimeline, listNotes } from '@vastus/contract/clinic-e-contacts'
import { type AnswerDue, listAnswersDue } from '@vastus/contract/inbox'
import { getPush } from '@vastus/contract/push'
import { expect, test } from 'vitest'
import { openPage, pageOf } from '../../../testing/open-page.ts'
import { serveInbox } from '../../../testing/pages.ts'
import { clinicEContact, SENT_AT, timelineEntry } from '../../../testing/things.ts'

const MARI = { firstName: 'Mari', surname: 'Mägi' }
const JAANUS = { firstName: 'Jaanus', surname: 'Kask' }
const waits = (eContactId: number, stage: AnswerDue['stage'], patient = MARI): AnswerDue => ({
  eContactId,
  eContactType: 'COUGH',
  patient,
  since: SENT_AT,
  stage,
})

/** A page that is not of the inbox, with what is due for the reader. */
async function openElsewhere(...first: AnswerDue[]) {
  let due = first
  const page = await openPage('/settings', {
    as: 'nurse',
    language: 'ru',
    serve: (server) => {
      serveInbox(server)
      server.on(getPush, { publicKey: null, devices: [] })
      server.on(getClinicEContact, clinicEContact())
      server.on(getClinicTimeline, { ...pageOf([timelineEntry()]), version: 1 })
      server.on(listNotes, pageOf([]))
      server.on(listAnswersDue, () => ({ content: due }))
    },
  })
  const { connection, screen, server, t } = page
  await waitFor(() => expect(server.callsOf(listAnswersDue)).toHaveLength(1))
  connection.opens()
  return {
    ...page,
    nowDue: (...now: AnswerDue[]) => void (due = now),
    words: { name: 'Mari Mägi', type: t('types.COUGH') },
    openLinks: () =>
      within(screen.getByRole('region', { name: t('kit.toasts') })).queryAllByRole('link', {
        name: t('clinic.due.open'),
      }),
  }
}

test('that an answer is due is said on a page that is not the inbox, and leads to it', async () => {
  const { connection, nowDue, openLinks, screen, t, user, words } = await openElsewhere()
  expect(screen.queryByText(t('clinic.due.SOON', words))).toBeNull()
  nowDue(waits(7, 'SOON'))
  connection.say({ type: 'E_CONTACT_ANSWER_DUE', eContactId: 7, stage: 'SOON' })
  await screen.findByText(t('clinic.due.SOON', words))
  await user.click(openLinks()[0] as HTMLElement)
  await waitFor(() => expect(location.pathname).toBe('/e-contacts/7'))
})

test('who was away is told once the connection is back, of the stage that it is by then', async () => {
  const { connection, nowDue, screen, t, words } = await openElsewhere(waits(7, 'SOON'))
  await screen.findByText(t('clinic.due.SOON', words))
  nowDue(waits(7, 'LATE'))
  connection.breaks()
  await waitFor(() => expect(connection.count()).toBe(2))
  expect(screen.queryByText(t('clinic.due.LATE', words))).toBeNull()
  connection.opens()
  await screen.findByText(t('clinic.due.LATE', words))
  await waitFor(() => expect(screen.queryByText(t('clinic.due.SOON', words))).toBeNull())
})

test('more than three are counted, and lead to the list', async () => {
  const { openLinks, screen, t, user } = await openElsewhere(...[1, 2, 3, 4].map((id) => waits(id, 'LATE')))
  await screen.findByText(t('clinic.due.several', { number: '4' }))
  await user.click(openLinks()[0] as HTMLElement)
  await waitFor(() =>
    expect(`${location.pathname}${location.search}`).toBe('/clinic-e-contacts?view=our-turn&order=waiting'),
  )
})

test('several are one toast, and what a colleague answers leaves it', async () => {
  const { connection, nowDue, openLinks, screen, t, words } = await openElsewhere(waits(7, 'LATE'))
  await screen.findByText(t('clinic.due.LATE', words))
  nowDue(waits(7, 'LATE'), waits(8, 'LATE', JAANUS))
  connection.say({ type: 'E_CONTACT_ANSWER_DUE', eContactId: 8, stage: 'LATE' })
  await screen.findByText(/Jaanus Kask/)
  expect(openLinks()).toHaveLength(1)
  nowDue(waits(7, 'LATE'))
  connection.say({ type: 'E_CONTACT_DETAILS_UPDATED', eContactId: 8, version: 9, byUserId: 0 })
  await waitFor(() => expect(screen.queryByText(/Jaanus Kask/)).toBeNull())
  expect(openLinks()).toHaveLength(1)
})

test('who becomes responsible for what is due is told, and a burst of changes asks once', async () => {
  const { connection, nowDue, screen, server, t, words } = await openElsewhere()
  nowDue(waits(9, 'SOON'))
  for (const eContactId of [9, 10, 11])
    connection.say({ type: 'E_CONTACT_DETAILS_UPDATED', eContactId, version: 2, byUserId: 0 })
  await screen.findByText(t('clinic.due.SOON', words))
  expect(server.callsOf(listAnswersDue)).toHaveLength(2)
})
