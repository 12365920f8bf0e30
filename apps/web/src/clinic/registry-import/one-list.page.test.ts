import { within } from '@testing-library/dom'
import { getDoctorsList, importPatientList, listPatientListImports } from '@vastus/contract/registry-import'
import { afterEach, expect, test, vi } from 'vitest'
import { failed, type MockServer } from '../../testing/mock-server.ts'
import { openPage, pageOf } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'
import { keepImportSession } from './import-session.ts'

const listOf = (listCode: string) => ({
  listCode,
  doctor: { firstName: 'Henrik', surname: 'Randmaa' },
  patientCount: 3,
  registrationCode: '90000002',
  lastImportedAt: null,
  status: 'OK' as const,
  hint: null,
})

afterEach(() => void vi.useRealTimers())

/** Two lists, in a session that has just begun. */
function serveLists(server: MockServer) {
  keepImportSession({ sessionId: '00000000-0000-4000-8000-000000000001', method: 'MOBILE_ID' })
  serveInbox(server)
  server.on(getDoctorsList, {
    organisation: { registrationCode: '90000002', name: 'Mere Tervisekeskus' },
    sessionEndsAt: new Date(Date.now() + 25 * 60_000).toISOString(),
    lists: ['N0241', 'N0242'].map(listOf),
  })
  server.on(listPatientListImports, pageOf([]))
}

test('while one list is imported, no other button says that it is at work', async () => {
  const { main, screen, t, user } = await openPage('/admin/clinic-import/dashboard', {
    as: 'doctor',
    serve: (server) => {
      serveLists(server)
      server.on(importPatientList, () => new Promise(() => undefined))
    },
  })
  const named = (list: string) => ({ name: t('registry-import.importNamed', { list }) })
  await user.click(await screen.findByRole('button', named('N0241')))
  await within(await screen.findByRole('row', { name: /N0241/ })).findByText(t('registry-import.waiting'))
  const others = [named('N0242'), { name: t('registry-import.importAll') }]
  for (const other of others) {
    const button = main().getByRole<HTMLButtonElement>('button', other)
    expect(button.disabled).toBe(true)
    expect(button.getAttribute('aria-busy')).toBeNull()
  }
})

test('an import that the server fails is said to have failed, and can be tried again', async () => {
  const { screen, t, user } = await openPage('/admin/clinic-import/dashboard', {
    as: 'doctor',
    expectedErrors: [/answered 500/],
    serve: (server) => {
      serveLists(server)
      server.on(importPatientList, failed(500))
    },
  })
  await user.click(
    await screen.findByRole('button', { name: t('registry-import.importNamed', { list: 'N0241' }) }),
  )
  const row = within(await screen.findByRole('row', { name: /N0241/ }))
  await row.findByText(t('registry-import.failedImport'))
  expect(row.getByText(t('registry-import.failedHint'))).toBeTruthy()
  expect(row.getByRole('button', { name: t('registry-import.againNamed', { list: 'N0241' }) })).toBeTruthy()
  const other = within(screen.getByRole('row', { name: /N0242/ }))
  expect(other.getByText(t('registry-import.status.OK'))).toBeTruthy()
})

test('a session with the register that is over leads back to the log-in, and says so once', async () => {
  const open = (serve: (server: MockServer) => void) =>
    openPage('/admin/clinic-import/dashboard', {
      as: 'doctor',
      serve: (server) => {
        serveInbox(server)
        serve(server)
      },
    })
  const { main, t } = await open((server) => {
    serveLists(server)
    server.on(getDoctorsList, failed(404))
  })
  await main().findByText(t('registry-import.login.over'))
  expect(location.pathname).toBe('/admin/clinic-import')
  const again = await open(() => undefined)
  expect(location.pathname).toBe('/admin/clinic-import')
  expect(again.main().queryByText(t('registry-import.login.over'))).toBeNull()
})

test('a session is not over because of the time at which an earlier screen was left', async () => {
  const open = () => openPage('/admin/clinic-import/dashboard', { as: 'doctor', serve: serveLists })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  await (await open()).screen.findByRole('row', { name: /N0241/ })
  vi.useRealTimers()
  const { screen } = await open()
  await screen.findByRole('row', { name: /N0241/ })
})
