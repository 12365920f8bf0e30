export { openEContact } from '../../features/e-contacts/clinic/api/open-e-contact.ts'
import { DetailScreen } from '../../features/e-contacts/clinic/detail-screen.tsx'
import { GivenFeedback } from '../../features/feedback/given-feedback.tsx'
import { StaffLeave } from '../../features/sick-leave/staff-leave.tsx'

/** One e-contact as staff see it, with what other rooms of the product know of it. */
export function ClinicEContactPage() {
  return <DetailScreen Before={StaffLeave} After={GivenFeedback} />
}
