import { createContext, use } from 'react'

export type Staff = {
  userId: number
  clinicId: number
  timeZone: string
  firstName: string
  surname: string
  isClinical: boolean
  replyHoldSeconds: number
}

export const StaffContext = createContext<Staff | null>(null)

/** Who looks at the inbox, and of which clinic. */
export function useStaff(): Staff {
  const staff = use(StaffContext)
  if (!staff) throw new Error('no StaffContext above')
  return staff
}
