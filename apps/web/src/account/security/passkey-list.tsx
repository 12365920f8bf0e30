import { removePasskey } from '@vastus/contract/passkeys'
import type { Security } from '@vastus/contract/security'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import styles from './security.module.css'

type Passkey = Security['passkeys'][number]

/** Name, age and last use of each, and the way to be rid of it. */
export function PasskeyList({ passkeys }: Pick<Security, 'passkeys'>) {
  const { t, format } = useI18n()
  const queryClient = useQueryClient()
  const { show } = useToasts()
  const alertError = useErrorAlert()
  const [asked, setAsked] = useState<Passkey | null>(null)
  const [busy, setBusy] = useState(false)
  const remove = async ({ id }: Passkey) => {
    setBusy(true)
    try {
      await call(removePasskey, { body: { passkey: id } })
      await queryClient.invalidateQueries({ queryKey: ['security'] })
      setAsked(null)
      show({ tone: 'success', text: t('sign-in.passkey.removed'), autoDismiss: true })
    } catch (error) {
      alertError('session', error)
    }
    setBusy(false)
  }
  const usedWhen = ({ addedAt, lastUsedAt }: Passkey) => {
    const date = format.date(addedAt)
    if (lastUsedAt === null) return t('sign-in.passkey.unused', { date })
    return t('sign-in.passkey.used', { date, when: format.dateTime(lastUsedAt) })
  }
  return (
    <>
      <ul role="list" className={styles.sessions}>
        {passkeys.map((passkey) => (
          <li key={passkey.id} className={styles.session}>
            <div>
              <p className={styles.name}>{passkey.name}</p>
              <p className={styles.quiet}>{usedWhen(passkey)}</p>
            </div>
            <Button
              variant="secondary"
              aria-label={t('sign-in.passkey.removeNamed', { name: passkey.name })}
              onClick={() => setAsked(passkey)}
            >
              {t('sign-in.passkey.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        heading={t('sign-in.passkey.removeHeading', { name: asked?.name ?? '' })}
        confirmLabel={t('sign-in.passkey.remove')}
        danger
        busy={busy}
        onConfirm={() => void (asked && remove(asked))}
      >
        <p>{t('sign-in.passkey.removeText')}</p>
      </ConfirmDialog>
    </>
  )
}
