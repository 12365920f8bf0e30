import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guarded } from '../guarded.ts'
import { rootRoute } from './root-route.ts'
import { textSearch } from './search.ts'

const ofPlatform = { side: 'ADMIN', roles: ['PRM_VASTUS_ADMIN'] } as const

const overview = createRoute({
  getParentRoute: () => rootRoute,
  path: '/prm',
  staticData: { title: 'shell.menu.platform' },
  beforeLoad: guarded(ofPlatform),
  component: lazyRouteComponent(() => import('../../admin/overview/overview-screen.tsx'), 'OverviewScreen'),
})

const clinics = createRoute({
  getParentRoute: () => rootRoute,
  path: '/prm/clinics',
  staticData: { title: 'shell.menu.platformClinics' },
  beforeLoad: guarded(ofPlatform),
  component: lazyRouteComponent(() => import('../../admin/clinics/clinics-screen.tsx'), 'ClinicsScreen'),
})

const addClinic = createRoute({
  getParentRoute: () => rootRoute,
  path: '/prm/add-clinic',
  staticData: { title: 'shell.menu.addClinic' },
  beforeLoad: guarded(ofPlatform, 'identity', 'new-clinic'),
  component: lazyRouteComponent(
    () => import('../../admin/add-clinic/add-clinic-screen.tsx'),
    'AddClinicScreen',
  ),
})

const applications = createRoute({
  getParentRoute: () => rootRoute,
  path: '/prm/applications',
  staticData: { title: 'shell.menu.applications' },
  beforeLoad: guarded(ofPlatform, 'new-clinic'),
  component: lazyRouteComponent(
    () => import('../../admin/applications/applications-screen.tsx'),
    'ApplicationsScreen',
  ),
})

const supportRequests = createRoute({
  getParentRoute: () => rootRoute,
  path: '/prm/support',
  staticData: { title: 'shell.menu.supportRequests' },
  validateSearch: textSearch('state'),
  beforeLoad: guarded(ofPlatform, 'support'),
  component: lazyRouteComponent(
    () => import('../../admin/support/support-requests-screen.tsx'),
    'SupportRequestsScreen',
  ),
})

/** `notice` says which one is being written: an id, or `new`. */
const hubNotices = createRoute({
  getParentRoute: () => rootRoute,
  path: '/prm/hub-notices',
  staticData: { title: 'shell.menu.hubNotices' },
  validateSearch: textSearch('notice'),
  beforeLoad: guarded(ofPlatform, 'publishing', 'information-hub'),
  component: lazyRouteComponent(
    () => import('../../admin/hub-notices/hub-notices-screen.tsx'),
    'HubNoticesScreen',
  ),
})

/** `advert` says which one is being written: an id, or `new`. */
const adverts = createRoute({
  getParentRoute: () => rootRoute,
  path: '/prm/adverts',
  staticData: { title: 'shell.menu.adverts' },
  validateSearch: textSearch('advert'),
  beforeLoad: guarded(ofPlatform, 'publishing', 'adverts'),
  component: lazyRouteComponent(() => import('../../admin/adverts/adverts-screen.tsx'), 'AdvertsScreen'),
})

/** `document` says which one is being written, by its slug. */
const documents = createRoute({
  getParentRoute: () => rootRoute,
  path: '/prm/documents',
  staticData: { title: 'shell.menu.documents' },
  validateSearch: textSearch('document'),
  beforeLoad: guarded(ofPlatform, 'publishing'),
  component: lazyRouteComponent(
    () => import('../../admin/documents/documents-screen.tsx'),
    'DocumentsScreen',
  ),
})

const prompts = createRoute({
  getParentRoute: () => rootRoute,
  path: '/prm/prompts',
  staticData: { title: 'shell.menu.prompts' },
  beforeLoad: guarded(ofPlatform, 'prompts'),
  component: lazyRouteComponent(() => import('../../admin/ai/prompts-screen.tsx'), 'PromptsScreen'),
})

const models = createRoute({
  getParentRoute: () => rootRoute,
  path: '/prm/ai-models',
  staticData: { title: 'shell.menu.aiModels' },
  beforeLoad: guarded(ofPlatform, 'prompts'),
  component: lazyRouteComponent(() => import('../../admin/ai/models-screen.tsx'), 'ModelsScreen'),
})

export const platformRoutes = [
  overview,
  clinics,
  addClinic,
  applications,
  supportRequests,
  hubNotices,
  adverts,
  documents,
  prompts,
  models,
] as const
