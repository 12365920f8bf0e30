import { HubScreen } from '../../clinic/information-hub/hub-screen.tsx'
import { useUser } from '../../shared/session/session-context.tsx'
import { useStaffOfChosenClinic } from './use-staff.ts'

/** The information hub, as the reader's profession at the chosen clinic is shown it. */
export function InformationHubPage() {
  const staff = useStaffOfChosenClinic()
  const { clinics } = useUser()
  const employment = clinics.find(({ clinicId }) => clinicId === staff?.clinicId)
  if (!employment) return null
  const { clinicId, profession } = employment
  return <HubScreen key={clinicId} clinicId={clinicId} profession={profession} />
}
