import { getLogin } from '@vastus/contract/identity'
import { getSignInStatus, signUpProven, startSignIn } from '@vastus/contract/sign-in'
import type { RouteCall } from '@vastus/contract/route'
import type { LoggedInUser } from '@vastus/contract/shapes'
import { useMemo } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { useSignIn } from '../../shared/session/use-sign-in.ts'
import { keepTargetOfApp } from './app-target.ts'
import { type Question, untilNextPoll, usePhone } from './use-phone.ts'

type Body = RouteCall<typeof startSignIn>['body']

/** Asks once whether the person has answered. */
export async function askSignIn(attemptId: string, signal: AbortSignal) {
  try {
    const { user, qrLink } = await call(getSignInStatus, { body: { attemptId } }, { signal })
    return { answer: user, qrLink }
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
    // The app comes back in another tab, which may have been faster. Its session may still be on the way to this browser.
    const user = (await findLogin(signal)) ?? (await untilNextPoll().then(() => findLogin(signal)))
    if (user === null) throw error
    return { answer: user, qrLink: null }
  }
}

const findLogin = (signal: AbortSignal) => call(getLogin, {}, { signal }).catch(() => null)

/** One way from the question on a person's phone to the session. */
export function useProof() {
  const signIn = useSignIn()
  const store = useSessionStore()
  const question = useMemo<Question<Body, LoggedInUser>>(
    () => ({
      start: async (body) => {
        const asked = await call(startSignIn, { body })
        if (asked.appLink !== null) keepTargetOfApp(store, asked.attemptId)
        return asked
      },
      ask: askSignIn,
      onAnswer: signIn,
    }),
    [signIn, store],
  )
  const { waiting, failure, forgetFailure, start, cancel } = usePhone(question)
  const isStranger = failure?.error instanceof ApiError && failure.error.key === 'USER_NOT_EXISTS'
  /** Proven, but without an account. */
  const strangerId = isStranger ? failure.attemptId : null
  return {
    waiting,
    hasNoAccount: strangerId !== null,
    /** Why the last question ended without a session. */
    failure: isStranger ? null : (failure?.error ?? null),
    forgetFailure,
    start,
    cancel,
    async createAccount(): Promise<void> {
      if (strangerId !== null) await signIn(await call(signUpProven, { body: { attemptId: strangerId } }))
    },
  }
}
