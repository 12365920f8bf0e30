import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { idOf } from '../../patient/e-contacts/api/id-of.ts'
import { myEContactsOptions } from '../../patient/e-contacts/api/my-e-contacts.ts'
import { openEContactsOptions } from '../../patient/e-contacts/api/open-e-contacts.ts'
import { openTimeline } from '../../patient/e-contacts/api/open-timeline.ts'
import { forMessage, guarded } from '../guarded.ts'
import { rootRoute } from './root-route.ts'
import { textSearch } from './search.ts'

/** What leads to a new e-contact comes as one file. */
const choosingPages = () => import('../pages/choosing-pages.ts')

const myEContacts = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my-e-contacts',
  staticData: { title: 'shell.menu.eContacts' },
  validateSearch: textSearch('eContactAddedStatus'),
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }),
  // Asked for while the screen is on its way; the page waits for neither.
  loader: ({ context }) => void context.queryClient.prefetchInfiniteQuery(myEContactsOptions),
  component: lazyRouteComponent(() => import('../pages/my-e-contacts-page.tsx'), 'MyEContactsPage'),
})

const files = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my-e-contacts/files',
  staticData: { title: 'shell.titles.files' },
  validateSearch: textSearch('eContactId'),
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }, 'sent'),
  component: lazyRouteComponent(() => import('../../patient/new-e-contact/files-screen.tsx'), 'FilesScreen'),
})

const uploadFiles = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my-e-contacts/upload-files',
  staticData: { title: 'shell.titles.files' },
  validateSearch: textSearch('eContactId'),
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }, 'sent'),
  component: lazyRouteComponent(
    () => import('../../patient/timeline/upload-files-screen.tsx'),
    'UploadFilesScreen',
  ),
})

const choosePerson = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/choose-person',
  staticData: { title: 'shell.titles.createEContact' },
  validateSearch: textSearch('type', 'change'),
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }),
  component: lazyRouteComponent(choosingPages, 'ChoosePersonPage'),
})

const choosePatient = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/choose-patient',
  staticData: { title: 'shell.titles.createEContact' },
  validateSearch: textSearch('personId', 'type', 'change'),
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }, 'persons'),
  component: lazyRouteComponent(choosingPages, 'ChoosePatientPage'),
})

const addPerson = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/add/person',
  staticData: { title: 'shell.titles.createEContact' },
  validateSearch: textSearch('type', 'change'),
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }, 'identity', 'persons'),
  component: lazyRouteComponent(
    () => import('../../patient/persons/add-person-screen.tsx'),
    'AddPersonScreen',
  ),
})

const editPerson = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/edit/person',
  staticData: { title: 'shell.titles.createEContact' },
  validateSearch: textSearch('personId', 'type', 'change'),
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }, 'identity', 'persons'),
  component: lazyRouteComponent(
    () => import('../../patient/persons/edit-person-screen.tsx'),
    'EditPersonScreen',
  ),
})

const chooseClinic = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/choose-clinic',
  staticData: { title: 'shell.titles.createEContact' },
  validateSearch: textSearch('personId', 'type', 'change'),
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }, 'persons'),
  component: lazyRouteComponent(choosingPages, 'ChooseClinicPage'),
})

const chooseOpenClinic = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/choose-open-clinic',
  staticData: { title: 'shell.titles.createEContact' },
  validateSearch: textSearch('personId', 'type', 'change'),
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }, 'persons'),
  component: lazyRouteComponent(
    () => import('../../patient/new-e-contact/clinics/choose-open-clinic-screen.tsx'),
    'ChooseOpenClinicScreen',
  ),
})

const chooseType = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/add',
  staticData: { title: 'shell.titles.createEContact' },
  validateSearch: textSearch('personId', 'clinicId', 'change'),
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }),
  component: lazyRouteComponent(choosingPages, 'ChooseTypePage'),
})

const create = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/create',
  staticData: { title: 'shell.titles.createEContact' },
  validateSearch: textSearch('personId', 'clinicId', 'type', 'change', 'step'),
  beforeLoad: forMessage(),
  loader: ({ context }) => void context.queryClient.prefetchQuery(openEContactsOptions),
  component: lazyRouteComponent(
    () => import('../../patient/new-e-contact/create-screen.tsx'),
    'CreateScreen',
  ),
})

/** What follows the questions is there with them, should the connection go meanwhile. */
const questionPages = () => import('../pages/question-pages.ts')

const questions = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/questions',
  staticData: { title: 'shell.titles.createEContact' },
  validateSearch: textSearch('personId', 'clinicId', 'type', 'part'),
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }, 'danger', 'questionnaire'),
  component: lazyRouteComponent(questionPages, 'QuestionsPage'),
})

const summary = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/summary',
  staticData: { title: 'shell.titles.createEContact' },
  validateSearch: textSearch('personId', 'clinicId', 'type'),
  beforeLoad: forMessage(),
  component: lazyRouteComponent(questionPages, 'SummaryPage'),
})

const questionnaire = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/questionnaire',
  staticData: { title: 'shell.titles.createEContact' },
  validateSearch: textSearch('personId', 'clinicId', 'type', 'eContactId', 'item', 'step', 'change'),
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }, 'instruments'),
  component: lazyRouteComponent(
    () => import('../../patient/new-e-contact/questionnaire/questionnaire-screen.tsx'),
    'QuestionnaireScreen',
  ),
})

