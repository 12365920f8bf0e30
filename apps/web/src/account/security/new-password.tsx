import { useRouter } from '@tanstack/react-router'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { endSession } from '../../shared/session/sign-in-out.ts'
import { Button } from '../../shared/ui/button.tsx'
import { NewPasswordForm } from '../forms/index.ts'
import styles from './security.module.css'

/** The code that was mailed, and the new password. It ends all sessions, this one too. */
export function NewPassword({ email, onCancel }: { email: string; onCancel: () => void }) {
  const { t } = useI18n()
  const router = useRouter()
  return (
    <div className={styles.stack}>
      <p>{t('identity.code.sentTo', { email })}</p>
      <NewPasswordForm
        email={email}
        onDone={async () => {
          const { context } = router.options
          context.store.tellTabsOfLogout()
          endSession(context)
          await router.navigate({ to: '/login-with-password', search: { done: 'reset' }, replace: true })
        }}
      >
        <Button variant="secondary" wide onClick={onCancel}>
          {t('sign-in.security.cancel')}
        </Button>
      </NewPasswordForm>
    </div>
  )
}
