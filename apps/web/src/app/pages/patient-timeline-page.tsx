import { TimelineScreen } from '../../patient/timeline/timeline-screen.tsx'
import { FeedbackPart } from '../../patient/feedback/feedback-part.tsx'
import { LeavePart } from '../../patient/sick-leave/leave-part.tsx'

/** One own e-contact, with what other rooms of the product know of it. */
export function PatientTimelinePage() {
  return <TimelineScreen Before={LeavePart} After={FeedbackPart} />
}
