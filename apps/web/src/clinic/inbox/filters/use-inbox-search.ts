import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { changeSearch, clearFilters, type InboxSearch, parseInboxSearch } from './inbox-search.ts'

/** The filters in the address, and ways to change them. A change of filters is a step that the browser's back undoes. */
export function useInboxSearch() {
  const address = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => parseInboxSearch(address), [address])
  const go = (next: InboxSearch, replace = false) => void navigate({ to: '.', search: next, replace })
  return {
    search,
    change: (part: Parameters<typeof changeSearch>[1], options: { replace?: boolean } = {}) =>
      go(changeSearch(search, part), options.replace),
    clear: () => go(clearFilters(search)),
  }
}
