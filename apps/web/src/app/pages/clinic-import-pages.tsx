import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { WaitForPhone } from '../../account/sign-in/wait-for-phone.tsx'
import { StaffContext } from '../../clinic/e-contacts/index.ts'
import { findImportSession } from '../../clinic/registry-import/import-session.ts'
import { ImportDashboardScreen } from '../../clinic/registry-import/dashboard-screen.tsx'
import { ImportLoginScreen } from '../../clinic/registry-import/login-screen.tsx'
import { useUser } from '../../shared/session/session-context.tsx'
import { useStaffOfChosenClinic } from './use-staff.ts'

const loginRoute = getRouteApi('/admin/clinic-import')

function useNameOf(clinicId: number | undefined): string {
  return useUser().clinics.find((clinic) => clinic.clinicId === clinicId)?.name ?? ''
}

export function ClinicImportPage() {
  const staff = useStaffOfChosenClinic()
  const clinicName = useNameOf(staff?.clinicId)
  const { over } = loginRoute.useSearch()
  const navigate = useNavigate()
  const onProven = useCallback(() => void navigate({ to: '/admin/clinic-import/dashboard' }), [navigate])
  return (
    staff && (
      <StaffContext value={staff}>
        <ImportLoginScreen
          clinicName={clinicName}
          isOver={over !== undefined}
          onProven={onProven}
          Waiting={WaitForPhone}
        />
      </StaffContext>
    )
  )
}

export function ClinicImportDashboardPage() {
  const staff = useStaffOfChosenClinic()
  const clinicName = useNameOf(staff?.clinicId)
  const session = findImportSession()
  const navigate = useNavigate()
  const onEnd = useCallback(
    (how: 'BY_HAND' | 'OVER') =>
      void navigate({
        to: '/admin/clinic-import',
        search: how === 'OVER' ? { over: 'yes' } : {},
        replace: true,
      }),
    [navigate],
  )
  if (!staff || !session) return null
  return (
    <StaffContext key={staff.clinicId} value={staff}>
      <ImportDashboardScreen session={session} clinicName={clinicName} onEnd={onEnd} />
    </StaffContext>
  )
}
