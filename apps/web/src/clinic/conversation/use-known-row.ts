import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import type { listClinicEContacts } from '@vastus/contract/clinic-e-contacts'
import type { RouteResponse } from '@vastus/contract/route'
import type { DashboardRow } from '@vastus/contract/shapes'
import { eContactKeys } from '../e-contacts/index.ts'

type Pages = InfiniteData<RouteResponse<typeof listClinicEContacts>>

/** The list's row of an e-contact, when the list has it. */
export function useKnownRow(id: number): DashboardRow | undefined {
  const client = useQueryClient()
  for (const [, data] of client.getQueriesData<Pages>({ queryKey: eContactKeys.lists }))
    for (const page of data?.pages ?? []) {
      const row = page.content.find((each) => each.id === id)
      if (row) return row
    }
  return undefined
}
