import { Link } from '@tanstack/react-router'
import { type Comparison, getJoiningStatus, startJoining } from '@vastus/contract/account-join'
import { useMemo, useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { StepPlace } from '../../shared/ui/step-place.tsx'
import { Aside, Page } from '../forms/index.ts'
import { Compared } from './compared.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { type AskedPerson, MethodForms, useMethod } from './method-forms.tsx'
import { type Question, usePhone } from './use-phone.ts'
import { WaitForPhone } from './wait-for-phone.tsx'

/** Somebody signed in with a password proves who they are; then their accounts become one. */
export function JoiningScreen() {
  const { t } = useI18n()
  const [proven, setProven] = useState<{ attemptId: string; comparison: Comparison } | null>(null)
  const question = useMemo<Question<AskedPerson, Comparison>>(
    () => ({
      start: (body) => call(startJoining, { body }),
      ask: async (attemptId, signal) => {
        const { comparison, qrLink } = await call(getJoiningStatus, { body: { attemptId } }, { signal })
        return { answer: comparison, qrLink }
      },
      onAnswer: (comparison, attemptId) => setProven({ attemptId, comparison }),
    }),
    [],
  )
  const { waiting, failure, forgetFailure, start, cancel } = usePhone(question)
  const [method, setMethod] = useMethod(forgetFailure)
  if (proven) return <Compared {...proven} />
  return (
    <StepPlace step={waiting ? 'PHONE' : 'FORM'} label={t('sign-in.joining.heading')}>
      {waiting && <WaitForPhone {...waiting} method={method} onCancel={cancel} />}
      <div hidden={waiting !== null}>
        <Page heading={t('sign-in.joining.heading')} intro={t('sign-in.joining.intro')}>
          {failure !== null && <FailureNotice failure={failure.error} />}
          <MethodForms method={method} onMethod={setMethod} onStart={start} />
          <Aside>
            <Link to="/settings/security">{t('sign-in.joining.back')}</Link>
          </Aside>
        </Page>
      </div>
    </StepPlace>
  )
}
