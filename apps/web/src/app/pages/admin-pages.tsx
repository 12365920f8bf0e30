import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AdminHomeScreen } from '../../clinic/administration/admin-home.tsx'
import { ClinicInfoScreen } from '../../clinic/administration/contact/clinic-info-screen.tsx'
import { EmployeesScreen } from '../../clinic/administration/employees/employees-screen.tsx'
import { FeaturesScreen } from '../../clinic/administration/features/features-screen.tsx'
import { MessageScreen } from '../../clinic/administration/message/message-screen.tsx'
import { QuestionnairesScreen } from '../../clinic/administration/questionnaires/questionnaires-screen.tsx'
import { StaffContext } from '../../clinic/e-contacts/index.ts'
import { useUser } from '../../shared/session/session-context.tsx'
import { useStaffOfChosenClinic } from './use-staff.ts'

/** A page about the clinic that is chosen in the menu. */
function OfChosenClinic({ children }: { children: ReactNode }) {
  const staff = useStaffOfChosenClinic()
  return (
    staff && (
      <StaffContext key={staff.clinicId} value={staff}>
        {children}
      </StaffContext>
    )
  )
}

export function AdminHomePage() {
  return (
    <OfChosenClinic>
      <AdminHomeScreen />
    </OfChosenClinic>
  )
}

export function ClinicInfoPage() {
  return (
    <OfChosenClinic>
      <ClinicInfoScreen />
    </OfChosenClinic>
  )
}

export function ClinicFeaturesPage() {
  return (
    <OfChosenClinic>
      <FeaturesScreen />
    </OfChosenClinic>
  )
}

export function GlobalMessagePage() {
  return (
    <OfChosenClinic>
      <MessageScreen />
    </OfChosenClinic>
  )
}

const employeesRoute = getRouteApi('/admin/employees')

export function EmployeesPage() {
  const staff = useStaffOfChosenClinic()
  const { clinics } = useUser()
  const { employee } = employeesRoute.useSearch()
  const navigate = useNavigate()
  const name = clinics.find(({ clinicId }) => clinicId === staff?.clinicId)?.name ?? ''
  return (
    <OfChosenClinic>
      <EmployeesScreen
        clinicName={name}
        edited={employee}
        onEdit={(next) =>
          void navigate({ to: '/admin/employees', search: next === undefined ? {} : { employee: next } })
        }
      />
    </OfChosenClinic>
  )
}

export function QuestionnairesPage() {
  return (
    <OfChosenClinic>
      <QuestionnairesScreen />
    </OfChosenClinic>
  )
}
