// @proves R2-067 R2-068 R2-069 R2-070 R2-071 R2-072 R2-073
import { waitFor, within } from '@testing-library/dom'
import { listClinicEContacts } from '@vastus/contract/clinic-e-contacts'
import { listEmployees, listPatientLists } from '@vastus/contract/clinics'
import type { DashboardRow } from '@vastus/contract/shapes'
import { afterEach, expect, test, vi } from 'vitest'
import { containing, type OpenPage, openPage, pageOf } from '../../../testing/open-page.ts'
import { serveInbox } from '../../../testing/pages.ts'
import { dashboardRow, employee } from '../../../testing/things.ts'

afterEach(() => void vi.useRealTimers())

async function open(path: string, rows: DashboardRow[] = []) {
  const page = await openPage(path, {
    as: 'doctor',
    language: 'et',
    serve: (server) => {
      serveInbox(server)
      server.on(listClinicEContacts, pageOf(rows))
      server.on(listEmployees, pageOf([employee()]))
      server.on(listPatientLists, pageOf([{ code: 'N1', name: 'N1', clinicians: ['Anne Tamm'] }]))
    },
  })
  await page.screen.findByRole('option', { name: containing('N1') })
  return page
}

const fieldsOf = ({ screen, t }: OpenPage) =>
  within(screen.getByRole('region', { name: t('clinic.filter.open') }))
const askedFor = ({ server }: OpenPage) => server.callsOf(listClinicEContacts).at(-1)?.query
const address = () => `${location.pathname}${location.search}`
const untilAsked = (page: OpenPage, query: object) =>
  waitFor(() => expect(askedFor(page)).toMatchObject(query))

test('assignee, reason and patient list narrow the rows, one on top of the other, and are cleared', async () => {
  const page = await open('/clinic-e-contacts')
  const { t, user } = page
  const field = (name: 'clinic.column.assignee' | 'clinic.column.reason' | 'clinic.filter.patientList') =>
    fieldsOf(page).getByRole<HTMLSelectElement>('combobox', { name: t(name) })

  await user.selectOptions(field('clinic.column.assignee'), '4')
  await untilAsked(page, { assigneeUserIds: [4] })
  await user.selectOptions(field('clinic.column.reason'), 'COUGH')
  await untilAsked(page, { assigneeUserIds: [4], types: ['COUGH'] })
  await user.selectOptions(field('clinic.filter.patientList'), 'N1')
  await untilAsked(page, { assigneeUserIds: [4], types: ['COUGH'], listCodes: ['N1'] })
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    assignee: '4',
    type: 'COUGH',
    list: 'N1',
  })

  await user.click(fieldsOf(page).getByRole('button', { name: t('shell.buttons.clearFilters') }))
  await waitFor(() => expect(address()).toBe('/clinic-e-contacts'))
  for (const name of ['clinic.column.assignee', 'clinic.column.reason', 'clinic.filter.patientList'] as const)
    expect(field(name).value).toBe('')
  await user.selectOptions(field('clinic.column.assignee'), 'none')
  await untilAsked(page, { hasAssigneeUser: false })
})

test('a view says its status, and gives way to a chosen assignee', async () => {
  const page = await open('/clinic-e-contacts')
  const { screen, t, user } = page
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent
  const view = (name: string) => fieldsOf(page).getByRole('button', { name: (text) => text.startsWith(name) })
  await user.click(view(t('clinic.view.completed')))
  await untilAsked(page, { statuses: ['completed'] })
  expect(address()).toContain('view=completed')
  expect(heading()).toBe(t('clinic.view.completed'))

  await user.click(view(t('clinic.view.mine')))
  await waitFor(() => expect(address()).toContain('view=mine'))
  const assignee = () =>
    fieldsOf(page).getByRole<HTMLSelectElement>('combobox', { name: t('clinic.column.assignee') })
  await user.selectOptions(assignee(), '4')
  await waitFor(() => expect(address()).toBe('/clinic-e-contacts?assignee=4'))
  expect(heading()).toBe(t('clinic.view.all'))
  await user.click(view(t('clinic.view.mine')))
  await waitFor(() => expect(address()).toBe('/clinic-e-contacts?view=mine'))
  expect(assignee().value).toBe('')
})

// A Wednesday, 13 hours in Tallinn.
const NOW = '2026-11-25T11:00:00.000Z'
test.each([
  ['today', '2026-11-24T22:00:00.000Z', '2026-11-25T21:59:59.999Z'],
  ['yesterday', '2026-11-23T22:00:00.000Z', '2026-11-24T21:59:59.999Z'],
  ['this-week', '2026-11-22T22:00:00.000Z', '2026-11-25T21:59:59.999Z'],
  ['this-month', '2026-10-31T22:00:00.000Z', '2026-11-25T21:59:59.999Z'],
] as const)('%s bounds the last change by the clock on the wall of the clinic', async (period, from, to) => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  const page = await open('/clinic-e-contacts')
  const chip = () => fieldsOf(page).getByRole('button', { name: page.t(`clinic.period.${period}`) })
  await page.user.click(chip())
  await untilAsked(page, { updatedAtFrom: from, updatedAtTo: to })
  expect(address()).toBe(`/clinic-e-contacts?period=${period}`)
  expect(chip().getAttribute('aria-pressed')).toBe('true')
})

