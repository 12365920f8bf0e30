import { useSyncExternalStore } from 'react'
import { serverNow } from './server-clock.ts'

const TICK_MS = 60_000

let now = serverNow()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function tick(): void {
  now = serverNow()
  for (const listener of listeners) listener()
}

/** The time to the minute, the same for everything on the page: "today" turns at midnight by itself. */
export function useNow(): Date {
  return useSyncExternalStore(
    subscribe,
    current,
    // The server draws frames of first pages with it.
    () => new Date(),
  )
}

function current(): Date {
  // Nothing ticks while nobody listens: what is drawn first would show an old time.
  if (listeners.size === 0 && Math.abs(serverNow().getTime() - now.getTime()) >= TICK_MS) now = serverNow()
  return now
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = serverNow()
    timer = setInterval(tick, TICK_MS)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}
