import { useEffect } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { reportError } from '../../shared/api/report.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { IconAlertTriangle } from '../../shared/ui/icons.tsx'
import { startedEContact, patientStyles as styles, useFinalize } from '../e-contacts/index.ts'

/** Tells that the sending failed, and gives up what was started for it. */
export function SendingFailed() {
  const { t } = useI18n()
  const { mutateAsync: finalize } = useFinalize()
  useEffect(() => {
    const started = startedEContact.find()
    if (!started) return
    finalize({ eContactId: started, failed: true }).catch((error: unknown) => {
      // The clinic has that one already: it is not the one that failed.
      if (error instanceof ApiError && error.status === 468) startedEContact.forget()
      else reportError('e-contacts', error)
    })
  }, [finalize])
  return (
    <p role="alert" className={classNames(styles.alert, styles.bad)}>
      <IconAlertTriangle aria-hidden="true" />
      {t('errors.eContactSubmissionFailed')}
    </p>
  )
}
