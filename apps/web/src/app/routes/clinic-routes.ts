import { createRoute, lazyRouteComponent, notFound, rootRouteId } from '@tanstack/react-router'
import { countryProfile } from '@vastus/domain/country'
import { parseInboxSearch } from '../../clinic/inbox/filters/inbox-search.ts'
import { guarded } from '../guarded.ts'
import { rootRoute } from './root-route.ts'
import { textSearch } from './search.ts'

/** What most visits open comes as one file. */
const clinicPages = () => import('../pages/clinic-pages.ts')

/** The filters, the list and their place stay while e-contacts are opened one after the other. */
const inbox = createRoute({
  getParentRoute: () => rootRoute,
  id: 'inbox',
  staticData: { title: 'shell.menu.dashboard' },
  validateSearch: parseInboxSearch,
  beforeLoad: guarded({ side: 'CLINIC', roles: ['PRM_DOCTOR'] }, 'answering', 'templates'),
  component: lazyRouteComponent(clinicPages, 'ClinicInboxPage'),
})

const eContactPage = () => import('../pages/clinic-e-contact-page.tsx')

// Among the words of identity is what the country calls the personal code. The list does without them.
const forPaper = guarded(
  { side: 'CLINIC', roles: ['PRM_DOCTOR'] },
  'identity',
  'medicines',
  'substances',
  'sick-leave',
  'merge',
)

function requireId({ id }: { id: string }): void {
  if (!/^[1-9]\d{0,9}$/.test(id)) throw notFound({ routeId: rootRouteId })
}

const dashboard = createRoute({
  getParentRoute: () => inbox,
  path: '/clinic-e-contacts',
  staticData: { title: 'shell.menu.dashboard' },
  loader: ({ context, location, preload }) => {
    const { user, selectedClinicId: clinicId } = context.store.snapshot()
    if (preload || !user || clinicId === null) return undefined
    const { timeZone } = countryProfile(context.store.config.featureFlags.COUNTRY_CODE)
    const viewer = { userId: user.id, clinicId, timeZone }
    return clinicPages().then(
      ({ openInbox }) => openInbox(context.queryClient, parseInboxSearch(location.search), viewer),
      // That the page's file does not come is for the component to tell.
      () => undefined,
    )
  },
  component: lazyRouteComponent(clinicPages, 'DashboardScreen'),
})

const detail = createRoute({
  getParentRoute: () => inbox,
  path: '/e-contacts/$id',
  staticData: { title: 'shell.titles.eContact' },
  beforeLoad: async ({ params, context }) => {
    requireId(params)
    await context.i18n.load(
      'identity',
      'medicines',
      'substances',
      'sick-leave',
      'feedback',
      'notices',
      'merge',
      'ai',
    )
  },
  // A link that is only pointed at asks for nothing: each look is in the audit trail. That the page's file does not come is for
  // the component to tell.
  loader: ({ params, context, preload }) => {
    if (preload) return undefined
    return eContactPage().then(
      ({ openEContact }) => openEContact(context.queryClient, Number(params.id)),
      () => undefined,
    )
  },
  component: lazyRouteComponent(eContactPage, 'ClinicEContactPage'),
})

/** One e-contact as paper. */
const print = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/$id/print',
  staticData: { title: 'shell.titles.eContact' },
  beforeLoad: async (navigation) => {
    requireId(navigation.params)
    await forPaper(navigation)
  },
  component: lazyRouteComponent(() => import('../pages/clinic-print-page.tsx'), 'ClinicPrintPage'),
})

/** The patient of an e-contact beside others who may be the same person. */
const samePerson = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e-contacts/$id/same-person',
  staticData: { title: 'shell.titles.eContact' },
  beforeLoad: async (navigation) => {
    requireId(navigation.params)
    await guarded({ side: 'CLINIC', roles: ['PRM_DOCTOR'] }, 'identity', 'same-person')(navigation)
  },
  component: lazyRouteComponent(
    () => import('../../clinic/same-person/same-person-screen.tsx'),
    'SamePersonScreen',
  ),
})

/** Where staff fill in a questionnaire that leaves the app and comes back. */
const questionnaireFlow = createRoute({
  getParentRoute: () => rootRoute,
  path: '/questionnaire-flow',
  staticData: { title: 'shell.titles.createEContact' },
  validateSearch: textSearch('actionId'),
  beforeLoad: guarded({ side: 'CLINIC', roles: ['PRM_DOCTOR'] }, 'instruments', 'wizard'),
  component: lazyRouteComponent(
    () => import('../../clinic/questionnaire-flow/flow-screen.tsx'),
    'FlowScreen',
  ),
})

/** An e-contact made by staff: `mode` says for whom they speak, `step` how far they are. */
const create = createRoute({
  getParentRoute: () => rootRoute,
  path: '/clinic-e-contacts/create',
  staticData: { title: 'shell.titles.createEContact' },
  validateSearch: textSearch('mode', 'step', 'eContactId'),
  beforeLoad: guarded({ side: 'CLINIC', roles: ['PRM_DOCTOR'] }, 'identity', 'wizard'),
  component: lazyRouteComponent(() => import('../pages/clinic-create-page.tsx'), 'ClinicCreatePage'),
})

