import type { ReactNode } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import styles from './page-states.module.css'

interface EmptyStateProps {
  /** What this place is for. */
  heading: string
  /** Why it is empty. */
  text?: string
  /** One button. */
  action?: ReactNode
}

/** A place with nothing in it yet. */
export function EmptyState({ heading, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <h2>{heading}</h2>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}

interface PageErrorProps {
  /** What happened. */
  heading: string
  /** What was kept and what to do. */
  text: string
  /** A short code that support can look up. */
  reference?: string
  actions?: ReactNode
}

/** A whole page that could not be shown. */
export function PageError({ heading, text, reference, actions }: PageErrorProps) {
  const { t } = useI18n()
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{heading}</h1>
      <p>{text}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
      {reference && <p className={styles.reference}>{t('kit.referenceCode', { code: reference })}</p>}
    </div>
  )
}
