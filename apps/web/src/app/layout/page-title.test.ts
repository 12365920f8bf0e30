import type { Translate } from '@vastus/i18n'
import { expect, test } from 'vitest'
import { adminRoutes } from '../routes/admin-routes.ts'
import { clinicRoutes } from '../routes/clinic-routes.ts'
import { identityRoutes } from '../routes/identity-routes.ts'
import { patientRoutes } from '../routes/patient-routes.ts'
import { platformRoutes } from '../routes/platform-routes.ts'
import { pageTitle, TITLES } from './page-title.ts'

const routes = [...identityRoutes, ...patientRoutes, ...clinicRoutes, ...adminRoutes, ...platformRoutes]

test('every screen has a title', () => {
  const paths = routes.flatMap((route) => (route.options as { path?: string }).path ?? [])
  expect(paths.filter((path) => !(path in TITLES))).toEqual([])
})

test('an address that leads nowhere says so', () => {
  expect(pageTitle('__root__', ((key) => key) as Translate)).toBe('Vastus – shell.pages.notFound.heading')
})