const success = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/success',
  staticData: { title: 'shell.titles.sent' },
  validateSearch: textSearch('eContactId'),
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }, 'notices', 'sent'),
  component: lazyRouteComponent(() => import('../pages/success-page.tsx'), 'SuccessPage'),
})

const clinicNotJoined = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/clinic-not-joined',
  staticData: { title: 'shell.titles.createEContact' },
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }, 'sent'),
  component: lazyRouteComponent(
    () => import('../../patient/new-e-contact/clinics/clinic-not-joined-screen.tsx'),
    'ClinicNotJoinedScreen',
  ),
})

const timeline = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/$eContactId/timeline',
  staticData: { title: 'shell.titles.eContact' },
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }, 'persons', 'danger'),
  // A link that is only pointed at asks for nothing: opening marks as seen.
  loader: ({ params, context, preload }) => {
    const id = idOf(params.eContactId)
    if (!preload && id) openTimeline(context.queryClient, id, context.store.snapshot().user?.personId ?? null)
  },
  component: lazyRouteComponent(() => import('../pages/patient-timeline-page.tsx'), 'PatientTimelinePage'),
})

const sickLeave = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/$eContactId/sick-leave',
  staticData: { title: 'shell.titles.createEContact' },
  validateSearch: textSearch('next'),
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }, 'identity', 'sick-leave'),
  component: lazyRouteComponent(() => import('../pages/sick-leave-page.tsx'), 'SickLeavePage'),
})

/** The questionnaire that the clinic asked for in this e-contact. */
const askedQuestionnaire = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/$eContactId/questionnaire',
  staticData: { title: 'shell.titles.createEContact' },
  validateSearch: textSearch('item', 'step', 'change'),
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }, 'instruments'),
  component: lazyRouteComponent(() => import('../../patient/answers/answer-screen.tsx'), 'AnswerScreen'),
})

const prescriptionPages = () => import('../pages/prescription-pages.tsx')

const prescriptions = createRoute({
  getParentRoute: () => rootRoute,
  path: '/prescriptions',
  staticData: { title: 'shell.titles.createEContact' },
  validateSearch: textSearch('personId', 'clinicId', 'type', 'change'),
  beforeLoad: guarded(
    { side: 'PATIENT', roles: ['PRM_PATIENT'] },
    'medicines',
    'substances',
    'prescriptions',
    'questionnaire',
  ),
  loader: ({ context }) => void context.queryClient.prefetchQuery(openEContactsOptions),
  component: lazyRouteComponent(prescriptionPages, 'PrescriptionsPage'),
})

const addPrescription = createRoute({
  getParentRoute: () => rootRoute,
  path: '/prescriptions/add',
  staticData: { title: 'shell.titles.createEContact' },
  validateSearch: textSearch('personId', 'clinicId', 'type', 'change'),
  beforeLoad: guarded(
    { side: 'PATIENT', roles: ['PRM_PATIENT'] },
    'medicines',
    'substances',
    'prescriptions',
  ),
  component: lazyRouteComponent(prescriptionPages, 'AddPrescriptionPage'),
})

const accessLog = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my-data/access',
  staticData: { title: 'shell.titles.accessLog' },
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }, 'my-data'),
  component: lazyRouteComponent(
    () => import('../../patient/my-data/access-log-screen.tsx'),
    'AccessLogScreen',
  ),
})

const aiUse = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my-data/ai',
  staticData: { title: 'shell.titles.aiUse' },
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }, 'my-data'),
  component: lazyRouteComponent(() => import('../../patient/my-data/ai-use-screen.tsx'), 'AiUseScreen'),
})

const representatives = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my-data/representatives',
  staticData: { title: 'identity.settings.whoWritesForMe' },
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }, 'identity', 'persons'),
  component: lazyRouteComponent(
    () => import('../../patient/my-data/representatives-screen.tsx'),
    'RepresentativesScreen',
  ),
})

const mySms = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my-data/sms',
  staticData: { title: 'identity.settings.smsFromClinics' },
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }, 'identity', 'sms'),
  component: lazyRouteComponent(() => import('../../patient/my-data/my-sms-screen.tsx'), 'MySmsScreen'),
})

const myData = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my-data',
  staticData: { title: 'shell.titles.myData' },
  beforeLoad: guarded({ side: 'PATIENT', roles: ['PRM_PATIENT'] }, 'my-data'),
  component: lazyRouteComponent(() => import('../../patient/my-data/my-data-screen.tsx'), 'MyDataScreen'),
})

export const patientRoutes = [
  myEContacts,
  files,
  uploadFiles,
  choosePerson,
  choosePatient,
  addPerson,
  editPerson,
  chooseClinic,
  chooseOpenClinic,
  chooseType,
  create,
  questions,
  summary,
  questionnaire,
  success,
  clinicNotJoined,
  timeline,
  prescriptions,
  addPrescription,
  accessLog,
  aiUse,
  representatives,
  mySms,
  myData,
  sickLeave,
  askedQuestionnaire,
] as const
