import { PrintScreen } from '../../clinic/print/print-screen.tsx'
import { StaffLeave } from '../../patient/sick-leave/staff-leave.tsx'

/** One e-contact as paper, with what other rooms of the product know of it. */
export function ClinicPrintPage() {
  return <PrintScreen Before={StaffLeave} />
}
