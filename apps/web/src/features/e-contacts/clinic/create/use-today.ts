import { localDate } from '@vastus/domain/time/time-zone'
import { useStaff } from '../clinic-context.tsx'

/** The calendar day at the clinic. */
export function useToday(): string {
  const { timeZone } = useStaff()
  return localDate(new Date(), timeZone)
}
