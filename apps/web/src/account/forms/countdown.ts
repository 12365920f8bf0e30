import { useEffect, useState } from 'react'

/** Whole seconds until an instant, 0 once it has come. Both in milliseconds. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000))
}

/** The seconds that are read aloud; saying each one would talk over everything else. */
export function isSpoken(seconds: number): boolean {
  return seconds === 0 || seconds === 10 || seconds % 30 === 0
}

/** Counts down; `restart` begins again. A tab that slept shows the right number when it wakes. */
export function useCountdown(seconds: number): { left: number; restart: () => void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const tick = () => {
      const now = secondsLeft(until, Date.now())
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [until])
  return {
    left,
    restart: () => {
      setLeft(seconds)
      setUntil(Date.now() + seconds * 1000)
    },
  }
}
