import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the device believes it has a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

/** What comes of the work; null as soon as the device knows that it has no connection. */
export function whileOnline<T>(work: Promise<T>): Promise<T | null> {
  if (!navigator.onLine) return Promise.resolve(null)
  const { promise: offline, resolve } = Promise.withResolvers<null>()
  const gone = () => resolve(null)
  addEventListener('offline', gone)
  return Promise.race([work, offline]).finally(() => removeEventListener('offline', gone))
}
