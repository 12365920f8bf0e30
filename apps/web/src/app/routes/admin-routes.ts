import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { findImportSession } from '../../clinic/registry-import/import-session.ts'
import { guarded } from '../guarded.ts'
import { rootRoute } from './root-route.ts'
import { textSearch } from './search.ts'

/** The pages on which a clinic decides about itself come as one file. */
const adminPages = () => import('../pages/admin-pages.tsx')
const forStaff = () => guarded({ side: 'CLINIC', roles: ['PRM_DOCTOR'] }, 'identity', 'administration')

/** For the pages of the register, which are closed where there is none; the lists themselves open in a session with it only. */
function forImport({ needsSession }: { needsSession: boolean }) {
  const staff = guarded(
    { side: 'CLINIC', roles: ['PRM_DOCTOR'] },
    'identity',
    'administration',
    'sign-in',
    'registry-import',
  )
  return async (navigation: Parameters<typeof staff>[0]): Promise<void> => {
    await staff(navigation)
    if (navigation.preload) return
    const { services } = navigation.context.store.config
    if (!services.patientRegister) throw redirect({ href: '/admin', replace: true })
    if (needsSession && !findImportSession()) throw redirect({ href: '/admin/clinic-import', replace: true })
  }
}

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  staticData: { title: 'shell.menu.admin' },
  beforeLoad: guarded(
    { side: 'CLINIC', roles: ['PRM_DOCTOR'] },
    'identity',
    'administration',
    'registry-import',
  ),
  component: lazyRouteComponent(adminPages, 'AdminHomePage'),
})

/** `employee` says who is being edited: an id, or `new`. */
const employees = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/employees',
  staticData: { title: 'shell.titles.employees' },
  validateSearch: textSearch('employee'),
  beforeLoad: guarded({ side: 'CLINIC', roles: ['PRM_DOCTOR'] }, 'identity', 'administration', 'refusals'),
  component: lazyRouteComponent(adminPages, 'EmployeesPage'),
})

const clinicInfo = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/clinic-info',
  staticData: { title: 'shell.titles.clinicInfo' },
  beforeLoad: forStaff(),
  component: lazyRouteComponent(adminPages, 'ClinicInfoPage'),
})

const clinicFeatures = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/clinic-features',
  staticData: { title: 'shell.titles.clinicFeatures' },
  beforeLoad: forStaff(),
  component: lazyRouteComponent(adminPages, 'ClinicFeaturesPage'),
})

const questionnaires = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/questionnaires',
  staticData: { title: 'shell.titles.questionnaires' },
  beforeLoad: guarded({ side: 'CLINIC', roles: ['PRM_DOCTOR'] }, 'administration', 'instruments', 'ai'),
  component: lazyRouteComponent(adminPages, 'QuestionnairesPage'),
})

const globalMessage = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/global-message',
  staticData: { title: 'shell.titles.globalMessage' },
  beforeLoad: forStaff(),
  component: lazyRouteComponent(adminPages, 'GlobalMessagePage'),
})

/** `import` says which file is shown. */
const patientImport = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/patient-import',
  staticData: { title: 'shell.titles.patientLists' },
  validateSearch: textSearch('import'),
  beforeLoad: guarded({ side: 'CLINIC', roles: ['PRM_DOCTOR'] }, 'file-import'),
  component: lazyRouteComponent(() => import('../pages/file-import-pages.tsx'), 'PatientImportPage'),
})

/** The pages of the register come as one file, with the forms of digital IDs. */
const importPages = () => import('../pages/clinic-import-pages.tsx')

/** `over` says that the session before has ended by itself. */
const clinicImport = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/clinic-import',
  staticData: { title: 'shell.titles.patientLists' },
  validateSearch: textSearch('over'),
  beforeLoad: forImport({ needsSession: false }),
  component: lazyRouteComponent(importPages, 'ClinicImportPage'),
})

const clinicImportDashboard = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/clinic-import/dashboard',
  staticData: { title: 'shell.titles.patientLists' },
  beforeLoad: forImport({ needsSession: true }),
  component: lazyRouteComponent(importPages, 'ClinicImportDashboardPage'),
})

export const adminRoutes = [
  home,
  employees,
  clinicInfo,
  clinicFeatures,
  questionnaires,
  globalMessage,
  patientImport,
  clinicImport,
  clinicImportDashboard,
] as const
