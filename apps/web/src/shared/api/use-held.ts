import { useEffect, useRef } from 'react'

type DoNow = () => Promise<void>

/** Everything that is held on this page. */
const held = new Set<DoNow>()

/** Before its user signs out: afterwards it could not be done any more. */
export async function doHeld(): Promise<void> {
  await Promise.all([...held].map((doNow) => doNow()))
}

/** Puts something off for a moment, so that it can still be called off. Leaving the screen or the page does it at once. */
export function useHeld(delayMs: number) {
  const own = useRef(new Set<DoNow>())
  useEffect(() => {
    const all = own.current
    const leave = () => all.forEach((doNow) => void doNow())
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  /** @returns calls it off, if there is still time */
  return (work: () => Promise<void>): (() => boolean) => {
    const end = () => {
      clearTimeout(timer)
      own.current.delete(doNow)
      return held.delete(doNow)
    }
    const doNow = async () => {
      if (end()) await work()
    }
    const timer = setTimeout(() => void doNow(), delayMs)
    own.current.add(doNow)
    held.add(doNow)
    return end
  }
}
