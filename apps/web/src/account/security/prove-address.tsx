import { checkOneTimeCode } from '@vastus/domain/identity/one-time-code'
import { useQueryClient } from '@tanstack/react-query'
import { useServerForm } from '../../shared/forms/use-server-form.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useUser } from '../../shared/session/session-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { CodeForm, ResendCode } from '../forms/index.ts'
import styles from './security.module.css'

interface ProveAddressProps {
  /** Uses the code up. */
  onCode: (otp: string) => Promise<void>
  onCancel: () => void
}

/** Before the first second factor: a person who has guessed the password does not read the mail of its owner. */
export function ProveAddress({ onCode, onCancel }: ProveAddressProps) {
  const { t } = useI18n()
  const { email } = useUser()
  const queryClient = useQueryClient()
  const form = useServerForm({
    initial: { otp: '' },
    validate: { otp: checkOneTimeCode },
    area: 'session',
    keyAt: { INVALID_OTP: 'otp' },
    send: async ({ otp }) => {
      await onCode(otp)
      await queryClient.invalidateQueries({ queryKey: ['security'] })
      return undefined
    },
  })
  return (
    <div className={styles.stack}>
      <p>{t('sign-in.security.proveAddress', { email: email })}</p>
      <CodeForm form={form} submitLabel={t('shell.buttons.continue')} />
      <ResendCode email={email} purpose="SECOND_FACTOR" />
      <div>
        <Button variant="secondary" wide onClick={onCancel}>
          {t('sign-in.security.cancel')}
        </Button>
      </div>
    </div>
  )
}
