import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guarded } from '../guarded.ts'
import { rootRoute } from './root-route.ts'
import { textSearch } from './search.ts'

/** The pages on which a clinic decides about itself come as one file. */
const adminPages = () => import('../pages/admin-pages.tsx')
const forStaff = () => guarded({ side: 'CLINIC', roles: ['PRM_DOCTOR'] }, 'identity', 'administration')

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  beforeLoad: forStaff(),
  component: lazyRouteComponent(adminPages, 'AdminHomePage'),
})

/** `employee` says who is being edited: an id, or `new`. */
const employees = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/employees',
  validateSearch: textSearch('employee'),
  beforeLoad: forStaff(),
  component: lazyRouteComponent(adminPages, 'EmployeesPage'),
})

const clinicInfo = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/clinic-info',
  beforeLoad: forStaff(),
  component: lazyRouteComponent(adminPages, 'ClinicInfoPage'),
})

const clinicFeatures = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/clinic-features',
  beforeLoad: forStaff(),
  component: lazyRouteComponent(adminPages, 'ClinicFeaturesPage'),
})

const globalMessage = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/global-message',
  beforeLoad: forStaff(),
  component: lazyRouteComponent(adminPages, 'GlobalMessagePage'),
})

export const adminRoutes = [home, employees, clinicInfo, clinicFeatures, globalMessage] as const
