import { getConfirmingStatus, startConfirming } from '@vastus/contract/security'
import { useMemo } from 'react'
import { call } from '../../shared/api/call.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { StepPlace } from '../../shared/ui/step-place.tsx'
import {
  type AskedPerson,
  FailureNotice,
  introOf,
  MethodForms,
  PhoneQuestion,
  type Question,
  useMethod,
  usePhone,
} from '../sign-in/index.ts'

/** The digital ID of the account, on the same forms as at the log-in. */
export function ConfirmWithDigitalId({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useI18n()
  const question = useMemo<Question<AskedPerson, true>>(
    () => ({
      start: (body) => call(startConfirming, { body }),
      ask: async (attemptId, signal) => {
        const { state, qrLink } = await call(getConfirmingStatus, { body: { attemptId } }, { signal })
        return { answer: state === 'DONE' || null, qrLink }
      },
      onAnswer: onConfirmed,
    }),
    [onConfirmed],
  )
  const { waiting, failure, forgetFailure, start, cancel } = usePhone(question)
  const [method, setMethod] = useMethod(forgetFailure)
  const label = !waiting
    ? t('sign-in.confirm.heading')
    : waiting.verificationCode !== null
      ? `${t('sign-in.waiting.code')} ${waiting.verificationCode}`
      : t(introOf({ ...waiting, method }))
  return (
    <StepPlace step={waiting ? 'PHONE' : 'FORM'} label={label}>
      {failure !== null && <FailureNotice failure={failure.error} />}
      {waiting && <PhoneQuestion {...waiting} method={method} onCancel={cancel} />}
      <div hidden={waiting !== null}>
        <MethodForms method={method} onMethod={setMethod} onStart={start} />
      </div>
    </StepPlace>
  )
}
