import { useSyncExternalStore } from 'react'

/** The layout's breakpoints in em: 380, 576, 768, 992, 1200 and 1400 px where nobody has changed the size of letters. */
type Breakpoint = 23.75 | 36 | 48 | 62 | 75 | 87.5

/** Whether the window is at least as wide. */
export function useMinWidth(em: Breakpoint): boolean {
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
