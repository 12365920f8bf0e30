import { type ReactNode, useEffect, useRef } from 'react'
import styles from './step-place.module.css'

interface StepPlaceProps {
  /** Read aloud where the focus comes here. */
  label: string
  /** Another value is another step. */
  step: string
  children: ReactNode
}

/** Steps that follow each other in one place. Where the pressed button goes with its step, the focus stays in the place. */
export function StepPlace({ label, step, children }: StepPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    if (isFocusLost()) place.current?.focus()
  }, [step])
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={label} className={styles.place}>
      {children}
    </div>
  )
}

/** What was focused is gone, or hidden. */
function isFocusLost(): boolean {
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.closest('[hidden]') !== null
}