/** How the clinic answers. */
const settings = createRoute({
  getParentRoute: () => rootRoute,
  path: '/clinic-settings',
  staticData: { title: 'shell.menu.clinicSettings' },
  // With the words that patients read, for the preview.
  beforeLoad: guarded({ side: 'CLINIC', roles: ['PRM_DOCTOR'] }, 'clinic-settings', 'patient', 'sent'),
  component: lazyRouteComponent(() => import('../pages/clinic-settings-page.tsx'), 'ClinicSettingsPage'),
})

const informationHub = createRoute({
  getParentRoute: () => rootRoute,
  path: '/information-hub',
  staticData: { title: 'shell.menu.informationHub' },
  beforeLoad: guarded({ side: 'CLINIC', roles: ['PRM_DOCTOR'] }, 'information-hub'),
  component: lazyRouteComponent(() => import('../pages/information-hub-page.tsx'), 'InformationHubPage'),
})

const messageCentrePages = () => import('../pages/message-centre-pages.tsx')

const messageCentre = createRoute({
  getParentRoute: () => rootRoute,
  path: '/message-centre',
  staticData: { title: 'shell.menu.messageCentre' },
  beforeLoad: guarded({ side: 'CLINIC', roles: ['PRM_DOCTOR'] }, 'message-centre', 'file-import'),
  component: lazyRouteComponent(messageCentrePages, 'MessageCentrePage'),
})

/** `import` says which file is shown. */
const phoneImport = createRoute({
  getParentRoute: () => rootRoute,
  path: '/message-centre/import',
  staticData: { title: 'shell.menu.messageCentre' },
  validateSearch: textSearch('import'),
  beforeLoad: guarded({ side: 'CLINIC', roles: ['PRM_DOCTOR'] }, 'file-import'),
  component: lazyRouteComponent(() => import('../pages/file-import-pages.tsx'), 'PhoneImportPage'),
})

const smsMessage = createRoute({
  getParentRoute: () => rootRoute,
  path: '/message-centre/message',
  staticData: { title: 'shell.menu.messageCentre' },
  validateSearch: textSearch(
    'template',
    'batch',
    'audience',
    'name',
    'sex',
    'from',
    'to',
    'years',
    'codes',
    'email',
    'phone',
    'list',
    'type',
    'since',
    'without',
  ),
  beforeLoad: guarded({ side: 'CLINIC', roles: ['PRM_DOCTOR'] }, 'message-centre', 'types', 'ai'),
  component: lazyRouteComponent(messageCentrePages, 'MessageCentreMessagePage'),
})

const smsSuccess = createRoute({
  getParentRoute: () => rootRoute,
  path: '/message-centre/success',
  staticData: { title: 'shell.menu.messageCentre' },
  validateSearch: textSearch('batch'),
  beforeLoad: guarded({ side: 'CLINIC', roles: ['PRM_DOCTOR'] }, 'message-centre'),
  component: lazyRouteComponent(messageCentrePages, 'MessageCentreSuccessPage'),
})

const feedback = createRoute({
  getParentRoute: () => rootRoute,
  path: '/feedback',
  staticData: { title: 'shell.menu.feedback' },
  validateSearch: textSearch('part', 'period'),
  beforeLoad: guarded({ side: 'CLINIC', roles: ['PRM_DOCTOR'] }, 'feedback', 'statistics', 'work-statistics'),
  component: lazyRouteComponent(() => import('../pages/feedback-page.tsx'), 'FeedbackPage'),
})

const toolPages = () => import('../pages/tool-pages.tsx')

/** The calculators are there only in countries whose guidelines they follow. */
async function forTools(navigation: Parameters<typeof forPaper>[0]): Promise<void> {
  const { COUNTRY_CODE } = navigation.context.store.config.featureFlags
  if (!countryProfile(COUNTRY_CODE).hasTools) throw notFound({ routeId: rootRouteId })
  await guarded({ side: 'CLINIC', roles: ['PRM_DOCTOR'] }, 'tools')(navigation)
}

const ldl = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tools/ldl',
  staticData: { title: 'shell.menu.tools' },
  validateSearch: textSearch('eContactId'),
  beforeLoad: forTools,
  component: lazyRouteComponent(toolPages, 'LdlPage'),
})

const gfr = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tools/gfr',
  staticData: { title: 'shell.menu.tools' },
  validateSearch: textSearch('eContactId'),
  beforeLoad: forTools,
  component: lazyRouteComponent(toolPages, 'GfrPage'),
})

export const clinicRoutes = [
  inbox.addChildren([dashboard, detail]),
  questionnaireFlow,
  print,
  samePerson,
  create,
  settings,
  informationHub,
  messageCentre,
  phoneImport,
  smsMessage,
  smsSuccess,
  feedback,
  ldl,
  gfr,
] as const
