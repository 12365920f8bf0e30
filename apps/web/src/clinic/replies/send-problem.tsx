import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { IconAlertTriangle } from '../../shared/ui/icons.tsx'
import { alertOfError } from '../../shared/api/alert-of-error.ts'
import styles from './composer.module.css'
import type { Sending } from './use-sending.ts'

/** Why the text is still here. It stays until the next try. */
export function SendProblem({ sending }: { sending: Sending }) {
  const { t } = useI18n()
  return (
    <div role="alert">
      {sending.failed && (
        <p className={styles.failed}>
          <IconAlertTriangle aria-hidden="true" />
          <span>
            <strong>{t('clinic.composer.notSent')}</strong>{' '}
            {alertOfError(sending.failed, t, 'PRM_DOCTOR').text}
          </span>
        </p>
      )}
    </div>
  )
}
