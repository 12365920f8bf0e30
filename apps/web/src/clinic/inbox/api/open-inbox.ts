import type { QueryClient } from '@tanstack/react-query'
import type { InboxSearch } from '../filters/inbox-search.ts'
import { listQuery, type Viewer } from '../filters/list-query.ts'
import { countsOptions } from './count-e-contacts.ts'
import { eContactListOptions } from './list-e-contacts.ts'
import { unreadOptions } from '../../e-contacts/index.ts'
import { savedViewsOptions } from './saved-views.ts'
import { serverNow } from '../../../shared/time/server-clock.ts'

/**
 * Asks for what the inbox shows while its screen is still being made; which days are meant the screen has to find out. One that is
 * shown already knows by itself when to ask again.
 */
export function openInbox(client: QueryClient, search: InboxSearch, viewer: Viewer): void {
  const counts = countsOptions(viewer.clinicId)
  const isShown = client.getQueryCache().find({ queryKey: counts.queryKey })?.isActive() ?? false
  if (isShown) return
  void client.prefetchQuery(counts)
  if (!search.period && !search.from && !search.to)
    void client.prefetchInfiniteQuery(eContactListOptions(listQuery(search, viewer, serverNow())))
  void client.prefetchQuery(unreadOptions(viewer.clinicId))
  void client.prefetchQuery(savedViewsOptions(viewer.clinicId))
}
