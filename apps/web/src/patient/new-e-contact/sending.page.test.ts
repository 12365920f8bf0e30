// @proves R2-057 R2-058 R4-012 R8-031
import { waitFor, within } from '@testing-library/dom'
import { listPatientClinics } from '@vastus/contract/clinics'
import { uploadPatientFile } from '@vastus/contract/files'
import {
  finalizeEContact,
  getMyTimeline,
  listMyEContacts,
  sendFreeText,
} from '@vastus/contract/patient-e-contacts'
import { listPersons } from '@vastus/contract/persons'
import { listDrafts } from '@vastus/contract/platform'
import { getPush } from '@vastus/contract/push'
import { askHelperQuestions } from '@vastus/contract/questionnaire'
import { describe, expect, test, vi } from 'vitest'
import { failed, type MockServer } from '../../testing/mock-server.ts'
import { containing, openPage, pageOf } from '../../testing/open-page.ts'
import { serveMyList } from '../../testing/pages.ts'
import { draftOf, listedPerson, patientClinic, patientEContact, timelineEntry } from '../../testing/things.ts'
import { chosenFiles } from '../e-contacts/chosen-files.ts'

// What comes after the message, and what the server has not confirmed.

const timelineOf = (eContact = patientEContact()) => ({ ...pageOf([timelineEntry()]), eContact })

test.each(['/my-e-contacts/files', '/my-e-contacts/upload-files'])(
  '%s without an e-contact leads back to the list',
  async (path) => {
    await openPage(path, { as: 'patient', serve: serveMyList })
    expect(location.pathname).toBe('/my-e-contacts')
  },
)

test('where the clinic has not joined, help is called with one tap', async () => {
  const { main } = await openPage('/e-contacts/clinic-not-joined', { as: 'patient', language: 'et' })
  expect(main().getByRole('link', { name: 'Helista 112' }).getAttribute('href')).toBe('tel:112')
})

/** The message that was begun, and what its pages ask for. */
function serveKept(server: MockServer, more = {}): void {
  const values = { personId: '1', clinicId: '1', type: 'VERTIGO', text: 'The room turns.', ...more }
  const payload = JSON.stringify({ values, idempotencyKey: crypto.randomUUID() })
  serveMyList(server)
  server.on(listPersons, pageOf([listedPerson()]))
  server.on(listPatientClinics, pageOf([patientClinic()]))
  server.on(listDrafts, pageOf([{ key: 'e-contact:new', payload, updatedAt: '2026-11-21T08:00:00.000Z' }]))
}

test('what has arrived is told at once, though the list of e-contacts does not come again', async () => {
  const { screen, server, t, user } = await openPage(
    '/e-contacts/create?personId=1&clinicId=1&type=VERTIGO&step=check',
    {
      as: 'patient',
      serve: (mock) => {
        serveKept(mock)
        mock.on(getMyTimeline, timelineOf())
        mock.on(sendFreeText, () => {
          mock.on(listMyEContacts, () => new Promise(() => undefined))
          return patientEContact()
        })
        mock.on(finalizeEContact, patientEContact())
      },
    },
  )
  await user.click(
    await screen.findByRole('button', { name: t('patient.check.send', { clinic: patientClinic().name }) }),
  )
  await screen.findByRole('heading', { name: t('sent.success.title') })
  expect(server.callsOf(sendFreeText)).toHaveLength(1)
})

test('who was asked for files while writing is not asked again, unless the sending does not come to its end', async () => {
  const { screen, server, t, user } = await openPage(
    '/e-contacts/create?personId=1&clinicId=1&type=VERTIGO&step=check',
    {
      as: 'patient',
      expectedErrors: [/answered 500/],
      serve: (mock) => {
        serveKept(mock)
        mock.on(getMyTimeline, timelineOf())
        mock.on(sendFreeText, patientEContact())
        mock.on(finalizeEContact, failed(500))
      },
    },
  )
  await user.click(
    await screen.findByRole('button', { name: t('patient.check.send', { clinic: patientClinic().name }) }),
  )
  const skip = await screen.findByRole('button', { name: t('sent.files.skip') })
  server.on(finalizeEContact, patientEContact())
  await user.click(skip)
  await screen.findByRole('heading', { name: t('sent.success.title') })
  expect(server.callsOf(finalizeEContact).map(({ body }) => body)).toEqual([
    { eContactId: 7, fileIds: [] },
    { eContactId: 7, fileIds: [] },
  ])
})

