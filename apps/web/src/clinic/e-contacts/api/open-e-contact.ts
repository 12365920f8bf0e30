import type { QueryClient } from '@tanstack/react-query'
import { eContactOptions } from './get-e-contact.ts'
import { timelineOptions } from './get-timeline.ts'
import { notesOptions } from './list-notes.ts'

/** From a press on its row until its screen is made it is one opening. */
const OPENING_MS = 500

/** Asks for what a conversation shows while its screen is still being made. One that is open stays as it is. */
export function openEContact(client: QueryClient, id: number): void {
  const eContact = eContactOptions(id)
  const isOpen = client.getQueryCache().find({ queryKey: eContact.queryKey })?.isActive() ?? false
  if (isOpen) return
  void client.prefetchQuery({ ...eContact, staleTime: OPENING_MS })
  void client.prefetchQuery(timelineOptions(id))
  void client.prefetchQuery(notesOptions(id))
}
