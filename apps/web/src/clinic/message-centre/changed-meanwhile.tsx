import type { ReactNode } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Action, ButtonRow } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import styles from './message-centre.module.css'

type ChangedMeanwhileProps = {
  isOutdated: boolean
  /** What the colleague has saved. */
  children: ReactNode
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Tells of what a colleague has saved since the writer opened it. Nothing is overwritten before the writer has chosen. */
export function ChangedMeanwhile({ isOutdated, children, onTakeTheirs, onKeepMine }: ChangedMeanwhileProps) {
  const { t } = useI18n()
  return (
    <div role="status">
      {isOutdated && (
        <Card heading={t('message-centre.saved.changedHeading')}>
          <div className={styles.section}>
            <p className={styles.quiet}>{t('message-centre.saved.changedText')}</p>
            {children}
            <ButtonRow>
              <Action onClick={onTakeTheirs}>{t('message-centre.saved.takeTheirs')}</Action>
              <Action onClick={onKeepMine}>{t('message-centre.saved.keepMine')}</Action>
            </ButtonRow>
          </div>
        </Card>
      )}
    </div>
  )
}
