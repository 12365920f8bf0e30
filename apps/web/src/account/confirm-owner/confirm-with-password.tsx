import { confirmSignIn } from '@vastus/contract/security'
import { DEMO_PASSWORD } from '@vastus/demo/accounts'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'
import { useServerForm } from '../../shared/forms/use-server-form.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore, useUser } from '../../shared/session/session-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { PasswordField } from '../../shared/ui/password-field.tsx'
import { StepPlace } from '../../shared/ui/step-place.tsx'
import { ConfirmWithSecondFactor } from './confirm-with-second-factor.tsx'

interface ConfirmProps {
  onConfirmed: () => void
  /** The button beside the one that confirms. */
  cancel: ReactNode
}

/** The password of the account; an account that has a second factor by now asks for that. */
export function ConfirmWithPassword({ onConfirmed, cancel }: ConfirmProps) {
  const { t } = useI18n()
  const [isCodeAsked, setCodeAsked] = useState(false)
  return (
    <StepPlace
      step={isCodeAsked ? 'CODE' : 'PASSWORD'}
      label={t(isCodeAsked ? 'sign-in.secondFactor.heading' : 'sign-in.confirm.heading')}
    >
      {isCodeAsked ? (
        <ConfirmWithSecondFactor onConfirmed={onConfirmed} cancel={cancel} />
      ) : (
        <PasswordForm onConfirmed={onConfirmed} cancel={cancel} onCodeAsked={() => setCodeAsked(true)} />
      )}
    </StepPlace>
  )
}

function PasswordForm({ onConfirmed, cancel, onCodeAsked }: ConfirmProps & { onCodeAsked: () => void }) {
  const { t } = useI18n()
  const { email } = useUser()
  const { demoAccounts = [] } = useSessionStore().config
  // In the demo one press signs in, so nobody there knows a password.
  const known = demoAccounts.some((account) => account.email === email) ? DEMO_PASSWORD : ''
  const form = useServerForm({
    initial: { password: known },
    validate: { password: (value) => (value === '' ? 'REQUIRED' : null) },
    area: 'session',
    send: async (body) => {
      try {
        await call(confirmSignIn, { body })
      } catch (error) {
        // The general words of the key name an e-mail too, which nobody is asked for here.
        if (error instanceof ApiError && error.key === 'WRONG_CREDENTIALS')
          return { password: { words: t('sign-in.confirm.wrongPassword') } }
        throw error
      }
      onConfirmed()
      return undefined
    },
    onFailure: (error) => {
      const isAsked = error instanceof ApiError && error.key === 'SECOND_FACTOR_REQUIRED'
      if (isAsked) onCodeAsked()
      return isAsked
    },
  })
  return (
    <form noValidate onSubmit={form.submit}>
      <ErrorSummary {...form.summary} />
      <FieldStack>
        <PasswordField
          {...form.field('password')}
          label={t('identity.field.password')}
          autoComplete="current-password"
        />
        <ButtonRow>
          <Button type="submit" wide busy={form.busy}>
            {t('sign-in.confirm.submit')}
          </Button>
          {cancel}
        </ButtonRow>
      </FieldStack>
    </form>
  )
}
