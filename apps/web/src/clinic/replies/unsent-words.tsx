import type { ReactNode } from 'react'
import { conversationStyles as styles } from '../e-contacts/index.ts'

type UnsentWordsProps = {
  heading: string
  text: string
  /** What goes with the text, in words. */
  with?: string | false
  /** What one can do about it. */
  children: ReactNode
}

/** What was written and is not sent: in sight until its writer decides. */
export function UnsentWords({ heading, text, with: note, children }: UnsentWordsProps) {
  return (
    <section className={styles.unsent}>
      <h2>{heading}</h2>
      <p dir="auto" className={styles.unsentText}>
        {text}
      </p>
      {note && <p>{note}</p>}
      <p className={styles.unsentFoot}>{children}</p>
    </section>
  )
}
