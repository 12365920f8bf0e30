import {
  cancelSignIn,
  getRegistryMobileIdStatus,
  getRegistrySmartIdStatus,
  type RegistryResult,
  startRegistryMobileId,
  startRegistrySmartId,
} from '@vastus/contract/sign-in'
import { useEffect, useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { reportError } from '../../shared/api/report.ts'
import { type ImportSession, keepImportSession } from './import-session.ts'

const POLL_MS = 2000
const TRIES = 60

export type Asked =
  | { method: 'MOBILE_ID'; phone: string; personalCode: string }
  | { method: 'SMART_ID'; personalCode: string }
/** Why there is no session: the answer of the provider, or what went wrong on the way. */
export type LoginFailure = { result: Exclude<RegistryResult, 'OK'> } | { error: unknown }
type Waiting = ImportSession & { verificationCode: string | null }

/** From the question on the employee's phone to a session with the register. */
export function useRegisterLogin(onProven: () => void) {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [failure, setFailure] = useState<LoginFailure | null>(null)

  useEffect(() => {
    if (!waiting) return
    const stop = new AbortController()
    void waitForAnswer(waiting, stop.signal)
      .then((result) => {
        if (result === 'OK') {
          keepImportSession({ sessionId: waiting.sessionId, method: waiting.method })
          return onProven()
        }
        setWaiting(null)
        setFailure({ result })
      })
      .catch((error: unknown) => {
        if (stop.signal.aborted) return
        setWaiting(null)
        setFailure({ error })
      })
    return () => stop.abort()
  }, [waiting, onProven])

  return {
    waiting,
    failure,
    /** @throws ApiError when the question could not be asked */
    async start(asked: Asked): Promise<void> {
      setFailure(null)
      setWaiting({ method: asked.method, ...(await ask(asked)) })
    },
    cancel(): void {
      if (!waiting) return
      setWaiting(null)
      endImportSession(waiting.sessionId)
    },
  }
}

/** The server forgets the proof; the page need not wait for that. */
export function endImportSession(sessionId: string): void {
  call(cancelSignIn, { body: { attemptId: sessionId } }).catch((error: unknown) =>
    reportError('clinic-import', error),
  )
}

function ask(asked: Asked) {
  const { method: _method, ...body } = asked
  return 'phone' in body ? call(startRegistryMobileId, { body }) : call(startRegistrySmartId, { body })
}

async function waitForAnswer(
  { sessionId, method }: ImportSession,
  signal: AbortSignal,
): Promise<RegistryResult> {
  const route = method === 'MOBILE_ID' ? getRegistryMobileIdStatus : getRegistrySmartIdStatus
  for (let tries = 0; tries < TRIES; tries++) {
    const { result } = await call(route, { body: { sessionId } }, { signal })
    if (result !== null) return result
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    signal.throwIfAborted()
  }
  return 'TIMEOUT'
}
