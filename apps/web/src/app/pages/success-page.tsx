import { SuccessScreen } from '../../features/e-contacts/patient/success-screen.tsx'
import { OfferNotices } from '../../features/notifications/offer-notices.tsx'

export function SuccessPage() {
  return <SuccessScreen offer={<OfferNotices />} />
}
