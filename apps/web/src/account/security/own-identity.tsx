import { undoJoining } from '@vastus/contract/account-join'
import type { Security } from '@vastus/contract/security'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore, useUser } from '../../shared/session/session-context.tsx'
import { endSession } from '../../shared/session/sign-in-out.ts'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import styles from './security.module.css'

/** Whether the account is that of a proven person, and the way there and back. */
export function OwnIdentity({ isProven, undoableUntil }: Security['identity']) {
  const { t, format } = useI18n()
  const { signInMethods } = useSessionStore().config
  const { signInMethod } = useUser()
  const alertError = useErrorAlert()
  const { show } = useToasts()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const undo = async () => {
    setBusy(true)
    try {
      await call(undoJoining, {})
      const { context } = router.options
      context.store.tellTabsOfLogout()
      endSession(context)
      show({ tone: 'success', text: t('sign-in.security.identity.undone') })
      await router.navigate({ to: '/' })
    } catch (error) {
      alertError('session', error)
      setBusy(false)
    }
  }
  if (signInMethods.length === 0) return null
  return (
    <Card heading={t('sign-in.security.identity.heading')}>
      <div className={styles.stack}>
        {!isProven && (
          <>
            <p className={styles.quiet}>{t('sign-in.security.identity.off')}</p>
            <div>
              <Link className={buttonClass('secondary', true)} to="/settings/identity">
                {t('sign-in.security.identity.begin')}
              </Link>
            </div>
          </>
        )}
        {isProven && <p>{t('sign-in.security.identity.on')}</p>}
        {isProven && signInMethod !== 'PASSWORD' && undoableUntil === null && (
          <p className={styles.quiet}>{t('sign-in.security.identity.other')}</p>
        )}
        {undoableUntil !== null && (
          <>
            <p className={styles.quiet}>
              {t('sign-in.security.identity.undoText', { until: format.dateTime(undoableUntil) })}
            </p>
            <div>
              <Button variant="secondary" wide busy={busy} onClick={() => void undo()}>
                {t('sign-in.security.identity.undo')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  )
}