test('picked photos are not called lost while they go out', async () => {
  const { screen, t, user } = await openPage(
    '/e-contacts/create?personId=1&clinicId=1&type=VERTIGO&step=check',
    {
      as: 'patient',
      serve: (mock) => {
        serveKept(mock, { pickedCount: 1 })
        mock.on(getMyTimeline, timelineOf())
        mock.on(sendFreeText, patientEContact())
        mock.on(uploadPatientFile, () => new Promise(() => undefined))
      },
    },
  )
  chosenFiles.keep('1', [new File(['x'], 'rash.png', { type: 'image/png' })])
  const send = await screen.findByRole('button', {
    name: t('patient.check.send', { clinic: patientClinic().name }),
  })
  const seen = new Set<string>()
  const watch = new MutationObserver(() => seen.add(document.body.textContent ?? ''))
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  await user.click(send)
  await screen.findByRole('heading', { name: t('sent.files.title') })
  watch.disconnect()
  expect([...seen].filter((text) => text.includes(t('patient.files.lost')))).toEqual([])
  await waitFor(() => expect(chosenFiles.find('1')).toEqual([]))
})

test('a message that waits is tried at once when somebody looks at the page again', async () => {
  const { screen, server, t, user } = await openPage(
    '/e-contacts/create?personId=1&clinicId=1&type=VERTIGO&step=check',
    {
      as: 'patient',
      expectedErrors: [/answered 0/],
      serve: (mock) => {
        serveKept(mock)
        mock.on(getMyTimeline, timelineOf())
        mock.on(finalizeEContact, patientEContact())
        mock.on(sendFreeText, () => {
          throw new TypeError('no connection')
        })
      },
    },
  )
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  await press(t('patient.check.send', { clinic: patientClinic().name }))
  // The tries every few seconds are held, so that only the event is left.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  await press(t('patient.offline.sendWhenBack'))
  await expect.poll(() => server.callsOf(sendFreeText).length).toBe(2)
  server.on(sendFreeText, patientEContact())
  await expect.poll(() => screen.queryByText(t('patient.offline.stop'))).not.toBeNull()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => location.pathname).toBe('/e-contacts/success')
  vi.useRealTimers()
})

describe('Back and Forward after sending', () => {
  /** Sends the kept message; `from` is where the tab was opened. */
  const send = async (from: string, finalize?: () => Promise<never>) => {
    const page = await openPage(from, {
      as: 'patient',
      serve: (server) => {
        serveKept(server)
        server.on(askHelperQuestions, { questions: [], done: true })
        server.on(sendFreeText, patientEContact())
        server.on(finalizeEContact, finalize ?? patientEContact())
        server.on(getMyTimeline, timelineOf())
      },
    })
    const { screen, t, user } = page
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
    if (from === '/my-e-contacts') await press(t('shell.buttons.continue'))
    await screen.findByRole('textbox', { name: t('patient.create.label') })
    await press(t('shell.buttons.continue'))
    await press(t('patient.check.send', { clinic: patientClinic().name }))
    if (!finalize) await screen.findByRole('heading', { name: t('sent.success.title') })
    return page
  }
  const isAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path))

  test('pass over the form, which is empty now', async () => {
    const { screen, t } = await send('/my-e-contacts')
    history.back()
    await screen.findByRole('heading', { name: t('patient.list.title') })
    expect(location.pathname).toBe('/my-e-contacts')
    history.forward()
    await screen.findByRole('heading', { name: t('sent.success.title') })
    expect(location.pathname).toBe('/e-contacts/success')
    history.back()
    await isAt('/my-e-contacts')
  })

  test('pass over it also while the sending is still being ended', async () => {
    const { screen, server, t } = await send('/my-e-contacts', () => new Promise(() => undefined))
    await screen.findByRole('heading', { name: t('sent.success.processing') })
    history.back()
    await screen.findByRole('heading', { name: t('patient.list.title') })
    expect(location.pathname).toBe('/my-e-contacts')
    expect(server.callsOf(finalizeEContact)).toHaveLength(1)
  })

  test('lead to the list where the form was opened by a link', async () => {
    const { screen, t } = await send('/e-contacts/create?personId=1&clinicId=1&type=VERTIGO')
    history.back()
    await screen.findByRole('heading', { name: t('patient.list.title') })
    expect(location.pathname).toBe('/my-e-contacts')
  })

  test('do not pass over the pages of the next message', async () => {
    const { screen, t, user } = await send('/my-e-contacts')
    history.back()
    await user.click((await screen.findAllByRole('button', { name: t('patient.list.new') }))[0] as Element)
    await isAt('/e-contacts/add')
    await screen.findByRole('searchbox')
  })
})

