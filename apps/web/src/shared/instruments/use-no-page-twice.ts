import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

/** The page that was shown last, and at which place of the browser's history. */
export type ShownPage = { index: number; page: string }

/**
 * Back and Forward pass over addresses that show the page which is left. A screen that was narrow has one for each question, and the
 * questions share a page once it is wide.
 *
 * @param lastRef outlives the page
 */
export function useNoPageTwice(lastRef: RefObject<ShownPage | null>, page: string): void {
  const { history } = useRouter()
  useEffect(() => {
    const before = lastRef.current
    const index = history.location.state.__TSR_index
    lastRef.current = { index, page }
    const step = before ? index - before.index : 0
    if (before?.page === page && Math.abs(step) === 1) history.go(step)
  }, [history, lastRef, page])
}
