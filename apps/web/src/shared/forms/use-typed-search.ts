import { useEffect, useEffectEvent, useRef } from 'react'

/** A key that comes within this time of another one is typing; the typing rests when none has come for as long. */
export const SEARCH_REST_MS = 500

/** How long a search waits after a key, in milliseconds: not at all after the first key, see docs/decisions/0008. */
export function waitAfterKey(sinceKeyBeforeMs: number): number {
  return sinceKeyBeforeMs < SEARCH_REST_MS ? SEARCH_REST_MS : 0
}

/** Asks for what is typed, without the spaces around it: at once after the first key, then each time the typing rests. */
export function useTypedSearch(words: string, ask: (words: string) => void): void {
  const askNow = useEffectEvent(ask)
  const typed = useRef(words)
  const lastKeyAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const now = performance.now()
    const waitMs = typed.current === words ? 0 : waitAfterKey(now - lastKeyAt.current)
    if (typed.current !== words) lastKeyAt.current = now
    typed.current = words
    const timer = setTimeout(() => askNow(words.trim()), waitMs)
    return () => clearTimeout(timer)
  }, [words])
}
