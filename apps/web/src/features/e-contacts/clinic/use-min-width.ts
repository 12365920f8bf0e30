import { useSyncExternalStore } from 'react'

/** Whether the window is at least as wide, in em. */
export function useMinWidth(em: number): boolean {
  const query = `(min-width: ${em}em)`
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}
