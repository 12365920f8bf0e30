import { TimelineScreen } from '../../features/e-contacts/patient/timeline-screen.tsx'
import { FeedbackPart } from '../../features/feedback/feedback-part.tsx'
import { LeavePart } from '../../features/sick-leave/leave-part.tsx'

/** One own e-contact, with what other rooms of the product know of it. */
export function PatientTimelinePage() {
  return <TimelineScreen Before={LeavePart} After={FeedbackPart} />
}
