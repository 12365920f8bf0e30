import { useEffect, useRef } from 'react'

/** The steps of one address take turns: a new one starts at its top with the focus on its heading. */
export function useFocusHeading(step: string): void {
  const previous = useRef(step)
  useEffect(() => {
    if (previous.current === step) return
    previous.current = step
    scrollTo(0, 0)
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [step])
}
