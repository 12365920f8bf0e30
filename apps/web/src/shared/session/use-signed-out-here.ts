import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from './session-context.tsx'

/**
 * Whether the session ended on the screen that is shown. Such a screen must go at once: it would look for its user, and
 * nothing of it may stay readable behind a dialog.
 */
export function useSignedOutHere(): boolean {
  const { user } = useSession()
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const [seen, setSeen] = useState({ path, hadUser: user !== null })
  if (seen.path !== path) setSeen({ path, hadUser: user !== null })
  else if (user && !seen.hadUser) setSeen({ path, hadUser: true })
  return seen.path === path && seen.hadUser && user === null
}
