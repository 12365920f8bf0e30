import type { ReactNode } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Action, ButtonRow } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import styles from './pages.module.css'

type ChangedMeanwhileProps = { children?: ReactNode; onTakeTheirs: () => void; onKeepMine: () => void }

/** Above a form whose content another administrator has saved meanwhile: what is there now, to be taken or to be replaced. */
export function ChangedMeanwhile({ children, onTakeTheirs, onKeepMine }: ChangedMeanwhileProps) {
  const { t } = useI18n()
  return (
    <div role="status">
      <Card heading={t('publishing.changedHeading')}>
        <div className={styles.list}>
          <p className={styles.quiet}>{t('publishing.changedText')}</p>
          {children}
          <ButtonRow>
            <Action onClick={onTakeTheirs}>{t('publishing.takeTheirs')}</Action>
            <Action onClick={onKeepMine}>{t('publishing.keepMine')}</Action>
          </ButtonRow>
        </div>
      </Card>
    </div>
  )
}
