import { useEffect, useEffectEvent } from 'react'
import { onSignOfConnection } from '../../shared/api/on-sign-of-connection.ts'

/** The device does not always notice that a connection is back, or that the server is. */
const TRY_EVERY_MS = 5000

/** Tries, while something waits, as soon as the device has a connection or somebody looks at the page again. */
export function useWhenBack(waits: boolean, attempt: () => void): void {
  const tryNow = useEffectEvent(() => {
    if (navigator.onLine) attempt()
  })
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => tryNow(), TRY_EVERY_MS)
    const end = onSignOfConnection(() => tryNow())
    tryNow()
    return () => {
      clearInterval(timer)
      end()
    }
  }, [waits])
}
