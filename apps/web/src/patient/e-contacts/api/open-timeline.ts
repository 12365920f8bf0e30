import type { QueryClient } from '@tanstack/react-query'
import { clinicsOptions } from './clinics.ts'
import { timelineOptions } from './timeline.ts'

/** Asks for what a timeline shows while its screen is on its way. Most are about the user: the clinics are theirs. */
export function openTimeline(client: QueryClient, id: number, personId: number | null): void {
  void client.prefetchQuery(timelineOptions(id))
  if (personId) void client.prefetchQuery(clinicsOptions(personId))
}
