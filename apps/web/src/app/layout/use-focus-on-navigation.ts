import { useEffect, useRef } from 'react'

const KEEPS_SCROLL = '/prescriptions/add'

/** A new screen starts at its top with the focus on its heading, as a new page would. */
export function useFocusOnNavigation(path: string): void {
  const previous = useRef(path)
  useEffect(() => {
    if (previous.current === path) return
    previous.current = path
    if (path !== KEEPS_SCROLL) scrollTo(0, 0)
    const heading = document.querySelector<HTMLElement>('main h1')
    const target = heading ?? document.querySelector<HTMLElement>('main')
    target?.setAttribute('tabindex', '-1')
    target?.focus({ preventScroll: true })
  }, [path])
}
