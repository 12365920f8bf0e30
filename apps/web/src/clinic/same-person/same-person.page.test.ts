import { waitFor, within } from '@testing-library/dom'
import {
  getClinicEContact,
  getClinicTimeline,
  listClinicEContacts,
  listNotes,
} from '@vastus/contract/clinic-e-contacts'
import {
  type ComparedPatient,
  joinPatients,
  listPatientDoubles,
  type PatientDoubles,
  undoPatientJoin,
} from '@vastus/contract/patient-join'
import { expect, test } from 'vitest'
import type { MockServer } from '../../testing/mock-server.ts'
import { containing, openPage, pageOf } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'
import { clinicEContact, person, SENT_AT, timelineEntry } from '../../testing/things.ts'

const compared = (change: Partial<ComparedPatient> = {}): ComparedPatient => ({
  ...person(),
  isProven: false,
  hasAccount: false,
  clinicMember: true,
  listCode: null,
  addedAt: SENT_AT,
  eContacts: 2,
  ownEContacts: 2,
  prescriptions: 0,
  representatives: [],
  represented: [],
  ...change,
})
const record = compared({ email: null, personalCode: '48001021001', phone: '+37251110001' })
const account = compared({
  id: 77,
  firstName: 'Leena',
  personalCode: null,
  hasAccount: true,
  clinicMember: false,
  email: 'leena@example.test',
  phone: null,
  representatives: [{ id: 90, firstName: 'Tiit', surname: 'Tamm' }],
})
const UNTIL = '2026-11-27T08:00:00.000Z'

function serveEContact(server: MockServer, change: Parameters<typeof clinicEContact>[0] = {}): void {
  serveInbox(server)
  server.on(listClinicEContacts, pageOf([]))
  server.on(getClinicEContact, ({ params }) => clinicEContact({ id: params.id, ...change }))
  server.on(getClinicTimeline, { ...pageOf([timelineEntry()]), version: 1 })
  server.on(listNotes, pageOf([]))
}

function openDoubles(doubles: PatientDoubles['doubles']) {
  return openPage('/e-contacts/7/same-person', {
    as: 'nurse',
    language: 'pl',
    serve: (server) => {
      serveEContact(server)
      server.on(listPatientDoubles, { patient: record, doubles })
      server.on(joinPatients, { id: account.id, undoableUntil: UNTIL })
    },
  })
}

test('two are shown with what differs, what opens is told, and nothing happens before the declaration', async () => {
  const { screen, server, t, user } = await openDoubles([
    { patient: account, staysId: account.id, refusal: null },
  ])
  const table = within(await screen.findByRole('table'))
  expect(
    table.getByRole('columnheader', { name: containing(t('same-person.remains')) }).textContent,
  ).toContain(t('same-person.other'))
  expect(table.getAllByText(t('same-person.differs'))).toHaveLength(1)
  expect(
    screen.getByText(
      t('same-person.effect.opens', {
        name: `Leena ${account.surname}`,
        count: 2,
        email: 'leena@example.test',
      }),
    ),
  ).toBeTruthy()
  expect(screen.getByText(t('same-person.effect.code', { code: '48001021001' }))).toBeTruthy()

  await user.click(screen.getByRole('button', { name: t('same-person.confirm') }))
  const box = screen.getByRole('checkbox', { name: t('same-person.declaration') })
  expect(document.activeElement).toBe(box)
  expect(screen.getByText(t('same-person.undeclared'))).toBeTruthy()
  expect(server.callsOf(joinPatients)).toHaveLength(0)

  await user.click(box)
  await user.click(screen.getByRole('button', { name: t('same-person.confirm') }))
  await waitFor(() => expect(location.pathname).toBe('/e-contacts/7'))
  expect(server.callsOf(joinPatients)[0]).toMatchObject({
    params: { id: clinicEContact().patient.id },
    body: { otherPersonId: 77, declaration: true },
  })
})

test('of several one is chosen first, and who cannot be joined says why', async () => {
  const { screen, t, user } = await openDoubles([
    { patient: account, staysId: account.id, refusal: null },
    { patient: compared({ id: 78, firstName: 'Anna' }), staysId: 78, refusal: 'KNOWN_ELSEWHERE' },
  ])
  const anna = await screen.findByRole('radio', { name: containing('Anna') })
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(anna)
  expect(await screen.findByText(t('same-person.refusal.KNOWN_ELSEWHERE'))).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('same-person.confirm') })).toBeNull()
})

test('with nobody of the same birth date there is nothing to join', async () => {
  const { screen, t } = await openDoubles([])
  expect(await screen.findByRole('heading', { name: t('same-person.none.heading') })).toBeTruthy()
})

test('beside the patient the last join is named until it is undone', async () => {
  let isUndone = false
  const { screen, server, t, user } = await openPage('/e-contacts/7', {
    as: 'nurse',
    language: 'ru',
    serve: (mock) => {
      const patientJoin = { formerPersonId: 78, firstName: 'Leena', surname: 'Lepik', undoableUntil: UNTIL }
      serveEContact(mock)
      mock.on(getClinicEContact, ({ params }) =>
        clinicEContact({ id: params.id, ...(isUndone ? {} : { patientJoin }) }),
      )
      mock.on(undoPatientJoin, () => {
        isUndone = true
        return undefined
      })
    },
  })
  expect(await screen.findByText(containing('Leena Lepik'))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: t('merge.patients.undo') }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: t('merge.patients.undo') }))
  await waitFor(() => expect(screen.queryByText(containing('Leena Lepik'))).toBeNull())
  expect(server.callsOf(undoPatientJoin)).toMatchObject([{ body: { formerPersonId: 78 } }])
})
