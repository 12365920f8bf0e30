import { beginAuthenticator, type Security } from '@vastus/contract/security'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useUser } from '../../shared/session/session-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { StepPlace } from '../../shared/ui/step-place.tsx'
import { beginOrSendCode } from './begin-or-send-code.ts'
import { CodesLeft } from './codes-left.tsx'
import { ProveAddress } from './prove-address.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './security.module.css'
import { SetUp } from './set-up.tsx'
import type { Turn } from './turn.ts'
import { TurnOff } from './turn-off.tsx'

type Step =
  | { kind: 'REST' }
  | { kind: 'PROVING_ADDRESS' }
  | { kind: 'SETTING_UP'; secret: string; uri: string }
  | { kind: 'CODES'; codes: readonly string[] }
  | { kind: 'TURNING_OFF' }

/** The second factor: off, being set up, its recovery codes, or on. */
export function TwoSteps({
  authenticator,
  recoveryCodesLeft,
  asksForCode,
  isFree,
  onBegin,
  onEnd,
}: Pick<Security, 'authenticator' | 'recoveryCodesLeft' | 'asksForCode'> & Turn) {
  const { t, format } = useI18n()
  const { email } = useUser()
  const alertError = useErrorAlert()
  const [step, setStep] = useState<Step>({ kind: 'REST' })
  const [busy, setBusy] = useState(false)
  const rest = () => {
    setStep({ kind: 'REST' })
    onEnd()
  }
  const showSecret = async (otp?: string) => {
    const body = otp === undefined ? {} : { otp }
    setStep({ kind: 'SETTING_UP', ...(await call(beginAuthenticator, { body })) })
  }
  const begin = async () => {
    setBusy(true)
    onBegin()
    try {
      const begin = () => showSecret()
      if (await beginOrSendCode({ asksForCode, email, begin })) setStep({ kind: 'PROVING_ADDRESS' })
    } catch (error) {
      alertError('session', error)
      onEnd()
    }
    setBusy(false)
  }
  const turnOff = () => {
    onBegin()
    setStep({ kind: 'TURNING_OFF' })
  }
  return (
    <Card heading={t('sign-in.security.twoSteps')}>
      <StepPlace step={step.kind} label={t('sign-in.security.twoSteps')}>
        {step.kind === 'PROVING_ADDRESS' && <ProveAddress onCode={showSecret} onCancel={rest} />}
        {step.kind === 'SETTING_UP' && (
          <SetUp {...step} onDone={(codes) => setStep({ kind: 'CODES', codes })} onCancel={rest} />
        )}
        {step.kind === 'CODES' && <RecoveryCodes codes={step.codes} onDone={rest} />}
        {step.kind === 'TURNING_OFF' && <TurnOff onDone={rest} onCancel={rest} />}
        {step.kind === 'REST' && authenticator === null && (
          <>
            <p className={styles.quiet}>{t('sign-in.security.off')}</p>
            <div className={styles.action}>
              <Button variant="secondary" wide busy={busy} disabled={!isFree} onClick={() => void begin()}>
                {t('sign-in.security.setUp')}
              </Button>
            </div>
          </>
        )}
        {step.kind === 'REST' && authenticator !== null && (
          <>
            <p>{t('sign-in.security.on', { date: format.date(authenticator.since) })}</p>
            <CodesLeft
              count={recoveryCodesLeft}
              isFree={isFree}
              onBegin={onBegin}
              onEnd={onEnd}
              onCodes={(codes) => setStep({ kind: 'CODES', codes })}
            >
              <Button variant="secondary" wide disabled={!isFree} onClick={turnOff}>
                {t('sign-in.security.turnOff')}
              </Button>
            </CodesLeft>
          </>
        )}
      </StepPlace>
    </Card>
  )
}
