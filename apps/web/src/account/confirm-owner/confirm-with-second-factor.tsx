import { startPasskeySignIn } from '@vastus/contract/passkeys'
import { confirmSignIn } from '@vastus/contract/security'
import { checkSecondFactor } from '@vastus/domain/identity/second-factor'
import { type ReactNode, useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { useServerForm } from '../../shared/forms/use-server-form.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { SecondFactorForm, signWithKey, usePasskeyAlert } from '../forms/index.ts'

interface ConfirmProps {
  onConfirmed: () => void
  /** The button beside the one that confirms. */
  cancel: ReactNode
}

/** A passkey, a code of the authenticator app, or a recovery code. */
export function ConfirmWithSecondFactor({ onConfirmed, cancel }: ConfirmProps) {
  const { t } = useI18n()
  const alertProblem = usePasskeyAlert()
  const [busy, setBusy] = useState(false)
  const form = useServerForm({
    initial: { code: '' },
    validate: { code: checkSecondFactor },
    area: 'session',
    keyAt: { INVALID_OTP: 'code' },
    send: async (body) => {
      await call(confirmSignIn, { body })
      onConfirmed()
      return undefined
    },
  })
  const askDevice = async () => {
    setBusy(true)
    try {
      const begun = await call(startPasskeySignIn, {})
      const signed = await signWithKey(begun)
      await call(confirmSignIn, { body: { passkey: { attemptId: begun.attemptId, signed } } })
      onConfirmed()
    } catch (error) {
      alertProblem('session', error)
      setBusy(false)
    }
  }
  return (
    <>
      <div>
        <Button variant="secondary" wide busy={busy} onClick={() => void askDevice()}>
          {t('sign-in.confirm.passkey')}
        </Button>
      </div>
      <SecondFactorForm
        form={form}
        hint={t('sign-in.secondFactor.hint')}
        submitLabel={t('sign-in.confirm.submit')}
      >
        {cancel}
      </SecondFactorForm>
    </>
  )
}
