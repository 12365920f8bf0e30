import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import type { DashboardRow } from '@vastus/contract/shapes'
import { useEffect } from 'react'
import { eContactKeys } from '../api/e-contact-keys.ts'
import { prepareEContact } from '../api/prepare-e-contact.ts'

/** Prepares the e-contact that will be opened next, once the open one stands. By itself, so that the list is not drawn for it. */
export function PrepareNext({ openId, next }: { openId: number; next: DashboardRow }) {
  const client = useQueryClient()
  const isStanding = useIsFetching({ queryKey: eContactKeys.one(openId) }) === 0
  // The row changes with its e-contact, which is forgotten then.
  const { id, updatedAt } = next
  useEffect(() => {
    if (isStanding && document.visibilityState === 'visible') prepareEContact(client, id)
  }, [client, isStanding, id, updatedAt])
  return null
}
