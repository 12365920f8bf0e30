import { waitFor } from '@testing-library/dom'
import {
  getClinicEContact,
  getClinicTimeline,
  listNotes,
  sendInquiry,
} from '@vastus/contract/clinic-e-contacts'
import { deleteDraft, listDrafts, saveDraft } from '@vastus/contract/platform'
import { expect, test } from 'vitest'
import { failed } from '../../testing/mock-server.ts'
import { openPage, pageOf } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'
import { clinicEContact, SENT_AT, timelineEntry } from '../../testing/things.ts'

const KEY = 'e-contact:7:reply'
const KEPT = 'Kas palavik on alanenud?'
const TYPED = 'Helistame teile.'

/** A conversation whose kept reply comes when the test says so, and whose sent reply is answered when the test says so. */
async function open() {
  const drafts = Promise.withResolvers<string>()
  const answer = Promise.withResolvers<Response | typeof eContact>()
  const eContact = clinicEContact()
  const page = await openPage('/e-contacts/7', {
    as: 'nurse',
    language: 'et',
    expectedErrors: [/answered 500/],
    serve: (server) => {
      serveInbox(server)
      server.on(getClinicEContact, eContact)
      server.on(getClinicTimeline, { ...pageOf([timelineEntry()]), version: 1 })
      server.on(listNotes, pageOf([]))
      server.on(listDrafts, async () => {
        const values = { text: await drafts.promise }
        const payload = JSON.stringify({ values, idempotencyKey: 'd0a4ab2c-7f5e-4cbb-b5a5-3f2b0c1f0001' })
        return pageOf([{ key: KEY, payload, updatedAt: SENT_AT }])
      })
      server.on(sendInquiry, () => answer.promise)
    },
  })
  const { screen, server, t, user } = page
  const box = await screen.findByLabelText<HTMLTextAreaElement>(t('clinic.composer.reply'))
  await user.click(box)
  await user.paste(TYPED)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(server.callsOf(sendInquiry)).toHaveLength(1))
  const findText = (text: string) =>
    waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>(t('clinic.composer.reply')).value).toBe(text),
    )
  return {
    ...page,
    findText,
    letIn: drafts.resolve,
    succeed: () => answer.resolve(eContact),
    fail: () => answer.resolve(failed(500)),
    dropped: () => server.callsOf(deleteDraft).filter(({ params }) => params.key === KEY),
    kept: () => server.callsOf(saveDraft).filter(({ params }) => params.key === KEY),
  }
}

test('a reply sent before the kept one has come neither loses that nor comes back', async () => {
  const { dropped, findText, kept, letIn, succeed } = await open()
  succeed()
  await findText('')
  letIn(KEPT)
  await findText(KEPT)
  expect([...dropped(), ...kept()]).toEqual([])
})

test('a kept reply that comes during the sending of another waits for its end', async () => {
  const { dropped, findText, letIn, succeed } = await open()
  letIn(KEPT)
  await findText(TYPED)
  succeed()
  await findText(KEPT)
  expect(dropped()).toEqual([])
})

test('after a failed sending the kept reply stands before what was typed', async () => {
  const { fail, findText, letIn } = await open()
  letIn(KEPT)
  fail()
  await findText(`${KEPT}\n${TYPED}`)
})

test('a kept reply that is the one just sent does not come back', async () => {
  const { dropped, findText, letIn, succeed } = await open()
  succeed()
  await findText('')
  letIn(TYPED)
  await waitFor(() => expect(dropped()).toHaveLength(1))
  await findText('')
})
