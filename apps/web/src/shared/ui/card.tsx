import type { ReactNode } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

/** A block of content that belongs together. */
export function Card({ heading, children }: { heading?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.card}>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      {children}
    </section>
  )
}

/** The class of a card that is one link or button as a whole. */
export const linkCardClass = styles.linkCard ?? ''

export interface SummaryRow {
  label: string
  value: ReactNode
  /** Usually a "Change" link. */
  action?: ReactNode
}

/** Answers to check: what was asked, what was answered, and a way to change it. Whole questions need more room than short labels. */
export function SummaryList({
  rows,
  labels = 'SHORT',
}: {
  rows: readonly SummaryRow[]
  labels?: 'SHORT' | 'QUESTIONS'
}) {
  return (
    <dl className={classNames(styles.summary, labels === 'QUESTIONS' && styles.questions)}>
      {rows.map((row, index) => (
        // Two people can have one name.
        <div key={index} className={styles.row}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
          {row.action && <dd className={styles.action}>{row.action}</dd>}
        </div>
      ))}
    </dl>
  )
}
