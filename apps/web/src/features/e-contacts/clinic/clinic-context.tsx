import { createContext, use } from 'react'
import type { Viewer } from './filters/list-query.ts'

export type Staff = Viewer & {
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
