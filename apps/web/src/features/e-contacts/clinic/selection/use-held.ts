import { useEffect, useRef } from 'react'

/**
 * Puts something off for a moment, so that it can still be called off. Leaving the screen does it at once; closing the browser
 * meanwhile leaves it undone.
 */
export function useHeld(delayMs: number) {
  const held = useRef(new Map<symbol, { timer: ReturnType<typeof setTimeout>; run: () => void }>())
  useEffect(() => {
    const all = held.current
    return () => {
      for (const { timer, run } of all.values()) {
        clearTimeout(timer)
        run()
      }
      all.clear()
    }
  }, [])
  /** @returns calls it off, if there is still time */
  return (run: () => void): (() => boolean) => {
    const key = Symbol('held')
    const timer = setTimeout(() => {
      held.current.delete(key)
      run()
    }, delayMs)
    held.current.set(key, { timer, run })
    return () => {
      clearTimeout(timer)
      return held.current.delete(key)
    }
  }
}
