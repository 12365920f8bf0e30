import { changePlatformClinicPlan, listPlatformClinics } from '@vastus/contract/platform-admin'
import type { PlatformClinic } from '@vastus/contract/platform-admin'
import { expect, test } from 'vitest'
import { openPage, pageOf } from '../../testing/open-page.ts'

const clinic = (id: number, name: string, address: string): PlatformClinic => ({
  id,
  name,
  address,
  countryCode: 'EE',
  plan: 'BASIC',
  planValidFrom: '2026-01-01',
  planReason: null,
  employeeCount: 3,
  isActive: true,
  createdAt: '2026-01-01T08:00:00.000Z',
  version: 4,
})

test('a clinic is found by its name or address, whatever marks its letters have', async () => {
  const { main, t, user } = await openPage('/prm/clinics', {
    as: 'admin',
    serve: (server) =>
      server.on(
        listPlatformClinics,
        pageOf([clinic(1, 'Õismäe Perearstid', 'Tallinn'), clinic(2, 'Kase Perearstid', 'Võru')]),
      ),
  })
  const search = await main().findByLabelText(t('platform-admin.clinics.search'))
  await user.type(search, 'voru')
  expect(main().getByText('Kase Perearstid')).toBeDefined()
  expect(main().queryByText('Õismäe Perearstid')).toBeNull()
  await user.clear(search)
  await user.type(search, 'oismae')
  expect(main().getByText('Õismäe Perearstid')).toBeDefined()
  await user.type(search, 'x')
  expect(main().getByText(t('platform-admin.clinics.nothing'))).toBeDefined()
})

test('a plan is changed with a reason; who comes second sees the plan of now and keeps the reason', async () => {
  let present: PlatformClinic = clinic(1, 'Kase Perearstid', 'Võru')
  const { main, screen, t, user, server } = await openPage('/prm/clinics', {
    as: 'admin',
    serve: (mock) => {
      mock.on(listPlatformClinics, () => pageOf([present]))
      mock.on(changePlatformClinicPlan, () => {
        present = { ...present, plan: 'PREMIUM', version: 5 }
        return Response.json({ version: 5 }, { status: 409 })
      })
    },
  })
  const openDialog = async () =>
    user.click(
      await main().findByRole('button', {
        name: t('platform-admin.clinics.changePlanOf', { clinic: 'Kase Perearstid' }),
      }),
    )
  await openDialog()
  const press = (plan: 'BASIC' | 'PREMIUM') =>
    screen.findByRole('button', { name: t('platform-admin.clinics.planConfirm', { plan }) })
  await user.click(await press('PREMIUM'))
  expect(screen.getByText(t('errors.rules.REQUIRED'))).toBeDefined()
  await user.type(screen.getByLabelText(t('platform-admin.clinics.planReason')), 'Paid')
  await user.keyboard('{Escape}')
  await openDialog()
  expect(await screen.findByDisplayValue('Paid')).toBeDefined()
  await user.click(await press('PREMIUM'))
  expect(await screen.findByText(t('platform-admin.clinics.planOutdated'))).toBeDefined()
  expect(await press('BASIC')).toBeDefined()
  expect(screen.getByDisplayValue('Paid')).toBeDefined()
  server.on(changePlatformClinicPlan, { ...present, plan: 'BASIC', planReason: 'Paid', version: 6 })
  await user.click(await press('BASIC'))
  expect(
    await screen.findByText(
      t('platform-admin.clinics.planChanged', { clinic: 'Kase Perearstid', plan: 'BASIC' }),
    ),
  ).toBeDefined()
  expect(server.callsOf(changePlatformClinicPlan).map(({ body }) => body)).toEqual([
    { plan: 'PREMIUM', reason: 'Paid' },
    { plan: 'BASIC', reason: 'Paid' },
  ])
})
