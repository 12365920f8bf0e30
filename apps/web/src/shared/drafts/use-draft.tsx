import { createContext, use, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { reportError } from '../api/report.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import { keyForNextTry } from './message-key.ts'

const SAVE_AFTER_MS = 1000

export const DraftKeeperContext = createContext<DraftKeeper | null>(null)

export type DraftState = 'LOADING' | 'EMPTY' | 'UNSAVED' | 'SERVER' | 'DEVICE'

/** What stands in a draft beside the typed fields: the key under which the message goes out once. */
type Kept<T> = { values: T; idempotencyKey: string }

/**
 * The unsent state of one form or reply box. It is saved a second after the last key and when the page is left, found again
 * on return, and dropped by `clear` once the message was acknowledged. `idempotencyKey` belongs to the message: it is kept with
 * the draft and reused by every try; `noteFailure` hears of each that failed.
 *
 * @param key the form or e-contact, for example `e-contact:12:reply`; another key is another draft
 */
export function useDraft<T extends object>(key: string, initial: T) {
  const keeper = use(DraftKeeperContext)
  const [values, setValues] = useState(initial)
  const [state, setState] = useState<DraftState>('LOADING')
  const idempotencyKey = useRef(crypto.randomUUID() as string)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unsaved = useRef<T | null>(null)

  // Bound to its key: what was typed for one e-contact must never be kept under the next one.
  const saveNow = useCallback(() => {
    clearTimeout(timer.current)
    const pending = unsaved.current
    if (!keeper || pending === null) return
    unsaved.current = null
    const kept: Kept<T> = { values: pending, idempotencyKey: idempotencyKey.current }
    keeper.save(key, JSON.stringify(kept)).then(
      (place) => setState((now) => (now === 'UNSAVED' && unsaved.current === null ? place : now)),
      (error: unknown) => reportError('drafts', error),
    )
  }, [keeper, key])

  const begin = useEffectEvent((found: string | null) => {
    if (unsaved.current !== null) return
    if (found === null) return setState('EMPTY')
    const kept = JSON.parse(found) as Kept<T>
    idempotencyKey.current = kept.idempotencyKey
    setValues({ ...initial, ...kept.values })
    setState('SERVER')
  })

  const initialOf = useEffectEvent((_key: string) => initial)

  useEffect(() => {
    let current = true
    setState('LOADING')
    setValues(initialOf(key))
    idempotencyKey.current = crypto.randomUUID()
    if (keeper)
      keeper.find(key).then(
        (found) => current && begin(found),
        (error: unknown) => {
          reportError('drafts', error)
          if (current) setState('EMPTY')
        },
      )
    else setState('EMPTY')
    const leaving = () => document.visibilityState === 'hidden' && saveNow()
    document.addEventListener('visibilitychange', leaving)
    addEventListener('pagehide', saveNow)
    return () => {
      current = false
      document.removeEventListener('visibilitychange', leaving)
      removeEventListener('pagehide', saveNow)
      saveNow()
    }
  }, [key, keeper, saveNow])

  const change = useCallback(
    (next: T | ((current: T) => T)) => {
      setValues((current) => {
        const value = typeof next === 'function' ? next(current) : next
        unsaved.current = value
        return value
      })
      setState('UNSAVED')
      clearTimeout(timer.current)
      timer.current = setTimeout(saveNow, SAVE_AFTER_MS)
    },
    [saveNow],
  )

  const clear = useCallback(() => {
    clearTimeout(timer.current)
    unsaved.current = null
    idempotencyKey.current = crypto.randomUUID()
    setValues(initial)
    setState('EMPTY')
    keeper?.drop(key).catch((error: unknown) => reportError('drafts', error))
  }, [keeper, key, initial])

  const noteFailure = useCallback(
    (failure: unknown) => {
      const next = keyForNextTry(idempotencyKey.current, failure)
      if (next === idempotencyKey.current) return
      idempotencyKey.current = next
      change((current) => ({ ...current }))
    },
    [change],
  )

  return { values, change, clear, noteFailure, state, idempotencyKey: () => idempotencyKey.current }
}
