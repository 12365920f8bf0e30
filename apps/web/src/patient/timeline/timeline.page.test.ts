// @proves R2-055 R4-028 R4-034 R5-024
import { waitFor, within } from '@testing-library/dom'
import { listPatientClinics } from '@vastus/contract/clinics'
import { addInfo, cancelEContact, getMyTimeline } from '@vastus/contract/patient-e-contacts'
import { expect, test } from 'vitest'
import { failed } from '../../testing/mock-server.ts'
import { containing, openPage, pageOf } from '../../testing/open-page.ts'
import { patientClinic, patientEContact, timelineEntry } from '../../testing/things.ts'

const timelineOf = (eContact = patientEContact(), entries = [timelineEntry()]) => ({
  ...pageOf(entries),
  eContact,
})

const open = (eContact = patientEContact(), entries = [timelineEntry()]) =>
  openPage('/e-contacts/7/timeline', {
    as: 'patient',
    language: 'pl',
    // The rules of danger signs are loaded at the first press, which takes long on a busy machine.
    expectedErrors: [/answered (469|500)/, /the rules of danger signs came too late/],
    serve: (server) => {
      server.on(getMyTimeline, timelineOf(eContact, entries))
      server.on(listPatientClinics, pageOf([patientClinic()]))
    },
  })

test('while cancelling fails the dialog says so, until the next try or its end', async () => {
  const { screen, server, t, user } = await open()
  server.on(cancelEContact, failed(500))
  const openDialog = () => user.click(screen.getByRole('button', { name: t('patient.timeline.cancel') }))
  await screen.findByRole('button', { name: t('patient.timeline.cancel') })
  await openDialog()
  const dialog = within(await screen.findByRole('dialog'))
  const confirm = () => user.click(dialog.getByRole('button', { name: t('patient.timeline.cancelConfirm') }))
  await confirm()
  await dialog.findByText(t('errors.rules.REASON_REQUIRED'))
  expect(server.callsOf(cancelEContact)).toEqual([])
  await user.click(dialog.getAllByRole('radio')[0] as HTMLElement)
  await confirm()
  await dialog.findByText(t('errors.genericError'))
  // No key and no press elsewhere takes it away.
  await user.click(dialog.getAllByRole('radio')[1] as HTMLElement)
  expect(dialog.getByText(t('errors.genericError'))).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: t('patient.timeline.keep') }))
  await openDialog()
  expect(screen.queryByText(t('errors.genericError'))).toBeNull()
  const closed = patientEContact({ status: 'completed', outcome: 'CANCELLED', abilities: {}, version: 2 })
  server.on(cancelEContact, closed)
  server.on(getMyTimeline, timelineOf(closed))
  await confirm()
  expect(await screen.findByText(containing(t('patient.timeline.closed')))).toBeTruthy()
})

test('a reply of more than 3000 characters is not sent, and stays as it is', async () => {
  const { screen, server, t, user } = await open()
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: t('patient.timeline.infoLabel'),
  })
  await user.click(field)
  await user.paste('ś'.repeat(3001))
  await user.click(screen.getByRole('button', { name: t('patient.timeline.sendInfo') }))
  await screen.findByText(t('errors.E_CONTACT_ANSWER_TOO_LONG'))
  expect(field.value).toBe('ś'.repeat(3001))
  expect(server.callsOf(addInfo)).toEqual([])
})

test('the patient sees which clinic answers, and from when a reply is possible', async () => {
  const replyBlockedUntil = new Date(Date.now() + 3 * 86_400_000).toISOString()
  const { main, t } = await open(
    patientEContact({ status: 'waitingForPatient', replyBlockedUntil, abilities: { CANCEL: true } }),
    [
      timelineEntry(),
      timelineEntry({
        id: 2,
        type: 'INQUIRY',
        text: 'Czy jutro jest lepiej?',
        replyBlockedUntil,
        author: { role: 'CLINIC', firstName: 'Piret', surname: 'Kuusk', profession: 'NURSE' },
      }),
    ],
  )
  expect(await main().findByText('Czy jutro jest lepiej?')).toBeTruthy()
  const definitions = await main().findAllByRole('definition')
  expect(definitions.map(({ textContent }) => textContent)).toContainEqual(
    expect.stringContaining('Kesklinna Perearstikeskus'),
  )
  await waitFor(() => expect(main().getByRole('link', { name: /^\+372/ })).toBeTruthy())
  const [before = ''] = t('patient.timeline.lockedUntil', { when: '|' }).split('|')
  expect(main().getAllByText(containing(before))).not.toHaveLength(0)
  expect(main().queryByRole('textbox')).toBeNull()
  // Nobody waits for what cannot be written yet.
  const steps = within(main().getByRole('region', { name: t('patient.steps.label') }))
  expect(steps.getByText(containing(t('patient.steps.ASKED')))).toBeTruthy()
  expect(main().queryByText(containing(t('patient.steps.YOUR_TURN')))).toBeNull()
})

