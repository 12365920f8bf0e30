import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ImportScreen } from '../../clinic/file-import/import-screen.tsx'
import { useStaffOfChosenClinic } from './use-staff.ts'

const patientsRoute = getRouteApi('/admin/patient-import')
const phonesRoute = getRouteApi('/message-centre/import')

export function PhoneImportPage() {
  const staff = useStaffOfChosenClinic()
  const search = phonesRoute.useSearch()
  const navigate = useNavigate()
  return (
    staff && (
      <ImportScreen
        key={staff.clinicId}
        clinicId={staff.clinicId}
        kind="PHONES"
        importId={search.import}
        onImport={(id) => void navigate({ to: '/message-centre/import', search: { import: id } })}
      />
    )
  )
}

export function PatientImportPage() {
  const staff = useStaffOfChosenClinic()
  const search = patientsRoute.useSearch()
  const navigate = useNavigate()
  return (
    staff && (
      <ImportScreen
        key={staff.clinicId}
        clinicId={staff.clinicId}
        kind="PATIENTS"
        importId={search.import}
        onImport={(id) => void navigate({ to: '/admin/patient-import', search: { import: id } })}
      />
    )
  )
}
