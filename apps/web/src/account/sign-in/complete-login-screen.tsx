import { completeExternalSignIn, loginWithDokobit, signUpProven } from '@vastus/contract/sign-in'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSignIn } from '../../shared/session/use-sign-in.ts'
import { departureOfTab, Page } from '../forms/index.ts'
import { NoAccount } from './no-account.tsx'
import { ReturnFailed } from './return-failed.tsx'
import { WaitingLine } from './waiting-line.tsx'

type Returned = Partial<Record<'state' | 'code' | 'error' | 'iss' | 'session_token', string>>

/** Where one comes back from the page of somebody else: it signs in and leads on, or says why not and what to do. */
export function CompleteLoginScreen() {
  const { t } = useI18n()
  const signIn = useSignIn()
  const navigate = useNavigate()
  const search = useSearch({ from: '/complete-login' })
  const [returned] = useState<Returned>(search)
  const [departure] = useState(departureOfTab)
  const [failure, setFailure] = useState<unknown>(null)
  const isBegun = useRef(false)
  const attemptId = returned.state ?? departure?.attemptId ?? null
  const hasReturned = returned.state !== undefined || returned.session_token !== undefined

  useEffect(() => {
    if (isBegun.current || !hasReturned) return
    isBegun.current = true
    // What came back counts once: the address forgets it, and with it the history of the browser.
    void navigate({ to: '/complete-login', search: {}, replace: true })
    finish(returned).then(signIn).catch(setFailure)
  }, [hasReturned, navigate, returned, signIn])

  if (!hasReturned) return <Navigate to="/choose-auth" replace />
  if (failure instanceof ApiError && failure.key === 'USER_NOT_EXISTS' && attemptId !== null)
    return (
      <NoAccount
        text={t('sign-in.noAccount.external')}
        onCreate={async () => signIn(await call(signUpProven, { body: { attemptId } }))}
      />
    )
  if (failure !== null)
    return (
      <ReturnFailed
        failure={failure}
        to={departure?.purpose === 'SIGN_UP' ? '/choose-signup' : '/choose-auth'}
      />
    )
  return (
    <Page heading={t('sign-in.complete.heading')}>
      <WaitingLine>{t('sign-in.complete.status')}</WaitingLine>
    </Page>
  )
}

function finish({ state, code, error, iss, session_token: sessionToken }: Returned) {
  if (sessionToken !== undefined) return call(loginWithDokobit, { body: { sessionToken } })
  const given = Object.entries({ code, error, iss }).filter(([, value]) => value !== undefined)
  return call(completeExternalSignIn, { body: { state: state ?? '', ...Object.fromEntries(given) } })
}
