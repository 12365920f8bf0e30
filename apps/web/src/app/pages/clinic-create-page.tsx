import { CreateScreen } from '../../clinic/wizard/create-screen.tsx'
import { useStaffOfChosenClinic } from './use-staff.ts'

/** A new e-contact of the clinic that is chosen in the menu. */
export function ClinicCreatePage() {
  const staff = useStaffOfChosenClinic()
  return staff && <CreateScreen staff={staff} />
}
