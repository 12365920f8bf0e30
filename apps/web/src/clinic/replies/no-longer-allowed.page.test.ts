import { waitFor, within } from '@testing-library/dom'
import {
  getClinicEContact,
  getClinicTimeline,
  listNotes,
  sendInquiry,
} from '@vastus/contract/clinic-e-contacts'
import { saveDraft } from '@vastus/contract/platform'
import { expect, test } from 'vitest'
import { failed, type MockServer } from '../../testing/mock-server.ts'
import { containing, openPage, pageOf } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'
import { clinicEContact, timelineEntry } from '../../testing/things.ts'

// As the server answers somebody who was deactivated while writing; deactivated-writer.test.ts proves that it does.
const REFUSED = failed(403, { requestId: 'x' })

test('who may no longer work here keeps the words, on the device, and nothing is sent', async () => {
  const { screen, server, t, user } = await openPage('/e-contacts/7', {
    as: 'nurse',
    language: 'pl',
    expectedErrors: [/answered 403/],
    serve: (mock: MockServer) => {
      serveInbox(mock)
      mock.on(getClinicEContact, clinicEContact())
      mock.on(getClinicTimeline, { ...pageOf([timelineEntry()]), version: 1 })
      mock.on(listNotes, pageOf([]))
      mock.on(saveDraft, REFUSED)
      mock.on(sendInquiry, REFUSED)
    },
  })
  const pane = within(await screen.findByRole('region', { name: t('clinic.conversation.pane') }))
  const reply = await pane.findByLabelText<HTMLTextAreaElement>(t('clinic.composer.reply'))
  await user.type(reply, 'Proszę pić wodę.{Control>}{Enter}{/Control}')
  expect(await screen.findAllByText(containing(t('errors.forbidden')))).not.toHaveLength(0)
  expect(reply.value).toBe('Proszę pić wodę.')
  expect(server.callsOf(sendInquiry)).toHaveLength(1)
  await waitFor(async () => expect(await draftsOnDevice()).toEqual(['e-contact:7:reply']))
})

/** Places of what is kept on the device; what is kept there is sealed. */
async function draftsOnDevice(): Promise<string[]> {
  const names = (await indexedDB.databases()).map(({ name }) => name)
  if (!names.includes('vastus-drafts')) return []
  const database = await settled(indexedDB.open('vastus-drafts'))
  const keys = await settled(database.transaction('drafts').objectStore('drafts').getAllKeys())
  database.close()
  return keys.map((key) => String((key as [number, string])[1]))
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
