import { verifySignUp } from '@vastus/contract/identity'
import { checkOneTimeCode } from '@vastus/domain/identity/one-time-code'
import { Link, Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSignIn } from '../../shared/session/use-sign-in.ts'
import { ApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { CodeForm, handover, Notice, Aside, Page, ResendCode } from '../forms/index.ts'
import { useServerForm } from '../../shared/forms/use-server-form.ts'

export function SignUpCodeScreen() {
  const { t } = useI18n()
  const signIn = useSignIn()
  // Kept for as long as the screen is open: the handover is emptied before the next one shows.
  const [email] = useState(handover.signUpEmail)
  const [exists, setExists] = useState(false)
  const form = useServerForm({
    initial: { otp: '' },
    validate: { otp: checkOneTimeCode },
    area: 'sign-up',
    keyAt: { INVALID_OTP: 'otp' },
    send: async ({ otp }) => {
      const user = await call(verifySignUp, { body: { email: email ?? '', otp } })
      handover.signUpEmail = null
      await signIn(user)
      return undefined
    },
    onFailure: (error) => {
      const isKnown = error instanceof ApiError && error.key === 'USER_EXISTS'
      if (isKnown) setExists(true)
      return isKnown
    },
  })
  if (email === null) return <Navigate to="/signup-with-password" replace />
  return (
    <Page heading={t('identity.code.heading')} intro={t('identity.code.sentTo', { email })}>
      {exists && (
        <Notice tone="warning">
          <p>{t('errors.USER_EXISTS')}</p>
          <Link to="/login-with-password">{t('identity.signUp.existsLink')}</Link>
        </Notice>
      )}
      <CodeForm form={form} submitLabel={t('shell.buttons.continue')} />
      <ResendCode email={email} purpose="SIGNUP" />
      <Aside>
        <Link to="/signup-with-password">{t('identity.code.changeEmail')}</Link>
      </Aside>
    </Page>
  )
}
