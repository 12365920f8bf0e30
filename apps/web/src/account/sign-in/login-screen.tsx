import { Link, useSearch } from '@tanstack/react-router'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { StepPlace } from '../../shared/ui/step-place.tsx'
import { Aside, Page } from '../forms/index.ts'
import { FailureNotice } from './failure-notice.tsx'
import { MethodForms, useMethod } from './method-forms.tsx'
import { NoAccount } from './no-account.tsx'
import { useProof } from './use-proof.ts'
import { WaitForPhone } from './wait-for-phone.tsx'

/** Log-in with a digital ID. What was typed stays while the phone is asked, and after a refusal. */
export function LoginScreen() {
  const { t } = useI18n()
  const isSignUp = useSearch({ from: '/login' }).for === 'sign-up'
  const { waiting, hasNoAccount, failure, forgetFailure, start, cancel, createAccount } = useProof()
  const [method, setMethod] = useMethod(forgetFailure)
  const heading = t(isSignUp ? 'sign-in.signUpHeading' : 'sign-in.heading')
  return (
    <StepPlace step={waiting ? 'PHONE' : hasNoAccount ? 'NO_ACCOUNT' : 'FORM'} label={heading}>
      {waiting && <WaitForPhone {...waiting} method={method} onCancel={cancel} />}
      {hasNoAccount ? (
        <NoAccount canJoin text={t('sign-in.noAccount.text')} onCreate={createAccount} />
      ) : (
        <div hidden={waiting !== null}>
          <Page heading={heading} intro={t('sign-in.intro')}>
            {failure !== null && <FailureNotice failure={failure} />}
            <MethodForms
              method={method}
              onMethod={setMethod}
              onStart={(person) => start({ ...person, purpose: isSignUp ? 'SIGN_UP' : 'LOG_IN' })}
            />
            <Aside>
              <Link to={isSignUp ? '/choose-signup' : '/choose-auth'}>
                {t(isSignUp ? 'sign-in.otherWaysSignUp' : 'sign-in.otherWays')}
              </Link>
            </Aside>
          </Page>
        </div>
      )}
    </StepPlace>
  )
}
