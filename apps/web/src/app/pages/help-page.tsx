import { HelpScreen } from '../../account/support/help-screen.tsx'
import { lazyPart } from '../../shared/i18n/lazy-part.tsx'
import { useSession } from '../../shared/session/session-context.tsx'

const StaffHelp = lazyPart(
  () => import('../../clinic/help/staff-help.tsx').then((module) => module.StaffHelp),
  'staff-help',
)

/** Help of the side on which one is: that for staff comes only to them. */
export function HelpPage() {
  const { user, activeRole } = useSession()
  return user && activeRole === 'PRM_DOCTOR' ? <HelpScreen ofStaff={<StaffHelp />} /> : <HelpScreen />
}
