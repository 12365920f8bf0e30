import type { ReactNode } from 'react'
import styles from './page.module.css'

interface PageProps {
  heading: string
  intro?: ReactNode
  children?: ReactNode
}

/** A screen of one column: heading, a sentence or two, and what there is to do. */
export function Page({ heading, intro, children }: PageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{heading}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {children}
    </div>
  )
}

/** Links that lead elsewhere, below the form. */
export function Aside({ children }: { children: ReactNode }) {
  return <div className={styles.aside}>{children}</div>
}
