import type { Staff } from '../../clinic/e-contacts/clinic-context.tsx'
import { useStaffOf } from '../../clinic/e-contacts/use-staff-of.ts'
import { useSession, useUser } from '../../shared/session/session-context.tsx'

/** The signed-in member of staff at the clinic that is chosen in the menu; null where there is none. */
export function useStaffOfChosenClinic(): Staff | null {
  const user = useUser()
  return useStaffOf(useSession().selectedClinicId ?? user.clinics[0]?.clinicId)
}
