import { fireEvent, waitFor, within } from '@testing-library/dom'
import {
  getClinicEContact,
  getClinicTimeline,
  listNotes,
  sendInquiry,
} from '@vastus/contract/clinic-e-contacts'
import { listMyClinics } from '@vastus/contract/clinics'
import { removeClinicFile, uploadClinicFile } from '@vastus/contract/files'
import { expect, test } from 'vitest'
import { failed } from '../../testing/mock-server.ts'
import { containing, openPage, pageOf } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'
import { clinicEContact, OWN_CLINIC, storedFile, timelineEntry } from '../../testing/things.ts'

// Files of a reply that is being written: what fails, waits or is not taken costs neither the file nor the words.

const NOTE = new File(['Drink water'], 'note.txt', { type: 'text/plain' })
const STORED = storedFile({ name: NOTE.name })

async function open() {
  const page = await openPage('/e-contacts/7', {
    as: 'nurse',
    language: 'ru',
    expectedErrors: [/answered 500/],
    serve: (server) => {
      serveInbox(server)
      server.on(listMyClinics, pageOf([OWN_CLINIC]))
      server.on(getClinicEContact, clinicEContact())
      server.on(getClinicTimeline, { ...pageOf([timelineEntry()]), version: 1 })
      server.on(listNotes, pageOf([]))
      server.on(uploadClinicFile, STORED)
      server.on(removeClinicFile, undefined)
      server.on(sendInquiry, clinicEContact({ status: 'waitingForPatient', version: 2 }))
    },
  })
  const { screen, t } = page
  const pane = within(await screen.findByRole('region', { name: t('clinic.conversation.pane') }))
  const reply = await pane.findByLabelText<HTMLTextAreaElement>(t('clinic.composer.reply'))
  const input = () => document.querySelector<HTMLInputElement>('[data-source=device]') as HTMLInputElement
  const pick = (file: File) =>
    fireEvent.change(input(), { target: { files: Object.assign([file], { item: () => file }) } })
  return { ...page, pane, reply, pick }
}

/** The server takes the file when the test says so. */
function held({ server }: Awaited<ReturnType<typeof open>>) {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.on(uploadClinicFile, () => promise.then(() => STORED))
  return resolve
}

test('a reply waits for a file that failed, and takes it along once it has arrived', async () => {
  const page = await open()
  const { pane, pick, reply, server, t, user } = page
  server.on(uploadClinicFile, failed(500))
  pick(NOTE)
  await pane.findByText(containing(t('errors.fileUploadFailed', { count: 1 })))
  await user.type(reply, 'Пейте воду{Control>}{Enter}{/Control}')
  await pane.findByText(t('clinic.composer.filesFailed'))
  expect(server.callsOf(sendInquiry)).toEqual([])

  server.on(uploadClinicFile, STORED)
  await user.click(pane.getByRole('button', { name: t('kit.file.retryNamed', { name: NOTE.name }) }))
  await pane.findByText(containing(t('kit.file.ready')))
  await user.type(reply, '{Control>}{Enter}{/Control}')
  await waitFor(() =>
    expect(server.callsOf(sendInquiry).map(({ body }) => body.questionFileIds)).toEqual([[STORED.id]]),
  )
  expect(server.callsOf(uploadClinicFile)).toHaveLength(2)
})

test('a file on its way outlives a look at the notes', async () => {
  const page = await open()
  const { pane, pick, t, user } = page
  const letIn = held(page)
  pick(NOTE)
  await pane.findByText(NOTE.name)
  await user.click(pane.getByRole('tab', { name: t('clinic.composer.noteTab') }))
  expect(pane.queryByText(NOTE.name)).toBeNull()
  letIn()
  await user.click(pane.getByRole('tab', { name: t('clinic.composer.replyTab') }))
  await pane.findByText(containing(t('kit.file.ready')))
  expect(pane.getByText(NOTE.name)).toBeTruthy()
})

test('a file that arrives while it is asked about is removed all the same', async () => {
  const page = await open()
  const { pane, pick, screen, server, t, user } = page
  const letIn = held(page)
  pick(NOTE)
  await user.click(await pane.findByRole('button', { name: t('kit.file.removeNamed', { name: NOTE.name }) }))
  const asked = within(await screen.findByRole('dialog', { name: t('kit.files.removeHeading') }))
  letIn()
  await pane.findByText(containing(t('kit.file.ready')))
  await user.click(asked.getByRole('button', { name: t('kit.file.remove') }))
  await waitFor(() => expect(pane.queryByText(NOTE.name)).toBeNull())
  await waitFor(() =>
    expect(server.callsOf(removeClinicFile).map(({ params }) => params.fileId)).toEqual([STORED.id]),
  )
})

test('the word that a file is not taken can be closed, and goes with the reply', async () => {
  const page = await open()
  const { pane, pick, reply, server, t, user } = page
  const game = new File(['MZ'], 'game.exe')
  const refused = () =>
    pane.queryAllByRole('alert').find(({ textContent }) => textContent.includes(game.name))
  pick(game)
  await waitFor(() => expect(refused()).toBeTruthy())
  await user.click(within(refused() as HTMLElement).getByRole('button', { name: t('kit.close') }))
  expect(refused()).toBeUndefined()
  expect(document.activeElement).toBe(pane.getByRole('button', { name: t('kit.files.chooseFile') }))
  pick(game)
  await waitFor(() => expect(refused()).toBeTruthy())
  await user.type(reply, 'Пришлите фото{Control>}{Enter}{/Control}')
  await waitFor(() => expect(refused()).toBeUndefined())
  expect(server.callsOf(uploadClinicFile)).toEqual([])
  expect(server.callsOf(sendInquiry)).toHaveLength(1)
})
