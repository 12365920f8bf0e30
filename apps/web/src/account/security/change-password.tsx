import { resetPassword } from '@vastus/contract/identity'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useUser } from '../../shared/session/session-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { StepPlace } from '../../shared/ui/step-place.tsx'
import { NewPassword } from './new-password.tsx'
import styles from './security.module.css'
import type { Turn } from './turn.ts'

/** Another password, in the same way as a forgotten one: a person who finds an open browser does not read the mail. */
export function ChangePassword({ isFree, onBegin, onEnd }: Turn) {
  const { t } = useI18n()
  const { email } = useUser()
  const alertError = useErrorAlert()
  const [isOpen, setIsOpen] = useState(false)
  const [wasSent, setWasSent] = useState(false)
  const [busy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    onBegin()
    try {
      // A code from before still works, and the form offers another.
      if (!wasSent) await call(resetPassword, { body: { email } })
      setWasSent(true)
      setIsOpen(true)
    } catch (error) {
      alertError('reset-password', error)
      onEnd()
    }
    setBusy(false)
  }
  const cancel = () => {
    setIsOpen(false)
    onEnd()
  }
  return (
    <Card heading={t('identity.field.password')}>
      <StepPlace step={isOpen ? 'CHANGING' : 'REST'} label={t('identity.field.password')}>
        {isOpen ? (
          <NewPassword email={email} onCancel={cancel} />
        ) : (
          <>
            <p className={styles.quiet}>{t('sign-in.password.text')}</p>
            <div className={styles.action}>
              <Button variant="secondary" wide busy={busy} disabled={!isFree} onClick={() => void begin()}>
                {t('sign-in.password.change')}
              </Button>
            </div>
          </>
        )}
      </StepPlace>
    </Card>
  )
}
