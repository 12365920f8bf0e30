import { cancelSignIn, getSignInStatus, signUpProven, startSignIn } from '@vastus/contract/sign-in'
import type { RouteCall } from '@vastus/contract/route'
import type { LoggedInUser } from '@vastus/contract/shapes'
import { useEffect, useState } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'
import { reportError } from '../../shared/api/report.ts'
import { useSignIn } from '../../shared/session/use-sign-in.ts'

/** The code to scan is one of this second. */
const POLL_MS = 1000

export type ProofState =
  | { kind: 'ASKING' }
  | { kind: 'WAITING'; attemptId: string; verificationCode: string | null; qrLink: string | null }
  /** Proven, but without an account. */
  | { kind: 'NO_ACCOUNT'; attemptId: string }

/** One way from the question on a person's phone to the session. */
export function useProof() {
  const signIn = useSignIn()
  const [state, setState] = useState<ProofState>({ kind: 'ASKING' })
  const [failure, setFailure] = useState<unknown>(null)
  const attemptId = state.kind === 'WAITING' ? state.attemptId : null

  useEffect(() => {
    if (attemptId === null) return
    const stop = new AbortController()
    const show = (qrLink: string | null) =>
      setState((before) => (before.kind === 'WAITING' ? { ...before, qrLink } : before))
    void waitForAnswer(attemptId, show, stop.signal)
      .then(signIn)
      .catch((error: unknown) => {
        if (stop.signal.aborted) return
        const isStranger = error instanceof ApiError && error.key === 'USER_NOT_EXISTS'
        setState(isStranger ? { kind: 'NO_ACCOUNT', attemptId } : { kind: 'ASKING' })
        if (!isStranger) setFailure(error)
      })
    return () => stop.abort()
  }, [attemptId, signIn])

  return {
    state,
    /** Why the last question ended without a session. */
    failure,
    /** @throws ApiError when the question could not be asked */
    async start(body: RouteCall<typeof startSignIn>['body']): Promise<void> {
      setFailure(null)
      setState({ kind: 'WAITING', ...(await call(startSignIn, { body })) })
    },
    cancel(): void {
      if (attemptId === null) return
      setState({ kind: 'ASKING' })
      call(cancelSignIn, { body: { attemptId } }).catch((error: unknown) => reportError('login', error))
    },
    async createAccount(): Promise<void> {
      if (state.kind !== 'NO_ACCOUNT') return
      await signIn(await call(signUpProven, { body: { attemptId: state.attemptId } }))
    },
  }
}

async function waitForAnswer(
  attemptId: string,
  show: (qrLink: string | null) => void,
  signal: AbortSignal,
): Promise<LoggedInUser> {
  for (;;) {
    const { user, qrLink } = await call(getSignInStatus, { body: { attemptId } }, { signal })
    if (user) return user
    show(qrLink)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    signal.throwIfAborted()
  }
}
