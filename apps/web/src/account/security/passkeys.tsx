import { beginPasskey } from '@vastus/contract/passkeys'
import type { RouteResponse } from '@vastus/contract/route'
import type { Security } from '@vastus/contract/security'
import { MOST_PASSKEYS } from '@vastus/domain/identity/passkeys'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useUser } from '../../shared/session/session-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { StepPlace } from '../../shared/ui/step-place.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { requireNamedHost, usePasskeyAlert } from '../forms/index.ts'
import { AddPasskey } from './add-passkey.tsx'
import { beginOrSendCode } from './begin-or-send-code.ts'
import { CodesLeft } from './codes-left.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { ProveAddress } from './prove-address.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './security.module.css'
import type { Turn } from './turn.ts'

type Step =
  | { kind: 'REST' }
  | { kind: 'PROVING_ADDRESS' }
  | { kind: 'NAMING'; begun: RouteResponse<typeof beginPasskey> }
  | { kind: 'CODES'; codes: readonly string[] }

type PasskeysProps = Pick<Security, 'passkeys' | 'authenticator' | 'recoveryCodesLeft' | 'asksForCode'> & Turn

/** Passkeys of the account: what they are, those there are, and a new one. */
export function Passkeys({
  passkeys,
  authenticator,
  recoveryCodesLeft,
  asksForCode,
  isFree,
  onBegin,
  onEnd,
}: PasskeysProps) {
  const { t } = useI18n()
  const { email } = useUser()
  const { show } = useToasts()
  const alertProblem = usePasskeyAlert()
  const [step, setStep] = useState<Step>({ kind: 'REST' })
  const [busy, setBusy] = useState(false)
  const rest = () => {
    setStep({ kind: 'REST' })
    onEnd()
  }
  const askDevice = async (otp?: string) => {
    const begun = await call(beginPasskey, { body: otp === undefined ? {} : { otp } })
    setStep({ kind: 'NAMING', begun })
  }
  const begin = async () => {
    setBusy(true)
    onBegin()
    try {
      requireNamedHost()
      const begin = () => askDevice()
      if (await beginOrSendCode({ asksForCode, email, begin })) setStep({ kind: 'PROVING_ADDRESS' })
    } catch (error) {
      alertProblem('session', error)
      onEnd()
    }
    setBusy(false)
  }
  const done = (codes: readonly string[] | null) => {
    show({ tone: 'success', text: t('sign-in.passkey.added'), autoDismiss: true })
    if (codes === null) rest()
    else setStep({ kind: 'CODES', codes })
  }
  return (
    <Card heading={t('sign-in.passkey.heading')}>
      <StepPlace step={step.kind} label={t('sign-in.passkey.heading')}>
        {step.kind === 'PROVING_ADDRESS' && <ProveAddress onCode={askDevice} onCancel={rest} />}
        {step.kind === 'NAMING' && <AddPasskey begun={step.begun} onDone={done} onCancel={rest} />}
        {step.kind === 'CODES' && <RecoveryCodes codes={step.codes} onDone={rest} />}
        {step.kind === 'REST' && (
          <>
            <p className={styles.quiet}>{t('sign-in.passkey.text')}</p>
            {passkeys.length > 0 && <PasskeyList passkeys={passkeys} />}
            {passkeys.length > 0 && authenticator === null && (
              <CodesLeft
                count={recoveryCodesLeft}
                isFree={isFree}
                onBegin={onBegin}
                onEnd={onEnd}
                onCodes={(codes) => setStep({ kind: 'CODES', codes })}
              />
            )}
            {passkeys.length < MOST_PASSKEYS && (
              <div className={styles.action}>
                <Button
                  variant={passkeys.length > 0 ? 'secondary' : 'primary'}
                  wide
                  busy={busy}
                  disabled={!isFree}
                  onClick={() => void begin()}
                >
                  {t('sign-in.passkey.add')}
                </Button>
              </div>
            )}
          </>
        )}
      </StepPlace>
    </Card>
  )
}
