import { type InboxSearch, parseInboxSearch } from '../filters/inbox-search.ts'

/** What a kept view holds. Words searched for and a chosen patient are left out: a view names nobody. */
const KEPT = ['view', 'type', 'assignee', 'list', 'period', 'from', 'to', 'order', 'layout'] as const

/** The filters as text, to be kept under a name. */
export function queryOfView(search: InboxSearch): string {
  const query = new URLSearchParams()
  for (const name of KEPT) if (search[name] !== undefined) query.set(name, String(search[name]))
  return query.toString()
}

/** The filters of a kept view; what is not understood any more is left out. */
export function searchOfView(query: string): InboxSearch {
  return parseInboxSearch(Object.fromEntries(new URLSearchParams(query)))
}
