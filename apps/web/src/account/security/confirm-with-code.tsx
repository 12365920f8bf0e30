import { confirmSignIn } from '@vastus/contract/security'
import { getLogin } from '@vastus/contract/identity'
import { checkSecondFactor } from '@vastus/domain/identity/second-factor'
import { call } from '../../shared/api/call.ts'
import { useServerForm } from '../../shared/forms/use-server-form.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { SecondFactorForm } from '../forms/index.ts'
import styles from './security.module.css'

/** For a user who has a second factor and came without it, with an account elsewhere. */
export function ConfirmWithCode() {
  const { t } = useI18n()
  const store = useSessionStore()
  const form = useServerForm({
    initial: { code: '' },
    validate: { code: checkSecondFactor },
    area: 'session',
    keyAt: { INVALID_OTP: 'code' },
    send: async (body) => {
      await call(confirmSignIn, { body })
      store.setUser(await call(getLogin, {}))
      return undefined
    },
  })
  return (
    <Card heading={t('sign-in.secondFactor.heading')}>
      <div className={styles.stack}>
        <p className={styles.quiet}>{t('sign-in.security.confirmText')}</p>
        <SecondFactorForm
          form={form}
          hint={t('sign-in.secondFactor.hint')}
          submitLabel={t('sign-in.security.confirmCode')}
        />
      </div>
    </Card>
  )
}
