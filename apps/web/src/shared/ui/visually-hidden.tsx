import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Read aloud, not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}

/** The first stop of the Tab key: jumps over the header. Comes into view with focus. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {children}
    </a>
  )
}
