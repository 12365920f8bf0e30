import { onTheWay } from '../../patient/e-contacts/on-the-way.tsx'
import { QuestionsScreen } from '../../patient/new-e-contact/questions-screen.tsx'
import { SummaryScreen } from '../../patient/new-e-contact/summary-screen.tsx'

export const QuestionsPage = onTheWay(QuestionsScreen)
export const SummaryPage = onTheWay(SummaryScreen)
