import { waitFor } from '@testing-library/dom'
import { getClinicEContact, getClinicTimeline, listNotes } from '@vastus/contract/clinic-e-contacts'
import { type OwnHeldReply, takeOverReply } from '@vastus/contract/held-replies'
import { expect, test } from 'vitest'
import { openPage, pageOf } from '../../../testing/open-page.ts'
import { serveInbox } from '../../../testing/pages.ts'
import { clinicEContact, SENT_AT } from '../../../testing/things.ts'

const LEAVER = { id: 9, firstName: 'Liisa', surname: 'Lepik' }
const TEXT = 'Kust täpselt valutab?'
const ofLeaver = clinicEContact({
  heldReplies: [
    { id: 3, author: LEAVER, action: 'INQUIRE', state: 'RETURNED', text: TEXT, releaseAt: SENT_AT },
  ],
})
const taken: OwnHeldReply = {
  id: 3,
  eContactId: 7,
  patient: { firstName: 'Mari', surname: 'Maasikas' },
  state: 'RETURNED',
  returnReason: 'OTHER',
  action: 'INQUIRE',
  reason: null,
  closes: false,
  text: TEXT,
  files: [],
  replyBlockedUntil: null,
  questionnaire: null,
  answerBy: null,
  releaseInMs: 0,
}

test('a reply that came back to somebody who has left is brought to the reply box of a colleague', async () => {
  let isTaken = false
  const { main, server, t, user } = await openPage('/e-contacts/7', {
    as: 'nurse',
    language: 'et',
    serve: (mock) => {
      serveInbox(mock)
      mock.on(getClinicEContact, () => (isTaken ? { ...ofLeaver, heldReplies: [] } : ofLeaver))
      mock.on(getClinicTimeline, { ...pageOf([]), version: ofLeaver.version })
      mock.on(listNotes, pageOf([]))
      mock.on(takeOverReply, () => {
        isTaken = true
        return taken
      })
    },
  })
  await main().findByText(t('answering.leaver.notSent', { name: 'Liisa Lepik' }))
  // What came to the reply box is seen and read out, also where the note was open; two presses are one.
  await user.click(main().getByRole('tab', { name: t('clinic.composer.noteTab') }))
  await user.dblClick(main().getByRole('button', { name: t('answering.leaver.takeOver') }))
  const box = await main().findByDisplayValue(TEXT)
  await waitFor(() => expect(document.activeElement).toBe(box))
  await waitFor(() =>
    expect(main().queryByText(t('answering.leaver.notSent', { name: 'Liisa Lepik' }))).toBeNull(),
  )
  expect(server.callsOf(takeOverReply).map(({ params, body }) => [params.id, body.heldReplyId])).toEqual([
    [7, 3],
  ])
})
