import { Link, Navigate, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Aside, handover, NewPasswordForm, Page } from '../forms/index.ts'

export function ResetPasswordCodeScreen() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const [email] = useState(handover.resetEmail)
  const words = handover.isInvited ? 'invitation' : 'identity.reset'
  if (email === null) return <Navigate to="/reset-password" replace />
  return (
    <Page heading={t(`${words}.heading`)} intro={t(`${words}.sentTo`, { email })}>
      <NewPasswordForm
        email={email}
        onDone={async () => {
          handover.resetEmail = null
          await navigate({ to: '/login-with-password', search: { done: 'reset' }, replace: true })
        }}
      />
      <Aside>
        <Link to="/reset-password">{t('identity.code.changeEmail')}</Link>
      </Aside>
    </Page>
  )
}
