export { DashboardScreen } from '../../features/e-contacts/clinic/dashboard-screen.tsx'
export { ClinicInboxPage } from './clinic-inbox-page.tsx'
