import { type CountryCode, countryProfile } from '@vastus/domain/country'
import type { Role } from '@vastus/domain/roles'
import type { Translate } from '@vastus/i18n'
import {
  IconCalculator,
  IconChartBar,
  IconFile,
  IconHelpCircle,
  IconHistory,
  IconHome,
  IconInbox,
  IconInfoCircle,
  IconMessage,
  IconMessages,
  IconNews,
  IconPlus,
  IconServer,
  IconSettings,
  IconSparkles,
  IconTable,
  IconTool,
} from '../../shared/ui/icons.tsx'
import type { NavigationItem } from './navigation.tsx'

/** The menu of each role. Rooms that are not built yet have no door here. */
export function navigationItems(about: {
  t: Translate
  path: string
  activeRole: Role | null
  country: CountryCode
}): NavigationItem[] {
  const { t, path, activeRole, country } = about
  const item = (
    href: string,
    label: string,
    icon: NavigationItem['icon'],
    current = path === href,
  ): NavigationItem => ({
    href,
    label,
    icon,
    current,
  })
  const help = item('/help', t('shell.menu.help'), <IconHelpCircle />)
  const settings = item(
    '/settings',
    t('shell.menu.settings'),
    <IconSettings />,
    path === '/settings' || path.startsWith('/edit-profile'),
  )
  const terms = item('/terms-and-conditions', t('shell.menu.terms'), <IconFile />)
  if (activeRole === 'PRM_DOCTOR')
    return [
      item(
        '/clinic-e-contacts',
        t('shell.menu.dashboard'),
        <IconInbox />,
        path.startsWith('/clinic-e-contacts') || /^\/e-contacts\/\d+$/.test(path),
      ),
      item('/information-hub', t('shell.menu.informationHub'), <IconNews />),
      ...(countryProfile(country).hasTools
        ? [item('/tools/ldl', t('shell.menu.tools'), <IconCalculator />, path.startsWith('/tools/'))]
        : []),
      item(
        '/admin',
        t('shell.menu.admin'),
        <IconTool />,
        path.startsWith('/admin') || path === '/clinic-settings',
      ),
      item('/feedback', t('shell.menu.feedback'), <IconChartBar />),
      item('/platform', t('shell.menu.about'), <IconInfoCircle />),
      item('/changelog', t('shell.menu.changelog'), <IconHistory />),
      help,
      item('/platform-info', t('shell.menu.platformInfo'), <IconServer />),
      settings,
      terms,
    ]
  if (activeRole === 'PRM_PATIENT')
    return [
      item(
        '/my-e-contacts',
        t('shell.menu.eContacts'),
        <IconMessages />,
        path.startsWith('/my-e-contacts') || path.startsWith('/e-contacts'),
      ),
      help,
      terms,
      settings,
    ]
  if (activeRole === 'PRM_VASTUS_ADMIN')
    return [
      item('/prm', t('shell.menu.platform'), <IconTool />),
      item('/prm/clinics', t('shell.menu.platformClinics'), <IconTable />),
      item('/prm/add-clinic', t('shell.menu.addClinic'), <IconPlus />),
      item('/prm/support', t('shell.menu.supportRequests'), <IconMessages />),
      item('/prm/prompts', t('shell.menu.prompts'), <IconMessage />),
      item('/prm/ai-models', t('shell.menu.aiModels'), <IconSparkles />),
      help,
      terms,
    ]
  return [item('/', t('shell.menu.home'), <IconHome />), help, terms]
}
