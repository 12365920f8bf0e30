import { sendOneTimeCode } from '@vastus/contract/identity'
import { OTP_RESEND_SECONDS } from '@vastus/domain/limits'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Action } from '../../shared/ui/button.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import styles from './resend-code.module.css'
import { isSpoken, useCountdown } from './countdown.ts'

interface ResendCodeProps {
  email: string
  purpose: 'SIGNUP' | 'RESET' | 'PROFILE' | 'COMPLETE' | 'SECOND_FACTOR'
  /** Of an account that moves to another address: it gets a code of its own. */
  presentEmail?: string | null
}

/** Asks for a new code, a minute after the last one. The wait is shown each second and spoken now and then. */
export function ResendCode({ email, purpose, presentEmail = null }: ResendCodeProps) {
  const { t } = useI18n()
  const { show } = useToasts()
  const alertError = useErrorAlert()
  const { left, restart } = useCountdown(OTP_RESEND_SECONDS)
  const [busy, setBusy] = useState(false)

  const sendAgain = async () => {
    setBusy(true)
    try {
      if (presentEmail !== null)
        await call(sendOneTimeCode, { body: { email: presentEmail, purpose: 'SECOND_FACTOR' } })
      await call(sendOneTimeCode, { body: { email, purpose } })
      restart()
      show({ tone: 'success', text: t('identity.code.sentAgain'), autoDismiss: true })
    } catch (error) {
      alertError('code', error)
    } finally {
      setBusy(false)
    }
  }

  const wait = t('identity.code.wait', { seconds: left })
  return (
    <div className={styles.resend}>
      <p>{t('identity.code.notArrived')}</p>
      {left > 0 ? (
        <p className={styles.wait} aria-hidden="true">
          {wait}
        </p>
      ) : (
        <Action aria-disabled={busy} onClick={() => void (busy || sendAgain())}>
          {t('identity.code.again')}
        </Action>
      )}
      <VisuallyHidden>
        <span role="status">{isSpoken(left) && (left > 0 ? wait : t('identity.code.ready'))}</span>
      </VisuallyHidden>
    </div>
  )
}
