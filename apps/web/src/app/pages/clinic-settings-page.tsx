import { ClinicSettingsScreen } from '../../clinic/settings/clinic-settings-screen.tsx'
import { useClinicTypes } from '../../clinic/e-contacts/index.ts'
import { useUser } from '../../shared/session/session-context.tsx'
import { useStaffOfChosenClinic } from './use-staff.ts'

/** How the clinic that is chosen in the menu answers. */
export function ClinicSettingsPage() {
  const staff = useStaffOfChosenClinic()
  return staff && <SettingsOf clinicId={staff.clinicId} />
}

function SettingsOf({ clinicId }: { clinicId: number }) {
  const { clinics } = useUser()
  const types = useClinicTypes(clinicId, { questionnaires: false })
  const name = clinics.find((clinic) => clinic.clinicId === clinicId)?.name ?? ''
  return <ClinicSettingsScreen key={clinicId} clinicId={clinicId} clinicName={name} types={types} />
}