test('two days bound the last change, and are cleared', async () => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  const page = await open('/clinic-e-contacts')
  const { t, user } = page
  const part = (bound: 'from' | 'to', name: 'day' | 'month' | 'year') =>
    within(
      fieldsOf(page).getByRole('group', { name: t(`clinic.filter.${bound}`) }),
    ).getByLabelText<HTMLInputElement>(t(`kit.date.${name}`))
  const type = async (bound: 'from' | 'to', days: string) => {
    await user.type(part(bound, 'day'), days)
    await user.type(part(bound, 'month'), '11')
    await user.type(part(bound, 'year'), '2026')
  }
  await type('from', '31')
  await fieldsOf(page).findByText(t('errors.rules.REPLY_DATE_INVALID'))
  expect(address()).toBe('/clinic-e-contacts')
  await user.clear(part('from', 'day'))
  await user.type(part('from', 'day'), '20')
  await type('to', '23')
  await untilAsked(page, {
    updatedAtFrom: '2026-11-19T22:00:00.000Z',
    updatedAtTo: '2026-11-23T21:59:59.999Z',
  })
  expect(address()).toBe('/clinic-e-contacts?from=2026-11-20&to=2026-11-23')
  await user.click(fieldsOf(page).getByRole('button', { name: t('shell.buttons.clearFilters') }))
  await waitFor(() => expect(part('to', 'year').value).toBe(''))
})

test('the address holds the filters, and going back undoes them', async () => {
  const page = await open('/clinic-e-contacts?view=completed&period=this-month')
  const { screen, t, user } = page
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('clinic.view.completed'))
  await user.type(screen.getByRole('searchbox'), 'zzz-nobody')
  await screen.findByRole('heading', { name: t('shell.empty.noResults') })
  await waitFor(() => expect(address()).toContain('search=zzz-nobody'))
  await user.click(
    screen.getAllByRole('button', { name: t('shell.buttons.clearFilters') }).at(-1) as HTMLElement,
  )
  await waitFor(() => expect(address()).toBe('/clinic-e-contacts'))
  history.back()
  await waitFor(() => expect(address()).toContain('view=completed'))
})

test('what is due first can come first, by address', async () => {
  const page = await open('/clinic-e-contacts?order=waiting&layout=table', [dashboardRow()])
  await untilAsked(page, { sort: 'answerDueAt', order: 'asc' })
  const waiting = await page.screen.findByRole('columnheader', { name: page.t('clinic.column.waiting') })
  expect(waiting.getAttribute('aria-sort')).toBe('descending')
})

test('a search asks at the first key and then when the typing rests, not at each key', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const page = await open('/clinic-e-contacts?view=all')
  const { screen, server, user } = page
  await user.type(screen.getByRole('searchbox'), 'köha')
  await vi.advanceTimersByTimeAsync(1_000)
  await untilAsked(page, { search: 'köha' })
  const searches = server.callsOf(listClinicEContacts).flatMap(({ query }) => query.search ?? [])
  expect(new Set(searches)).toEqual(new Set(['k', 'köha']))
  expect(new URLSearchParams(location.search).get('search')).toBe('köha')
})

test('the table has a column for each fact of a row', async () => {
  const { screen, t } = await open('/clinic-e-contacts?layout=table', [dashboardRow()])
  for (const column of ['lastUpdate', 'reason', 'patient', 'preview', 'assignee'] as const)
    expect(
      await screen.findByRole('columnheader', { name: containing(t(`clinic.column.${column}`)) }),
    ).toBeTruthy()
})

test('the patient is named also where all e-contacts are closed', async () => {
  const row = dashboardRow()
  const { firstName, surname, id } = row.patient
  const page = await openPage(`/clinic-e-contacts?patient=${id}`, {
    as: 'doctor',
    language: 'et',
    serve: (server) => {
      serveInbox(server)
      server.on(listClinicEContacts, ({ query }) => pageOf(query.size === 1 ? [row] : []))
    },
  })
  expect(await page.screen.findByText(containing(`${firstName} ${surname} · `))).toBeTruthy()
})

test('an address edited by hand asks for what it still can, and is cleared', async () => {
  const page = await open(
    '/clinic-e-contacts?view=nothing&assignee=-3&from=2026-11-30&to=2026-11-01&type=%3Cb%3E&order=__proto__&patient=1e9&list=a%00b&search=%25%27',
  )
  const { screen, t, user } = page
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe("%'")
  await untilAsked(page, { search: "%'" })
  const clear = screen.getAllByRole('button', { name: t('shell.buttons.clearFilters') })
  await user.click(clear.at(-1) as HTMLElement)
  await waitFor(() => expect(address()).toBe('/clinic-e-contacts'))
})
