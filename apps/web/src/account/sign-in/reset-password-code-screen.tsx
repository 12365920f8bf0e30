import { confirmResetPassword } from '@vastus/contract/identity'
import { checkConfirmed } from '@vastus/domain/field-rules'
import { checkOneTimeCode } from '@vastus/domain/identity/one-time-code'
import { checkPassword } from '@vastus/domain/identity/password'
import { Link, Navigate, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { CodeField } from '../../shared/ui/text-field.tsx'
import { handover, NewPasswordFields, Aside, Page, ResendCode } from '../forms/index.ts'
import { useServerForm } from '../../shared/forms/use-server-form.ts'

export function ResetPasswordCodeScreen() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const [email] = useState(handover.resetEmail)
  const form = useServerForm({
    initial: { otp: '', password: '', confirmPassword: '' },
    validate: {
      otp: checkOneTimeCode,
      password: (value) => checkPassword(value, email ?? ''),
      confirmPassword: (value, { password }) => (value === '' ? 'REQUIRED' : checkConfirmed(value, password)),
    },
    area: 'reset-password',
    keyAt: { INVALID_OTP: 'otp' },
    send: async (values) => {
      await call(confirmResetPassword, { body: { ...values, email: email ?? '' } })
      handover.resetEmail = null
      await navigate({ to: '/login-with-password', search: { done: 'reset' }, replace: true })
      return undefined
    },
  })
  if (email === null) return <Navigate to="/reset-password" replace />
  return (
    <Page heading={t('identity.reset.heading')} intro={t('identity.reset.sentTo', { email })}>
      <form noValidate onSubmit={form.submit}>
        <ErrorSummary {...form.summary} />
        <FieldStack>
          <CodeField
            {...form.field('otp')}
            label={t('identity.field.code')}
            hint={t('identity.field.codeHint')}
          />
          <ResendCode email={email} purpose="RESET" />
          {/* Password managers keep the new password under this name. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <NewPasswordFields
            label={t('identity.field.newPassword')}
            password={form.field('password')}
            confirmPassword={form.field('confirmPassword')}
          />
          <div>
            <Button type="submit" wide busy={form.busy}>
              {t('identity.reset.save')}
            </Button>
          </div>
        </FieldStack>
      </form>
      <Aside>
        <Link to="/reset-password">{t('identity.code.changeEmail')}</Link>
      </Aside>
    </Page>
  )
}
