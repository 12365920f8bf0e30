export { openInbox } from '../../clinic/inbox/api/open-inbox.ts'
export { DashboardScreen } from '../../clinic/inbox/dashboard-screen.tsx'
export { ClinicInboxPage } from './clinic-inbox-page.tsx'
