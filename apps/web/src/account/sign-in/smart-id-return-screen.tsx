import { returnFromSmartId, signUpProven } from '@vastus/contract/sign-in'
import type { RouteCall } from '@vastus/contract/route'
import type { LoggedInUser } from '@vastus/contract/shapes'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { useSignIn } from '../../shared/session/use-sign-in.ts'
import { Page } from '../forms/index.ts'
import { followTargetOfApp } from './app-target.ts'
import { NoAccount } from './no-account.tsx'
import { ReturnFailed } from './return-failed.tsx'
import { askSignIn } from './use-proof.ts'
import { waitForAnswer } from './use-phone.ts'
import { WaitingLine } from './waiting-line.tsx'

type Returned = RouteCall<typeof returnFromSmartId>['body']
type Search = Partial<Record<'value' | 'sessionSecretDigest' | 'userChallengeVerifier', string>>

/** Where the Smart-ID app leads back: it signs in and leads on, or the page that opened the app goes on. */
export function SmartIdReturnScreen() {
  const { t } = useI18n()
  const signIn = useSignIn()
  const store = useSessionStore()
  const navigate = useNavigate()
  const search = useSearch({ from: '/smart-id-return' })
  const [returned] = useState(() => readReturn(search))
  const [isConfirmed, setConfirmed] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const isBegun = useRef(false)

  useEffect(() => {
    if (isBegun.current || returned === null) return
    isBegun.current = true
    // What came back counts once: the address forgets it, and with it the history of the browser.
    void navigate({ to: '/smart-id-return', search: {}, replace: true })
    finish(returned)
      .then(async (user) => {
        if (user === null) return setConfirmed(true)
        followTargetOfApp(store, returned.attemptId)
        await signIn(user)
      })
      .catch(setFailure)
  }, [navigate, returned, signIn, store])

  if (returned === null) return <Navigate to="/choose-auth" replace />
  if (isConfirmed) return <Page heading={t('sign-in.returned.heading')} intro={t('sign-in.returned.text')} />
  if (failure instanceof ApiError && failure.key === 'USER_NOT_EXISTS')
    return (
      <NoAccount
        canJoin
        text={t('sign-in.noAccount.text')}
        onCreate={async () => signIn(await call(signUpProven, { body: { attemptId: returned.attemptId } }))}
      />
    )
  if (failure !== null) return <ReturnFailed failure={failure} to="/choose-auth" />
  return (
    <Page heading={t('sign-in.complete.heading')}>
      <WaitingLine>{t('sign-in.complete.status')}</WaitingLine>
    </Page>
  )
}

/** Null for an address that no app has made. */
function readReturn({ value, sessionSecretDigest, userChallengeVerifier }: Search): Returned | null {
  if (!value || !sessionSecretDigest || !userChallengeVerifier) return null
  return { attemptId: value, sessionSecretDigest, verifier: userChallengeVerifier }
}

/** Null where the page that opened the app goes on. */
async function finish(returned: Returned): Promise<LoggedInUser | null> {
  const { isSignIn } = await call(returnFromSmartId, { body: returned })
  if (!isSignIn) return null
  const ask = (signal: AbortSignal) => askSignIn(returned.attemptId, signal)
  return waitForAnswer(ask, () => undefined, new AbortController().signal)
}
