import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { withoutUnread } from '../e-contacts/index.ts'

/** Once an e-contact is open it is read; the server knows it from the opening. */
export function useMarkRead(id: number, isOpen: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (isOpen) withoutUnread(client, id)
  }, [client, id, isOpen])
}
