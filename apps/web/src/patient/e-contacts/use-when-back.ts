import { useEffect, useEffectEvent } from 'react'

/** The device does not always notice that a connection is back, or that the server is. */
const TRY_EVERY_MS = 5000

/** Tries, while something waits, as soon as the device has a connection. */
export function useWhenBack(waits: boolean, attempt: () => void): void {
  const tryNow = useEffectEvent(() => {
    if (navigator.onLine) attempt()
  })
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => tryNow(), TRY_EVERY_MS)
    const back = () => tryNow()
    addEventListener('online', back)
    tryNow()
    return () => {
      clearInterval(timer)
      removeEventListener('online', back)
    }
  }, [waits])
}
