import { type CountryCode, countryProfile } from '@vastus/domain/country'
import type { Role } from '@vastus/domain/roles'
import type { Translate } from '@vastus/i18n'
import { IconFile, IconHelpCircle, IconHome, IconMessages, IconSettings } from '../../shared/ui/icons.tsx'
import { MenuIcon } from './menu-icon.tsx'
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
        <MenuIcon name="inbox" />,
        path.startsWith('/clinic-e-contacts') || /^\/e-contacts\/\d+$/.test(path),
      ),
      item('/information-hub', t('shell.menu.informationHub'), <MenuIcon name="news" />),
      item(
        '/message-centre',
        t('shell.menu.messageCentre'),
        <MenuIcon name="device-mobile" />,
        path.startsWith('/message-centre'),
      ),
      ...(countryProfile(country).hasTools
        ? [
            item(
              '/tools/ldl',
              t('shell.menu.tools'),
              <MenuIcon name="calculator" />,
              path.startsWith('/tools/'),
            ),
          ]
        : []),
      item(
        '/admin',
        t('shell.menu.admin'),
        <MenuIcon name="tool" />,
        path.startsWith('/admin') || path === '/clinic-settings',
      ),
      item('/feedback', t('shell.menu.feedback'), <MenuIcon name="chart-bar" />),
      item('/platform', t('shell.menu.about'), <MenuIcon name="info" />),
      item('/changelog', t('shell.menu.changelog'), <MenuIcon name="history" />),
      help,
      item('/platform-info', t('shell.menu.platformInfo'), <MenuIcon name="server" />),
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
      item('/prm', t('shell.menu.platform'), <MenuIcon name="tool" />),
      item('/prm/clinics', t('shell.menu.platformClinics'), <MenuIcon name="table" />),
      item('/prm/applications', t('shell.menu.applications'), <IconFile />),
      item('/prm/add-clinic', t('shell.menu.addClinic'), <MenuIcon name="plus" />),
      item('/prm/support', t('shell.menu.supportRequests'), <IconMessages />),
      item('/prm/hub-notices', t('shell.menu.hubNotices'), <MenuIcon name="news" />),
      item('/prm/adverts', t('shell.menu.adverts'), <MenuIcon name="info" />),
      item('/prm/documents', t('shell.menu.documents'), <MenuIcon name="history" />),
      item('/prm/prompts', t('shell.menu.prompts'), <MenuIcon name="message" />),
      item('/prm/ai-models', t('shell.menu.aiModels'), <MenuIcon name="sparkles" />),
      help,
      terms,
    ]
  return [item('/', t('shell.menu.home'), <IconHome />), help, terms]
}
