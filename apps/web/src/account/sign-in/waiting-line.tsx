import type { ReactNode } from 'react'
import styles from './waiting-line.module.css'

/** Says what is being waited for, also aloud. */
export function WaitingLine({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.status}>
      <span className={styles.spinner} aria-hidden="true" />
      {children}
    </p>
  )
}
