export { QuestionsScreen } from '../../features/e-contacts/patient/questions-screen.tsx'
export { SummaryScreen } from '../../features/e-contacts/patient/summary-screen.tsx'
