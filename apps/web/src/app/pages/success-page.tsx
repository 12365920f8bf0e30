import { AnswersWarning } from '../../patient/answers/answers-part.tsx'
import { SuccessScreen } from '../../patient/new-e-contact/success-screen.tsx'
import { OfferNotices } from '../../patient/notifications/offer-notices.tsx'

export function SuccessPage() {
  return <SuccessScreen Top={AnswersWarning} offer={<OfferNotices />} />
}
