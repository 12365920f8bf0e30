import { listPlatformClinics } from '@vastus/contract/platform-admin'
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
  employeeCount: 3,
  isActive: true,
  createdAt: '2026-01-01T08:00:00.000Z',
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
