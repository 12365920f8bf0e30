import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { IconAlertTriangle } from '../../../shared/ui/icons.tsx'
import styles from './patient.module.css'

/** Why a message is still here. */
export function NotSent({ problem, more }: { problem: string | null; more?: string }) {
  const { t } = useI18n()
  return (
    <div role="alert">
      {problem && (
        <div className={classNames(styles.alert, styles.bad)}>
          <IconAlertTriangle aria-hidden="true" />
          <p>
            <strong>{t('patient.check.notSentHeading')}.</strong> {problem}
            {more && ` ${more}`}
          </p>
        </div>
      )}
    </div>
  )
}
