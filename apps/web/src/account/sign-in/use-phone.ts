import { cancelSignIn, type startSignIn } from '@vastus/contract/sign-in'
import type { RouteResponse } from '@vastus/contract/route'
import { useEffect, useState } from 'react'
import { isUnreachable } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'
import { reportError } from '../../shared/api/report.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { proveByCard } from './read-card.ts'

/** The code to scan is one of this second. */
const POLL_MS = 1000
const LONGEST_GAP_MS = 60_000

type Waiting = RouteResponse<typeof startSignIn>

/** How a phone is asked, and what is done with its answer. Must stay the same object between renders. */
export interface Question<Body, Answer> {
  start: (body: Body) => Promise<Waiting>
  /** Null while there is no answer. */
  ask: (attemptId: string, signal: AbortSignal) => Promise<{ answer: Answer | null; qrLink: string | null }>
  onAnswer: (answer: Answer, attemptId: string) => Promise<void> | void
}

/** A question on a person's phone, or to their card, until its answer, a refusal or the end. */
export function usePhone<Body, Answer>({ start, ask, onAnswer }: Question<Body, Answer>) {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [failure, setFailure] = useState<{ error: unknown; attemptId: string } | null>(null)
  const attemptId = waiting?.attemptId ?? null
  const nonce = waiting?.nonce ?? null
  const { language } = useI18n()
  const isTrial = useSessionStore().config.appMode !== 'PROD'

  useEffect(() => {
    if (attemptId === null) return
    const stop = new AbortController()
    const show = (qrLink: string | null) => setWaiting((before) => before && { ...before, qrLink })
    const proveFirst = async () => {
      if (nonce !== null) await proveByCard({ attemptId, nonce }, { language, isTrial }, stop.signal)
    }
    proveFirst()
      .then(() => waitForAnswer((signal) => ask(attemptId, signal), show, stop.signal))
      .then(async (answer) => {
        await onAnswer(answer, attemptId)
        if (!stop.signal.aborted) setWaiting(null)
      })
      .catch((error: unknown) => {
        if (stop.signal.aborted) return
        setWaiting(null)
        setFailure({ error, attemptId })
      })
    return () => stop.abort()
  }, [attemptId, nonce, language, isTrial, ask, onAnswer])

  return {
    waiting,
    /** Why the last question ended without an answer. */
    failure,
    forgetFailure: () => setFailure(null),
    /** @throws ApiError when the question could not be asked */
    async start(body: Body): Promise<void> {
      setFailure(null)
      setWaiting(await start(body))
    },
    cancel(): void {
      if (attemptId === null) return
      setWaiting(null)
      call(cancelSignIn, { body: { attemptId } }).catch((error: unknown) => reportError('login', error))
    },
  }
}

export const untilNextPoll = () => new Promise<void>((resolve) => setTimeout(resolve, POLL_MS))

/**
 * Asks until there is an answer, also while the server is out of reach for less than a minute: the person may be typing the PIN, and a
 * phone that changes to another app or network loses its connection.
 *
 * @throws what asking throws, or the reason of the signal
 */
export async function waitForAnswer<Answer>(
  ask: (signal: AbortSignal) => Promise<{ answer: Answer | null; qrLink: string | null }>,
  show: (qrLink: string | null) => void,
  signal: AbortSignal,
): Promise<Answer> {
  let failingSince: number | null = null
  for (;;) {
    try {
      const { answer, qrLink } = await ask(signal)
      if (answer) return answer
      failingSince = null
      show(qrLink)
    } catch (error) {
      // A page that slept behind another app notices the lost connection only when it wakes up.
      failingSince ??= Date.now()
      if (!isUnreachable(error) || Date.now() - failingSince > LONGEST_GAP_MS) throw error
    }
    await untilNextPoll()
    signal.throwIfAborted()
  }
}
