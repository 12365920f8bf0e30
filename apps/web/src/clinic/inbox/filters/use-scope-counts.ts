import type { DashboardRow } from '@vastus/contract/shapes'
import { useNow } from '../../../shared/time/use-now.ts'
import { useEContactTotal } from '../api/list-e-contacts.ts'
import { useStaff } from '../../e-contacts/index.ts'
import { type InboxSearch, looksForSome } from './inbox-search.ts'
import { listQuery } from './list-query.ts'

export type ScopeCounts = {
  open: number | undefined
  closed: number | undefined
  /** The first e-contact of the scope that is not shown. */
  other?: DashboardRow | undefined
}

/**
 * How many e-contacts a search finds among the open ones and among the closed ones.
 *
 * @param shown how many the list has that is shown
 */
export function useScopeCounts(search: InboxSearch, shown: number | undefined): ScopeCounts {
  const staff = useStaff()
  const now = useNow()
  const { closed, ...open } = search
  const other = listQuery(closed ? open : { ...open, closed: true }, staff, now)
  const { total, first } = useEContactTotal(other, looksForSome(search))
  return { ...(closed ? { open: total, closed: shown } : { open: shown, closed: total }), other: first }
}
