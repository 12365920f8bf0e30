import type { ReactNode } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Card } from '../../shared/ui/card.tsx'
import styles from './pages.module.css'

/** Above a form whose content another administrator has saved meanwhile: what is there now, and a way to take it. */
export function ChangedMeanwhile({ children, action }: { children?: ReactNode; action: ReactNode }) {
  const { t } = useI18n()
  return (
    <div role="status">
      <Card heading={t('publishing.changedHeading')}>
        <div className={styles.list}>
          <p className={styles.quiet}>{t('publishing.changedText')}</p>
          {children}
          <div>{action}</div>
        </div>
      </Card>
    </div>
  )
}
