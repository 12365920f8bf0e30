import { signInWithPasskey, startPasskeySignIn } from '@vastus/contract/passkeys'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSignIn } from '../../shared/session/use-sign-in.ts'
import { Button } from '../../shared/ui/button.tsx'
import { signWithKey } from './ask-device.ts'
import { usePasskeyAlert } from './use-passkey-alert.ts'

/** Signs in with a passkey: the device asks which one, the server learns from it whose account it is. */
export function PasskeyButton() {
  const { t } = useI18n()
  const signIn = useSignIn()
  const alertProblem = usePasskeyAlert()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      const begun = await call(startPasskeySignIn, {})
      const signed = await signWithKey(begun)
      await signIn(await call(signInWithPasskey, { body: { attemptId: begun.attemptId, signed } }))
    } catch (error) {
      alertProblem('login', error)
      setBusy(false)
    }
  }
  return (
    <div>
      <Button variant="secondary" wide busy={busy} onClick={() => void press()}>
        {t('identity.passkey.logIn')}
      </Button>
    </div>
  )
}
