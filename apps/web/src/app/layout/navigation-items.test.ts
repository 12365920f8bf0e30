// @proves R1-021
import { COUNTRY_CODES, type CountryCode } from '@vastus/domain/country'
import type { Translate } from '@vastus/i18n'
import { expect, test, vi } from 'vitest'
import { clinicRoutes } from '../routes/clinic-routes.ts'
import { navigationItems } from './navigation-items.tsx'

const t = ((key) => key) as Translate
const addresses = (country: CountryCode) =>
  navigationItems({ t, path: '/', activeRole: 'PRM_DOCTOR', country }).map(({ href }) => href)

test('the tools are in the menu of Estonia only', () => {
  const withTools = COUNTRY_CODES.filter((country) => addresses(country).includes('/tools/ldl'))
  expect(withTools).toEqual(['EE'])
})

test.each(['/tools/ldl', '/tools/gfr'])('%s is no address elsewhere', async (address) => {
  const route = clinicRoutes.find(({ options }) => 'path' in options && options.path === address)
  const enter = route?.options.beforeLoad as (navigation: object) => Promise<void>
  const load = vi.fn(() => Promise.resolve())
  const navigation = (country: CountryCode) => ({
    preload: true,
    context: { store: { config: { featureFlags: { COUNTRY_CODE: country } } }, i18n: { load } },
  })
  await expect(enter(navigation('GB'))).rejects.toMatchObject({ isNotFound: true })
  await expect(enter(navigation('EE'))).resolves.toBeUndefined()
})
