import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guarded } from '../guarded.ts'
import { textSearch } from './search.ts'
import { rootRoute } from './root-route.ts'

/** What most visits open comes as one file. */
const patientPages = () => import('../pages/patient-pages.ts')

const myEContacts = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my-e-contacts',
  validateSearch: textSearch('eContactAddedStatus'),
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }),
  component: lazyRouteComponent(patientPages, 'MyEContactsScreen'),
})

const files = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my-e-contacts/files',
  validateSearch: textSearch('eContactId'),
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }),
  component: lazyRouteComponent(
    () => import('../../features/e-contacts/patient/files-screen.tsx'),
    'FilesScreen',
  ),
})

const uploadFiles = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my-e-contacts/upload-files',
  validateSearch: textSearch('eContactId'),
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }),
  component: lazyRouteComponent(
    () => import('../../features/e-contacts/patient/upload-files-screen.tsx'),
    'UploadFilesScreen',
  ),
})

const choosePerson = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/choose-person',
  validateSearch: textSearch('type', 'change'),
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }),
  component: lazyRouteComponent(patientPages, 'ChoosePersonScreen'),
})

const choosePatient = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/choose-patient',
  validateSearch: textSearch('type', 'change'),
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }),
  component: lazyRouteComponent(patientPages, 'ChoosePatientScreen'),
})

const chooseClinic = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/choose-clinic',
  validateSearch: textSearch('personId', 'type', 'change'),
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }),
  component: lazyRouteComponent(patientPages, 'ChooseClinicScreen'),
})

const chooseType = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/add',
  validateSearch: textSearch('personId', 'clinicId', 'change'),
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }),
  component: lazyRouteComponent(patientPages, 'ChooseTypeScreen'),
})

const create = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/create',
  validateSearch: textSearch('personId', 'clinicId', 'type', 'change', 'step'),
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }),
  component: lazyRouteComponent(
    () => import('../../features/e-contacts/patient/create-screen.tsx'),
    'CreateScreen',
  ),
})

const success = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/success',
  validateSearch: textSearch('eContactId'),
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }),
  component: lazyRouteComponent(
    () => import('../../features/e-contacts/patient/success-screen.tsx'),
    'SuccessScreen',
  ),
})

const clinicNotJoined = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/clinic-not-joined',
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }),
  component: lazyRouteComponent(
    () => import('../../features/e-contacts/patient/clinic-not-joined-screen.tsx'),
    'ClinicNotJoinedScreen',
  ),
})

const timeline = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/$eContactId/timeline',
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }),
  component: lazyRouteComponent(
    () => import('../../features/e-contacts/patient/timeline-screen.tsx'),
    'TimelineScreen',
  ),
})

const accessLog = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my-data/access',
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }, 'my-data'),
  component: lazyRouteComponent(
    () => import('../../features/my-data/access-log-screen.tsx'),
    'AccessLogScreen',
  ),
})

const myData = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my-data',
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }, 'my-data'),
  component: lazyRouteComponent(() => import('../../features/my-data/my-data-screen.tsx'), 'MyDataScreen'),
})

export const patientRoutes = [
  myEContacts,
  files,
  uploadFiles,
  choosePerson,
  choosePatient,
  chooseClinic,
  chooseType,
  create,
  success,
  clinicNotJoined,
  timeline,
  accessLog,
  myData,
] as const
