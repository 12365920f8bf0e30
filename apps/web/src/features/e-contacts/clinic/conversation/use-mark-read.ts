import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import type { listClinicEContacts } from '@vastus/contract/e-contacts'
import type { RouteAnswer } from '@vastus/contract/route'
import { useEffect } from 'react'
import { eContactKeys } from '../api/e-contact-keys.ts'

type Pages = InfiniteData<RouteAnswer<typeof listClinicEContacts>>

/** Once an e-contact is open its row in the list is read; the server knows it from the opening. */
export function useMarkRead(id: number, isOpen: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!isOpen) return
    client.setQueriesData<Pages>({ queryKey: eContactKeys.lists }, (data) =>
      data?.pages.some((page) => page.content.some((row) => row.id === id && row.unread))
        ? {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              content: page.content.map((row) => (row.id === id ? { ...row, unread: false } : row)),
            })),
          }
        : data,
    )
  }, [client, id, isOpen])
}
