// @proves R4-051 R5-028 R5-029 R5-031
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { listPatientClinics } from '@vastus/contract/clinics'
import { uploadPatientFile } from '@vastus/contract/files'
import { finalizeEContact, getMyTimeline } from '@vastus/contract/patient-e-contacts'
import { getPush } from '@vastus/contract/push'
import { MAX_FILE_BYTES } from '@vastus/domain/files/file-rules'
import { expect, test } from 'vitest'
import { failed } from '../../testing/mock-server.ts'
import { containing, openPage, pageOf } from '../../testing/open-page.ts'
import { serveMyList } from '../../testing/pages.ts'
import { patientClinic, patientEContact, storedFile, timelineEntry } from '../../testing/things.ts'

// Files that are picked after the message: which are taken, in which order they go, and what is asked before they are left.

const letter = (name: string) => new File([name], name, { type: 'application/pdf' })

async function open(path = '/my-e-contacts/files') {
  const page = await openPage(`${path}?eContactId=7`, {
    as: 'patient',
    language: 'pl',
    expectedErrors: [/answered 500/],
    serve: (server) => {
      serveMyList(server)
      server.on(getMyTimeline, { ...pageOf([timelineEntry()]), eContact: patientEContact() })
      server.on(listPatientClinics, pageOf([patientClinic()]))
      server.on(getPush, { publicKey: null, devices: [] })
      server.on(finalizeEContact, patientEContact())
      server.on(uploadPatientFile, ({ body }) => storedFile({ name: body.fileName ?? '' }))
    },
  })
  const { screen, server, t } = page
  await screen.findByRole('button', { name: t('kit.files.chooseFile') })
  const input = () => document.querySelector('[data-source=device]') as HTMLInputElement
  return {
    ...page,
    pick: (...files: File[]) => fireEvent.change(input(), { target: { files } }),
    sendButton: (count: number) =>
      screen.findByRole('button', { name: t('sent.files.sendFiles', { count }) }),
    arrived: () => server.callsOf(uploadPatientFile).map(({ body }) => body.fileName),
    row: (name: string) => screen.getByText(name).closest('li') as HTMLElement,
    alert: (words: string) =>
      screen.findByText((_, element) => element?.role === 'alert' && element.textContent.includes(words)),
  }
}

test('ten files at most, each once, and the rest are named', async () => {
  const { alert, pick, screen, sendButton, t } = await open()
  pick(...Array.from({ length: 11 }, (_, index) => letter(`plik-${index + 1}.pdf`)))
  const refused = await alert('plik-11.pdf')
  expect(refused.textContent).toContain(t('errors.rules.FILE_TOO_MANY', { count: 10 }))
  pick(letter('plik-1.pdf'))
  await screen.findByText(containing(t('kit.files.duplicates', { count: 1 })))
  expect(await sendButton(10)).toBeTruthy()
})

test('a file of one byte too many is not even begun', async () => {
  const { alert, arrived, pick, screen, t } = await open()
  // Of a format that the server takes: its list may come before or after the pick.
  const large = letter('duzy.pdf')
  Object.defineProperty(large, 'size', { value: MAX_FILE_BYTES + 1 })
  pick(large)
  await alert(t('errors.rules.FILE_TOO_LARGE'))
  expect(screen.getByRole('button', { name: t('sent.files.skip') })).toBeTruthy()
  expect(arrived()).toEqual([])
})

test('a file that is picked while others are on their way goes with them', async () => {
  const { arrived, pick, screen, sendButton, server, t, user } = await open()
  const held = Promise.withResolvers<void>()
  server.on(uploadPatientFile, ({ body }) =>
    held.promise.then(() => storedFile({ id: crypto.randomUUID(), name: body.fileName ?? '' })),
  )
  pick(letter('pierwszy.pdf'))
  await user.click(await sendButton(1))
  await waitFor(() => expect(arrived()).toEqual(['pierwszy.pdf']))
  pick(letter('drugi.pdf'))
  await screen.findByText('drugi.pdf')
  held.resolve()
  await screen.findByRole('heading', { level: 1, name: t('sent.success.title') })
  expect(arrived()).toEqual(['pierwszy.pdf', 'drugi.pdf'])
})

test('an upload that the server fails says so in its row, and goes through on the next try', async () => {
  const { alert, arrived, pick, row, screen, sendButton, server, t, user } = await open()
  server.on(uploadPatientFile, failed(500))
  pick(letter('pierwszy.pdf'), new File(['MZ'], 'program.exe'))
  await alert('program.exe')
  await user.click(await sendButton(1))
  await screen.findAllByText(containing(t('errors.fileUploadFailed', { count: 1 })))
  server.on(uploadPatientFile, storedFile())
  await user.click(
    within(row('pierwszy.pdf')).getByRole('button', {
      name: t('kit.file.retryNamed', { name: 'pierwszy.pdf' }),
    }),
  )
  await waitFor(() => expect(arrived()).toHaveLength(2))
  await user.click(await screen.findByRole('button', { name: t('sent.files.finish') }))
  await screen.findByRole('heading', { level: 1, name: t('sent.success.title') })
})

test('who goes to another page or to the one before with files that are not sent is asked first', async () => {
  const { pick, screen, t, user } = await open('/my-e-contacts/upload-files')
  pick(letter('a.pdf'), letter('b.pdf'))
  await screen.findByText('b.pdf')
  const asked = () => screen.queryByRole('dialog', { name: t('kit.files.leaveHeading') })
  const back = () => screen.getByRole('button', { name: t('shell.header.back') })
  const help = within(screen.getByRole('banner')).getByRole('link', { name: t('shell.header.help') })
  for (const leave of [back(), help]) {
    await user.click(leave)
    await waitFor(() => expect(asked()).not.toBeNull())
    const dialog = within(asked() as HTMLElement)
    expect(dialog.getByText(t('kit.files.leaveText'))).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: t('kit.cancel') }))
    await waitFor(() => expect(asked()).toBeNull())
    expect(location.pathname).toBe('/my-e-contacts/upload-files')
    expect(screen.getByText('b.pdf')).toBeTruthy()
  }
  await user.click(back())
  await waitFor(() => expect(asked()).not.toBeNull())
  await user.click(within(asked() as HTMLElement).getByRole('button', { name: t('kit.files.leave') }))
  await waitFor(() => expect(location.pathname).not.toBe('/my-e-contacts/upload-files'))
})