test('what happened says when on its own line, and the reason below', async () => {
  const { main, t } = await open(
    patientEContact({ status: 'completed', outcome: 'CANCELLED', abilities: {} }),
    [
      timelineEntry(),
      timelineEntry({ id: 2, type: 'CANCELLED', reason: 'SOMETHING_ELSE', text: 'Już po bólu' }),
    ],
  )
  const line = (await main().findByText('Już po bólu')).closest('li') as HTMLElement
  const when = within(line).getByText((_, element) => element?.tagName === 'TIME').textContent
  expect(line.textContent).toMatch(`${t('patient.entry.CANCELLED')} · ${when}`)
  expect(line.textContent).toMatch(/Już po bólu$/)
})

test('a reply that AI translated says so, and has the original one press away', async () => {
  const { main, t, user } = await open(patientEContact(), [
    timelineEntry(),
    timelineEntry({
      id: 2,
      type: 'INQUIRY',
      text: 'Proszę przyjść jutro.',
      original: 'Palun tulge homme.',
      author: { role: 'CLINIC', firstName: 'Piret', surname: 'Kuusk', profession: 'NURSE' },
    }),
  ])
  expect(await main().findByText('Proszę przyjść jutro.')).toBeTruthy()
  expect(main().getAllByText(t('kit.translatedByAi'))).toHaveLength(1)
  const details = main().getByText('Palun tulge homme.').closest('details') as HTMLDetailsElement
  expect(details.open).toBe(false)
  await user.click(main().getByText(t('kit.originalText')))
  expect(details.open).toBe(true)
})

test('arrow keys leaf through the pictures from the moment that one is open', async () => {
  const picture = (name: string) => ({
    id: crypto.randomUUID(),
    name,
    contentType: 'image/jpeg',
    size: 40_000,
    scanResult: 'CLEAN' as const,
    uploadedBy: 'PATIENT' as const,
    createdAt: '2026-11-20T08:00:00.000Z',
    thumbnailURL: '/api/files/1/thumbnail',
    largeURL: '/api/files/1/large',
    width: 600,
    height: 800,
  })
  const files = ['pierwsze.jpg', 'drugie.jpg', 'trzecie.jpg'].map(picture)
  const { screen, t, user } = await open(patientEContact(), [timelineEntry({ files })])
  await user.click(
    await screen.findByRole('button', { name: t('kit.file.openNamed', { name: 'pierwsze.jpg' }) }),
  )
  await screen.findByRole('dialog', { name: 'pierwsze.jpg' })
  for (const name of ['drugie.jpg', 'trzecie.jpg']) {
    await user.keyboard('{ArrowRight}')
    await screen.findByRole('dialog', { name })
  }
})

test('where the clinic closes the e-contact while its patient writes, the text stays in sight', async () => {
  const { screen, server, t, user } = await open()
  const closed = patientEContact({ status: 'completed', outcome: 'ANSWERED', abilities: {}, version: 2 })
  server.on(addInfo, () => {
    server.on(getMyTimeline, timelineOf(closed))
    return failed(469, { requestId: 'x', key: 'E_CONTACT_ALREADY_CLOSED', message: '' })
  })
  const field = await screen.findByRole('textbox', { name: t('patient.timeline.infoLabel') })
  await user.type(field, 'Jeszcze jedno')
  await user.click(screen.getByRole('button', { name: t('patient.timeline.sendInfo') }))
  await screen.findByText(containing(t('patient.check.notSentHeading')))
  await screen.findByText(containing(t('patient.timeline.answered')))
  const kept = within(await screen.findByRole('region', { name: t('patient.timeline.keptHeading') }))
  expect(kept.getByText(containing('Jeszcze jedno'))).toBeTruthy()
  expect(server.callsOf(addInfo)).toHaveLength(1)
})
