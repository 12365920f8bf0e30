import type { ReactNode } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import styles from './item-page.module.css'

/** Around questions that are our own and no part of the instrument. */
export function SafetyBox({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useI18n()
  return (
    <div className={styles.safety}>
      <p className={styles.safetyHeading}>
        {t(count === 1 ? 'instruments.safety' : 'instruments.safetySeveral')}
      </p>
      {children}
    </div>
  )
}
