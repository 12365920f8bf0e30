import type { SignInMethod } from '@vastus/domain/identity/sign-in-methods'
import { Link, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { alertOfError } from '../../shared/api/alert-of-error.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { Tabs } from '../../shared/ui/tabs.tsx'
import { Aside, Notice, Page } from '../forms/index.ts'
import { MobileIdForm } from './mobile-id-form.tsx'
import { NoAccount } from './no-account.tsx'
import { SmartIdForm } from './smart-id-form.tsx'
import { useProof } from './use-proof.ts'
import { WaitForPhone } from './wait-for-phone.tsx'

const LAST_METHOD_KEY = 'vastus.signInMethod'

/** The digital IDs of the country in one place. What was typed stays while the phone is asked, and after a refusal. */
export function LoginScreen() {
  const { t } = useI18n()
  const { signInMethods } = useSessionStore().config
  const isSignUp = useSearch({ from: '/login' }).for === 'sign-up'
  const purpose = isSignUp ? 'SIGN_UP' : 'LOG_IN'
  const [method, setMethod] = useState(() => lastOf(signInMethods))
  // What was typed for one method is there for the others too.
  const [typed, setTyped] = useState({ phone: '', personalCode: '' })
  const proof = useProof()
  const { state, failure } = proof
  if (state.kind === 'NO_ACCOUNT')
    return <NoAccount text={t('sign-in.noAccount.text')} onCreate={proof.createAccount} />
  const isWaiting = state.kind === 'WAITING'
  const start: typeof proof.start = (body) => {
    localStorage.setItem(LAST_METHOD_KEY, body.method)
    return proof.start(body)
  }
  const forms: Record<SignInMethod, ReactNode> = {
    MOBILE_ID: (
      <MobileIdForm
        typed={typed}
        onTyped={setTyped}
        onSend={(person) => start({ ...person, method: 'MOBILE_ID', purpose })}
      />
    ),
    SMART_ID: (
      <SmartIdForm
        typed={typed}
        onTyped={setTyped}
        onSend={(personalCode) =>
          start({ ...(personalCode === null ? {} : { personalCode }), method: 'SMART_ID', purpose })
        }
      />
    ),
  }
  return (
    <>
      {isWaiting && <WaitForPhone {...state} method={method} onCancel={proof.cancel} />}
      <div hidden={isWaiting}>
        <Page heading={t(isSignUp ? 'sign-in.signUpHeading' : 'sign-in.heading')} intro={t('sign-in.intro')}>
          {failure !== null && <Notice tone="warning">{alertOfError(failure, t).text}</Notice>}
          <Tabs
            label={t('sign-in.method.label')}
            tabs={signInMethods.map((id) => ({
              id,
              label: t(`identity.signInMethod.${id}`),
              content: forms[id],
            }))}
            selected={method}
            onSelect={(id) => setMethod(signInMethods.find((each) => each === id) ?? method)}
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

/** The way of last time on this device, otherwise the first one. */
function lastOf(methods: readonly SignInMethod[]): SignInMethod {
  const last = localStorage.getItem(LAST_METHOD_KEY)
  return methods.find((each) => each === last) ?? methods[0] ?? 'MOBILE_ID'
}
