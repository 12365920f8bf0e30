import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Action } from '../../../shared/ui/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { IconClock } from '../../../shared/ui/icons.tsx'
import styles from './patient.module.css'

type WaitingProps = {
  /** It goes out from this page alone, not from the list as well. */
  isOnlyHere?: boolean
  onStop: () => void
}

/** The message waits for the connection, as its writer chose. */
export function Waiting({ isOnlyHere = false, onStop }: WaitingProps) {
  const { t } = useI18n()
  return (
    <div role="status" className={classNames(styles.alert, styles.calm)}>
      <IconClock aria-hidden="true" />
      <p>
        <strong>{t('patient.offline.waiting')}.</strong>{' '}
        {t(isOnlyHere ? 'patient.offline.waitingHere' : 'patient.offline.waitingText')}{' '}
        <Action onClick={onStop}>{t('patient.offline.stop')}</Action>
      </p>
    </div>
  )
}

/** The session ended before the connection was back: nobody but its writer may say that it goes. */
export function Missed() {
  const { t } = useI18n()
  return (
    <div role="status" className={classNames(styles.alert, styles.calm)}>
      <IconClock aria-hidden="true" />
      <p>{t('patient.offline.missed')}</p>
    </div>
  )
}
