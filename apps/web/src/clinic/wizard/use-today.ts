import { localDate } from '@vastus/domain/time/time-zone'
import { useNow } from '../../shared/time/use-now.ts'
import { useStaff } from '../e-contacts/index.ts'

/** The calendar day at the clinic. */
export function useToday(): string {
  const { timeZone } = useStaff()
  return localDate(useNow(), timeZone)
}
