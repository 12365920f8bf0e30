import { getSignInStatus, signUpProven, startSignIn } from '@vastus/contract/sign-in'
import type { RouteCall } from '@vastus/contract/route'
import type { LoggedInUser } from '@vastus/contract/shapes'
import { useMemo } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'
import { useSignIn } from '../../shared/session/use-sign-in.ts'
import { type Question, usePhone } from './use-phone.ts'

type Body = RouteCall<typeof startSignIn>['body']

/** One way from the question on a person's phone to the session. */
export function useProof() {
  const signIn = useSignIn()
  const question = useMemo<Question<Body, LoggedInUser>>(
    () => ({
      start: (body) => call(startSignIn, { body }),
      ask: async (attemptId, signal) => {
        const { user, qrLink } = await call(getSignInStatus, { body: { attemptId } }, { signal })
        return { answer: user, qrLink }
      },
      onAnswer: signIn,
    }),
    [signIn],
  )
  const { waiting, failure, start, cancel } = usePhone(question)
  const isStranger = failure?.error instanceof ApiError && failure.error.key === 'USER_NOT_EXISTS'
  /** Proven, but without an account. */
  const strangerId = isStranger ? failure.attemptId : null
  return {
    waiting,
    hasNoAccount: strangerId !== null,
    /** Why the last question ended without a session. */
    failure: isStranger ? null : (failure?.error ?? null),
    start,
    cancel,
    async createAccount(): Promise<void> {
      if (strangerId !== null) await signIn(await call(signUpProven, { body: { attemptId: strangerId } }))
    },
  }
}
