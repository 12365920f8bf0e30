import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

const KEEPS_SCROLL = '/prescriptions/add'

/** A new screen starts at its top with the focus on its heading, as a new page would. */
export function useFocusOnNavigation(): void {
  // The address that is shown, not the one that is still being fetched.
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const previous = useRef(path)
  useEffect(() => {
    const before = previous.current
    previous.current = path
    if (before === undefined || before === path) return
    if (path !== KEEPS_SCROLL) scrollTo(0, 0)
    // A screen may begin at its work instead, such as a search.
    const begin = document.querySelector<HTMLElement>('main [data-first-focus]')
    const heading = document.querySelector<HTMLElement>('main h1')
    const target = begin ?? heading ?? document.querySelector<HTMLElement>('main')
    if (target !== begin) target?.setAttribute('tabindex', '-1')
    target?.focus({ preventScroll: true })
  }, [path])
}
