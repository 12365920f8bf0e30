import { useLayoutEffect, useRef } from 'react'

/** Where another heading takes the place of the page's heading that has the focus, it gets the focus. */
export function useKeepHeadingFocused(kind: boolean): void {
  const previous = useRef(kind)
  useLayoutEffect(() => {
    if (previous.current === kind) return
    previous.current = kind
    // The focus of an element that has gone lies on the whole page.
    if (document.activeElement !== document.body) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [kind])
}
