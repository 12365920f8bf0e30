import { Link, useSearch } from '@tanstack/react-router'
import { alertOfError } from '../../shared/api/alert-of-error.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Aside, Notice, Page } from '../forms/index.ts'
import { MobileIdForm } from './mobile-id-form.tsx'
import { NoAccount } from './no-account.tsx'
import { useProof } from './use-proof.ts'
import { WaitForPhone } from './wait-for-phone.tsx'

/** The digital IDs of the country in one place. What was typed stays while the phone is asked, and after a refusal. */
export function LoginScreen() {
  const { t } = useI18n()
  const isSignUp = useSearch({ from: '/login' }).for === 'sign-up'
  const proof = useProof()
  const { state, failure } = proof
  if (state.kind === 'NO_ACCOUNT') return <NoAccount onCreate={proof.createAccount} />
  const isWaiting = state.kind === 'WAITING'
  return (
    <>
      {isWaiting && <WaitForPhone verificationCode={state.verificationCode} onCancel={proof.cancel} />}
      <div hidden={isWaiting}>
        <Page heading={t(isSignUp ? 'sign-in.signUpHeading' : 'sign-in.heading')} intro={t('sign-in.intro')}>
          {failure !== null && <Notice tone="warning">{alertOfError(failure, t).text}</Notice>}
          <MobileIdForm
            onSend={(typed) =>
              proof.start({ ...typed, method: 'MOBILE_ID', purpose: isSignUp ? 'SIGN_UP' : 'LOG_IN' })
            }
          />
          <Aside>
            <Link to={isSignUp ? '/choose-signup' : '/choose-auth'}>
              {t(isSignUp ? 'sign-in.otherWaysSignUp' : 'sign-in.otherWays')}
            </Link>
          </Aside>
        </Page>
      </div>
    </>
  )
}
