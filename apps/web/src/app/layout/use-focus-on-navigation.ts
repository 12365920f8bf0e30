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
    let beginning = focusBeginning()
    // What a screen shows while it waits is replaced, heading and all; the focus must not be lost with it.
    const watcher = new MutationObserver(() => {
      if (!beginning?.isConnected && document.activeElement === document.body) beginning = focusBeginning()
    })
    const main = document.querySelector('main')
    if (main) watcher.observe(main, { childList: true, subtree: true })
    return () => watcher.disconnect()
  }, [path])
}

function focusBeginning(): HTMLElement | null {
  // A screen may begin at its work instead, such as a search.
  const begin = document.querySelector<HTMLElement>('main [data-first-focus]')
  const heading = document.querySelector<HTMLElement>('main h1')
  const target = begin ?? heading ?? document.querySelector<HTMLElement>('main')
  if (target !== begin) target?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
  return target
}
