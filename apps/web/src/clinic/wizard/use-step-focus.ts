import { useEffect } from 'react'

/** Each step starts at its top, where its work begins: at the field or button marked for it, else at its heading. */
export function useStepFocus(step: string, isLoading: boolean): void {
  useEffect(() => {
    if (isLoading) return
    scrollTo(0, 0)
    const main = document.querySelector('main')
    const target =
      main?.querySelector<HTMLElement>('[data-first-focus]') ?? main?.querySelector<HTMLElement>('h1')
    if (target?.matches('h1')) target.setAttribute('tabindex', '-1')
    target?.focus({ preventScroll: true })
  }, [step, isLoading])
}
