export { QuestionsScreen } from '../../patient/new-e-contact/questions-screen.tsx'
export { SummaryScreen } from '../../patient/new-e-contact/summary-screen.tsx'
