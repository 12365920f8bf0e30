import type { ServerMessage } from '@vastus/contract/realtime'
import { createContext, use, useEffect, useEffectEvent } from 'react'
import type { RealtimeClient } from './realtime-client.ts'

export const RealtimeContext = createContext<RealtimeClient | null>(null)

export function useRealtime(): RealtimeClient {
  const client = use(RealtimeContext)
  if (!client) throw new Error('no RealtimeContext above')
  return client
}

/** Calls `heard` for each event while the component is on the page. */
export function useRealtimeEvents(heard: (event: ServerMessage) => void): void {
  const client = useRealtime()
  const onEvent = useEffectEvent(heard)
  useEffect(() => client.listen((event) => onEvent(event)), [client])
}
