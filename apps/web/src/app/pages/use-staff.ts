import type { Staff } from '../../features/e-contacts/clinic/clinic-context.tsx'
import { useStaffOf } from '../../features/e-contacts/clinic/use-staff-of.ts'
import { useSession, useUser } from '../../shared/session/session-context.tsx'

/** The signed-in member of staff at the clinic that is chosen in the menu; null where there is none. */
export function useStaffOfChosenClinic(): Staff | null {
  const user = useUser()
  return useStaffOf(useSession().selectedClinicId ?? user.clinics[0]?.clinicId)
}
