import type { PatientEContact } from '@vastus/contract/shapes'
import { AnswersPart, AnswersWarning } from '../../patient/answers/answers-part.tsx'
import { FeedbackPart } from '../../patient/feedback/feedback-part.tsx'
import { LeavePart } from '../../patient/sick-leave/leave-part.tsx'
import { TimelineScreen } from '../../patient/timeline/timeline-screen.tsx'

/** One own e-contact, with what other rooms of the product know of it. */
export function PatientTimelinePage() {
  return <TimelineScreen Top={AnswersWarning} Before={SentWithIt} After={FeedbackPart} />
}

function SentWithIt({ eContact }: { eContact: PatientEContact }) {
  return (
    <>
      <LeavePart eContact={eContact} />
      <AnswersPart eContact={eContact} />
    </>
  )
}
