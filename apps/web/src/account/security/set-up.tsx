import { confirmAuthenticator } from '@vastus/contract/security'
import { getLogin } from '@vastus/contract/identity'
import { checkSecondFactor } from '@vastus/domain/identity/second-factor'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { call } from '../../shared/api/call.ts'
import { useServerForm } from '../../shared/forms/use-server-form.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { SecondFactorForm } from '../forms/index.ts'
import styles from './security.module.css'

const QrCode = lazy(() =>
  import('../../shared/ui/qr-code.tsx').then((module) => ({ default: module.QrCode })),
)

interface SetUpProps {
  secret: string
  uri: string
  onDone: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/** The code to scan with the app, and a first code of it as a proof that it works. */
export function SetUp({ secret, uri, onDone, onCancel }: SetUpProps) {
  const { t } = useI18n()
  const queryClient = useQueryClient()
  const store = useSessionStore()
  const form = useServerForm({
    initial: { code: '' },
    validate: { code: checkSecondFactor },
    area: 'session',
    keyAt: { INVALID_OTP: 'code' },
    send: async (body) => {
      const { recoveryCodes } = await call(confirmAuthenticator, { body })
      onDone(recoveryCodes)
      await queryClient.invalidateQueries({ queryKey: ['security'] })
      store.setUser(await call(getLogin, {}))
      return undefined
    },
  })
  return (
    <div className={styles.stack}>
      <p>{t('sign-in.security.scan')}</p>
      <div className={styles.scan}>
        <Suspense>
          <QrCode text={uri} label={t('sign-in.security.qr')} />
        </Suspense>
      </div>
      <p className={styles.quiet}>
        {t('sign-in.security.secret')}{' '}
        <span className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</span>
      </p>
      <SecondFactorForm form={form} submitLabel={t('sign-in.security.confirm')}>
        <Button variant="secondary" wide onClick={onCancel}>
          {t('sign-in.security.cancel')}
        </Button>
      </SecondFactorForm>
    </div>
  )
}
