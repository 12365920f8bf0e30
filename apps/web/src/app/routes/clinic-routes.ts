import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guarded } from '../guarded.ts'
import { textSearch } from './search.ts'
import { rootRoute } from './root-route.ts'

const dashboard = createRoute({
  getParentRoute: () => rootRoute,
  path: '/clinic-e-contacts',
  validateSearch: textSearch(
    'filter',
    'search',
    'statuses',
    'waitingFor',
    'onlyCompleted',
    'types',
    'assigneeUserIds',
    'hasAssigneeUser',
    'plusUnassigned',
    'acceptanceRequired',
    'listCodes',
    'patientPersonIds',
    'updatedAtFrom',
    'updatedAtTo',
    'period',
    'order',
    'view',
  ),
  beforeLoad: guarded({ side: 'CLINIC', roles: ['PRM_DOCTOR'] }, 'clinic', 'enums', 'types'),
  component: lazyRouteComponent(
    () => import('../../features/e-contacts/clinic/dashboard-screen.tsx'),
    'DashboardScreen',
  ),
})

const detail = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/$id',
  validateSearch: textSearch('from'),
  beforeLoad: guarded({ side: 'CLINIC', roles: ['PRM_DOCTOR'] }, 'clinic', 'enums', 'types'),
  component: lazyRouteComponent(
    () => import('../../features/e-contacts/clinic/detail-screen.tsx'),
    'DetailScreen',
  ),
})

export const clinicRoutes = [dashboard, detail] as const
