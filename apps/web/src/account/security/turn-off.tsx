import { removeAuthenticator } from '@vastus/contract/security'
import { checkSecondFactor } from '@vastus/domain/identity/second-factor'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { useServerForm } from '../../shared/forms/use-server-form.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { SecondFactorForm } from '../forms/index.ts'
import styles from './security.module.css'

/** Only with a code: who finds an open browser cannot turn it off. */
export function TurnOff({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { t } = useI18n()
  const queryClient = useQueryClient()
  const form = useServerForm({
    initial: { code: '' },
    validate: { code: checkSecondFactor },
    area: 'session',
    keyAt: { INVALID_OTP: 'code' },
    send: async (body) => {
      await call(removeAuthenticator, { body })
      await queryClient.invalidateQueries({ queryKey: ['security'] })
      onDone()
      return undefined
    },
  })
  return (
    <div className={styles.stack}>
      <p>{t('sign-in.security.turnOffText')}</p>
      <SecondFactorForm
        form={form}
        hint={t('sign-in.secondFactor.hint')}
        submitLabel={t('sign-in.security.turnOff')}
      >
        <Button variant="secondary" wide onClick={onCancel}>
          {t('sign-in.security.cancel')}
        </Button>
      </SecondFactorForm>
    </div>
  )
}
