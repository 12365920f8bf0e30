import type { QueryClient } from '@tanstack/react-query'
import type { listUnread } from '@vastus/contract/inbox'
import type { RouteResponse } from '@vastus/contract/route'
import { eContactKeys } from './api/e-contact-keys.ts'

type Unread = RouteResponse<typeof listUnread>

/** Takes one from what is known to be unread. */
export function withoutUnread(client: QueryClient, id: number): void {
  client.setQueriesData<Unread>({ queryKey: eContactKeys.unread }, (known) =>
    known?.ids.includes(id)
      ? { ids: known.ids.filter((each) => each !== id), total: known.total - 1 }
      : known,
  )
}
