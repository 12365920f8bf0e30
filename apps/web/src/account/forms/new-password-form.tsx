import { confirmResetPassword } from '@vastus/contract/identity'
import { checkConfirmed } from '@vastus/domain/field-rules'
import { checkOneTimeCode } from '@vastus/domain/identity/one-time-code'
import { checkPassword } from '@vastus/domain/identity/password'
import type { ReactNode } from 'react'
import { call } from '../../shared/api/call.ts'
import { useServerForm } from '../../shared/forms/use-server-form.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { CodeField } from '../../shared/ui/text-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { ResendCode } from './resend-code.tsx'

interface NewPasswordFormProps {
  /** Address of the account, to which the code was sent. */
  email: string
  onDone: () => Promise<void>
  /** Another button beside the one that saves. */
  children?: ReactNode
}

/** A new password with the code that was mailed. Afterwards the account is signed in nowhere. */
export function NewPasswordForm({ email, onDone, children }: NewPasswordFormProps) {
  const { t } = useI18n()
  const form = useServerForm({
    initial: { otp: '', password: '', confirmPassword: '' },
    validate: {
      otp: checkOneTimeCode,
      password: (value) => checkPassword(value, email),
      confirmPassword: (value, { password }) => (value === '' ? 'REQUIRED' : checkConfirmed(value, password)),
    },
    area: 'reset-password',
    labels: {
      otp: t('identity.field.code'),
      password: t('identity.field.newPassword'),
      confirmPassword: t('identity.field.confirmPassword'),
    },
    keyAt: { INVALID_OTP: 'otp' },
    send: async (values) => {
      await call(confirmResetPassword, { body: { ...values, email } })
      await onDone()
      return undefined
    },
  })
  return (
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
        <ButtonRow>
          <Button type="submit" wide busy={form.busy}>
            {t('identity.reset.save')}
          </Button>
          {children}
        </ButtonRow>
      </FieldStack>
    </form>
  )
}
