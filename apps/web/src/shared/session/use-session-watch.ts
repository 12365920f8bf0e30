import { needsExtension } from '@vastus/domain/session/guard'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { endSession, extendSession, type SessionParts } from './sign-in-out.ts'
import { useSession } from './session-context.tsx'
import { serverNow } from '../time/server-clock.ts'

const LOOK_EVERY_MS = 15_000

export type SessionWatch = { state: 'FINE' | 'ENDING' | 'PAUSED'; minutesLeft: number; stay: () => void }

/**
 * Keeps the session of somebody who is active: within the last five minutes it is extended when there was input since the last
 * look, otherwise the user is asked. PAUSED: the tab woke up after the end, or the user logged out in another tab.
 */
export function useSessionWatch(context: SessionParts): SessionWatch {
  const { user } = useSession()
  const [state, setState] = useState<SessionWatch['state']>('FINE')
  const [minutesLeft, setMinutesLeft] = useState(5)
  const hadInput = useRef(false)

  const pause = useEffectEvent(() => {
    if (!context.store.snapshot().user) return
    endSession(context)
    setState('PAUSED')
  })

  const look = useEffectEvent(async () => {
    const current = context.store.snapshot().user
    if (!current) return
    const now = serverNow()
    const left = Date.parse(current.jwtExpiresAt) - now.getTime()
    if (left <= 0) return pause()
    if (!needsExtension(current.jwtExpiresAt, now))
      return setState((was) => (was === 'ENDING' ? 'FINE' : was))
    if (hadInput.current) {
      hadInput.current = false
      if (await extendSession(context)) setState('FINE')
      return
    }
    setMinutesLeft(Math.max(1, Math.ceil(left / 60_000)))
    setState('ENDING')
  })

  useEffect(() => {
    if (!user) return
    const noteInput = () => {
      hadInput.current = true
    }
    const lookNow = () => {
      if (document.visibilityState === 'visible') void look()
    }
    const timer = setInterval(() => void look(), LOOK_EVERY_MS)
    for (const name of ['keydown', 'pointerdown'] as const)
      addEventListener(name, noteInput, { passive: true })
    document.addEventListener('visibilitychange', lookNow)
    context.store.onLogoutElsewhere(() => pause())
    return () => {
      clearInterval(timer)
      for (const name of ['keydown', 'pointerdown'] as const) removeEventListener(name, noteInput)
      document.removeEventListener('visibilitychange', lookNow)
    }
  }, [user, context])

  return {
    state,
    minutesLeft,
    stay: () =>
      void extendSession(context).then((kept) => {
        setState(kept ? 'FINE' : 'PAUSED')
      }),
  }
}