test('a sending that the server fails leads to the list with an alert, and keeps the text', async () => {
  const text = 'A rash that the server could not take'
  const { screen, server, t, user } = await openPage(
    '/e-contacts/create?personId=1&clinicId=1&type=DERMATOLOGICAL&step=check',
    {
      as: 'patient',
      expectedErrors: [/answered (503|468)/],
      serve: (mock) => {
        serveMyList(mock)
        mock.on(listPersons, pageOf([listedPerson()]))
        mock.on(listPatientClinics, pageOf([patientClinic()]))
        mock.on(
          listDrafts,
          pageOf([draftOf('e-contact:new', { personId: '1', clinicId: '1', type: 'DERMATOLOGICAL', text })]),
        )
        mock.on(sendFreeText, failed(503))
        mock.on(finalizeEContact, failed(468, { requestId: 'x', key: 'E_CONTACT_SUBMISSION_FAILED' }))
        // The files step of another one is still open.
        sessionStorage.setItem('prm.patient.startedEContactId', '9')
      },
    },
  )
  await user.click(
    await screen.findByRole('button', { name: t('patient.check.send', { clinic: patientClinic().name }) }),
  )
  await waitFor(() => expect(location.pathname).toBe('/my-e-contacts'))
  expect(location.search).toContain('eContactAddedStatus=failed')
  await waitFor(() => expect(sessionStorage.getItem('prm.patient.startedEContactId')).toBeNull())
  expect(server.callsOf(finalizeEContact).map(({ body }) => body)).toEqual([{ eContactId: 9, failed: true }])
  await screen.findByText(containing(t('errors.eContactSubmissionFailed')))
  const card = within(await screen.findByRole('region', { name: t('patient.list.unsentHeading') }))
  expect(card.getByText(containing(text))).toBeTruthy()
})

test('a sending that failed outside the app gives up what was started', async () => {
  const { server } = await openPage('/my-e-contacts?eContactAddedStatus=failed', {
    as: 'patient',
    serve: (mock) => {
      serveMyList(mock)
      mock.on(finalizeEContact, patientEContact())
      sessionStorage.setItem('prm.patient.startedEContactId', '9')
    },
  })
  await waitFor(() => expect(sessionStorage.getItem('prm.patient.startedEContactId')).toBeNull())
  expect(server.callsOf(finalizeEContact).map(({ body }) => body)).toEqual([{ eContactId: 9, failed: true }])
})

describe('what the server has not confirmed is not said to be sent', () => {
  const open = (path: string, status: number) =>
    openPage(`${path}?eContactId=7`, {
      as: 'patient',
      expectedErrors: [/answered (404|400)/],
      serve: (server) => {
        server.on(getMyTimeline, failed(status))
        server.on(listPatientClinics, pageOf([]))
        server.on(getPush, { publicKey: null, devices: [] })
      },
    })

  test.each(['/my-e-contacts/files', '/my-e-contacts/upload-files', '/e-contacts/success'])(
    'an unknown e-contact at %s',
    async (path) => {
      const { screen, t } = await open(path, 404)
      await screen.findByRole('heading', { level: 1, name: t('shell.pages.notFound.heading') })
      expect(screen.queryByText(t('sent.files.sent'))).toBeNull()
    },
  )

  test.each(['/my-e-contacts/files', '/e-contacts/success'])(
    'one that cannot be asked for at %s, until the next try',
    async (path) => {
      const { screen, server, t, user } = await open(path, 400)
      await screen.findByText(t('shell.pages.loadingFailed.heading'))
      for (const words of ['sent.files.sent', 'sent.success.title'] as const)
        expect(screen.queryByText(t(words))).toBeNull()
      server.on(getMyTimeline, timelineOf())
      await user.click(screen.getByRole('button', { name: t('shell.buttons.tryAgain') }))
      if (path === '/e-contacts/success')
        await screen.findByRole('heading', { name: t('sent.success.title') })
      else
        for (const source of ['takePhoto', 'chooseFile'] as const)
          await screen.findByRole('button', { name: t(`kit.files.${source}`) })
    },
  )
})

describe('leads to the timeline', () => {
  const open = (path: string, serve: (server: MockServer) => void) =>
    openPage(path, {
      as: 'patient',
      serve: (server) => {
        server.on(listPatientClinics, pageOf([patientClinic()]))
        server.on(listPersons, pageOf([listedPerson()]))
        serve(server)
      },
    })

  test('the form of another kind', async () => {
    await open('/e-contacts/7/sick-leave', (server) => server.on(getMyTimeline, timelineOf()))
    await waitFor(() => expect(location.pathname).toBe('/e-contacts/7/timeline'))
  })

  test('the files step of an e-contact that takes no files', async () => {
    const closed = patientEContact({ status: 'completed', outcome: 'CANCELLED', abilities: {} })
    const { screen, t } = await open('/my-e-contacts/files?eContactId=7', (server) =>
      server.on(getMyTimeline, timelineOf(closed)),
    )
    await waitFor(() => expect(location.pathname).toBe('/e-contacts/7/timeline'))
    expect(await screen.findByText(containing(t('patient.timeline.closed')))).toBeTruthy()
  })
})

test("the clinic's number is in groups, in one line, where it is called from the sent page", async () => {
  const { screen, t } = await openPage('/e-contacts/success?eContactId=7', {
    as: 'patient',
    serve: (server) => {
      server.on(getMyTimeline, timelineOf())
      server.on(listPatientClinics, pageOf([patientClinic({ phone: '+3726001201' })]))
      server.on(getPush, { publicKey: null, devices: [] })
    },
  })
  const call = await screen.findByRole('link', {
    name: t('sent.success.callClinic', { number: '+372\u00a0600\u00a01201' }),
  })
  expect(call.getAttribute('href')).toBe('tel:+3726001201')
})
