import type { PatientEContact } from '@vastus/contract/shapes'
import { lazyPart } from '../../shared/i18n/lazy-part.tsx'

const FeedbackCard = lazyPart(
  () => import('./feedback-card.tsx').then((module) => module.FeedbackCard),
  'feedback',
)

/** Below a completed e-contact; others have nothing to fetch. */
export function FeedbackPart({ eContact }: { eContact: PatientEContact }) {
  const { feedback = [], abilities } = eContact
  return (feedback.length > 0 || abilities.GIVE_FEEDBACK) && <FeedbackCard eContact={eContact} />
}
