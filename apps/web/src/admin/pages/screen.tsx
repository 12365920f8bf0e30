import type { ReactNode } from 'react'
import { alertOfError } from '../../shared/api/alert-of-error.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { PageError } from '../../shared/ui/page-states.tsx'
import styles from './pages.module.css'

/** A page of the platform's administration: heading, a sentence, and what there is. */
export function Screen({
  heading,
  intro,
  children,
}: {
  heading: string
  intro?: string
  children: ReactNode
}) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{heading}</h1>
        {intro && <p className={styles.quiet}>{intro}</p>}
      </div>
      {children}
    </div>
  )
}

/** In place of a page whose content did not come. */
export function ScreenFailed({
  heading,
  query,
}: {
  heading: string
  query: { error: unknown; refetch: () => unknown }
}) {
  const { t } = useI18n()
  return (
    <PageError
      heading={heading}
      text={alertOfError(query.error, t).text}
      actions={<Button onClick={() => void query.refetch()}>{t('errors.tryAgain')}</Button>}
    />
  )
}
