import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Action } from '../../shared/ui/button.tsx'
import { Card, SummaryList } from '../../shared/ui/card.tsx'
import styles from './administration.module.css'

type ChangedMeanwhileProps = {
  isShown: boolean
  /** What is in force now, of that which differs from what is typed. */
  rows: readonly { label: string; value: string }[]
  onTakeTheirs: () => void
}

/** Above a form of which a colleague has saved something else meanwhile: both texts are kept until the writer has chosen. */
export function ChangedMeanwhile({ isShown, rows, onTakeTheirs }: ChangedMeanwhileProps) {
  const { t } = useI18n()
  return (
    <div role="status">
      {isShown && (
        <Card heading={t('administration.contact.changedHeading')}>
          <p className={styles.quiet}>{t('administration.contact.changedText')}</p>
          <SummaryList rows={rows} />
          <Action onClick={onTakeTheirs}>{t('administration.contact.takeTheirs')}</Action>
        </Card>
      )}
    </div>
  )
}
