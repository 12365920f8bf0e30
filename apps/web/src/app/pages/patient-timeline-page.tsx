import { TimelineScreen } from '../../features/e-contacts/patient/timeline-screen.tsx'
import { FeedbackCard } from '../../features/feedback/feedback-card.tsx'
import { PatientLeave } from '../../features/sick-leave/patient-leave.tsx'

/** One own e-contact, with what other rooms of the product know of it. */
export function PatientTimelinePage() {
  return <TimelineScreen Before={PatientLeave} After={FeedbackCard} />
}
