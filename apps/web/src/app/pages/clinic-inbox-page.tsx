import { Outlet } from '@tanstack/react-router'
import { InboxScreen } from '../../clinic/inbox/inbox-screen.tsx'
import { useStaffOfChosenClinic } from './use-staff.ts'

/** The inbox of the clinic that is chosen in the menu; the conversation is the route below. */
export function ClinicInboxPage() {
  const staff = useStaffOfChosenClinic()
  if (!staff) return null
  return (
    <InboxScreen staff={staff}>
      <Outlet />
    </InboxScreen>
  )
}
