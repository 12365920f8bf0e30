export { openInbox } from '../../features/e-contacts/clinic/api/open-inbox.ts'
export { DashboardScreen } from '../../features/e-contacts/clinic/dashboard-screen.tsx'
export { ClinicInboxPage } from './clinic-inbox-page.tsx'
