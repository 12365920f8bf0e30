import type { LoggedInUser } from '@vastus/contract/shapes'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { keepLastMethod } from './last-method.ts'
import { takeNextPath } from './next-path.ts'
import { renewSignInMark } from './sign-in-mark.ts'
import { enter, leave } from './sign-in-out.ts'

/** Takes a user who has just signed in, or whose profile has just changed, into the app and on to the next screen. */
export function useSignIn(): (user: LoggedInUser) => Promise<void> {
  const router = useRouter()
  return useCallback(
    async (user) => {
      const { context } = router.options
      renewSignInMark()
      keepLastMethod(user.signInMethod)
      await enter(context, user)
      router.history.push(takeNextPath(context.store, user))
    },
    [router],
  )
}

/** Logs out and shows the landing page. */
export function useSignOut(): () => Promise<void> {
  const router = useRouter()
  return useCallback(async () => {
    await leave(router.options.context)
    await router.navigate({ to: '/' })
  }, [router])
}
