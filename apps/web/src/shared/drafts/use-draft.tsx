import { createContext, use, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isUnreachable } from '../api/api-error.ts'
import { reportError } from '../api/report.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import { changedFields, joinDrafts, unsentRest } from './join-drafts.ts'
import { keyForNextTry } from './message-key.ts'

const SAVE_AFTER_MS = 1000
/** Somebody who types without a pause is not to lose more than this. */
const SAVE_AT_LATEST_MS = 1500
const SEEK_AGAIN_MS = 2000

export const DraftKeeperContext = createContext<DraftKeeper | null>(null)

export type DraftState = 'LOADING' | 'EMPTY' | 'UNSAVED' | 'SERVER' | 'DEVICE'

export type Draft<T extends { text: string }> = ReturnType<typeof useDraft<T>>

/** What a draft holds beside the typed fields: the key under which the message goes out once. */
type Kept<T> = { values: T; idempotencyKey: string }

/**
 * The unsent state of one form or reply box. It is saved a second after the last key, at the latest one and a half after the
 * first unsaved one, and when the page is left; found again on return; and dropped by `clear` once the message was
 * acknowledged. `idempotencyKey` belongs to the message: it is kept with the draft and reused by every try; `noteFailure`
 * hears of each that failed.
 *
 * @param key the form or e-contact, for example `e-contact:12:reply`; another key is another draft
 */
export function useDraft<T extends { text: string }>(key: string, initial: T) {
  const keeper = use(DraftKeeperContext)
  const [values, setValues] = useState(initial)
  const [state, setState] = useState<DraftState>('LOADING')
  const idempotencyKey = useRef(crypto.randomUUID() as string)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unsaved = useRef<T | null>(null)
  const unsavedSince = useRef<number | null>(null)
  // What is shown, known between two renderings too: an upload may arrive while a sending is under way.
  const latest = useRef(initial)

  const show = useCallback((value: T) => {
    latest.current = value
    setValues(value)
  }, [])

  const isHere = useRef(true)
  /** What was kept is known; until then nothing is saved, for it would take the place of that. */
  const isFound = useRef(false)
  /** The fields changed by hand before that. */
  const touched = useRef(new Set<string>())

  // Bound to its key: what was typed for one e-contact must never be kept under the next one.
  const saveNow = useCallback(() => {
    clearTimeout(timer.current)
    unsavedSince.current = null
    const pending = unsaved.current
    if (!keeper || pending === null || !isFound.current) return
    unsaved.current = null
    const kept: Kept<T> = { values: pending, idempotencyKey: idempotencyKey.current }
    keeper.save(key, JSON.stringify(kept)).then(
      (place) => setState((now) => (now === 'UNSAVED' && unsaved.current === null ? place : now)),
      (error: unknown) => reportError('drafts', error),
    )
  }, [keeper, key])

  const change = useCallback(
    (next: T | ((current: T) => T)) => {
      const value = typeof next === 'function' ? next(latest.current) : next
      unsaved.current = value
      show(value)
      setState('UNSAVED')
      clearTimeout(timer.current)
      const now = Date.now()
      unsavedSince.current ??= now
      const deadline = unsavedSince.current + SAVE_AT_LATEST_MS
      timer.current = setTimeout(saveNow, Math.max(0, Math.min(SAVE_AFTER_MS, deadline - now)))
    },
    [saveNow, show],
  )

  const begin = useEffectEvent((found: string | null) => {
    isFound.current = true
    const hasTyped = touched.current.size > 0
    if (found === null) return hasTyped ? saveNow() : setState('EMPTY')
    const kept = JSON.parse(found) as Kept<T>
    const values = { ...initial, ...kept.values }
    idempotencyKey.current = kept.idempotencyKey
    if (hasTyped) return change((typed) => joinDrafts(values, typed, touched.current))
    show(values)
    setState('SERVER')
  })

  const initialOf = useEffectEvent((_key: string) => initial)

  useEffect(() => {
    let current = true
    isHere.current = true
    setState('LOADING')
    show(initialOf(key))
    isFound.current = false
    touched.current = new Set()
    idempotencyKey.current = crypto.randomUUID()
    const seek = async (from: DraftKeeper): Promise<string | null> => {
      try {
        return await from.find(key)
      } catch (error) {
        reportError('drafts', error)
        if (!isUnreachable(error)) return null
        // What is written now is joined with what was kept, once that is known.
        if (current) setState((now) => (now === 'LOADING' ? 'EMPTY' : now))
        await new Promise((resolve) => setTimeout(resolve, SEEK_AGAIN_MS))
        return seek(from)
      }
    }
    const finding = keeper && seek(keeper)
    if (finding) void finding.then((found) => current && begin(found))
    else setState('EMPTY')
    const leaving = () => document.visibilityState === 'hidden' && saveNow()
    document.addEventListener('visibilitychange', leaving)
    addEventListener('pagehide', saveNow)
    return () => {
      current = false
      isHere.current = false
      document.removeEventListener('visibilitychange', leaving)
      removeEventListener('pagehide', saveNow)
      if (isFound.current) return saveNow()
      if (keeper && finding && unsaved.current) {
        const typed = { values: unsaved.current, idempotencyKey: idempotencyKey.current }
        joinLater(finding, typed, touched.current)
          .then((joined) => keeper.save(key, JSON.stringify(joined)))
          .catch((error: unknown) => reportError('drafts', error))
      }
      unsaved.current = null
    }
  }, [key, keeper, saveNow, show])

  const typed = useCallback(
    (next: T | ((current: T) => T)) => {
      const before = latest.current
      const value = typeof next === 'function' ? next(before) : next
      const fields = changedFields(before, value)
      // What is not changed is not saved: it may be less than what was kept and has not come yet.
      if (fields.length === 0) return
      change(value)
      for (const field of fields) touched.current.add(field)
    },
    [change],
  )

  /** As `change`, for what came back after it had arrived: its key is used up, and sent again it is another message. */
  const changeAnew = useCallback(
    (next: (current: T) => T) => {
      idempotencyKey.current = crypto.randomUUID()
      const before = latest.current
      const value = next(before)
      change(value)
      for (const field of changedFields(before, value)) touched.current.add(field)
    },
    [change],
  )

  /** @param sent the text that was sent; what was typed behind it since then stays, as a message of its own */
  const clear = useCallback(
    (sent?: string) => {
      clearTimeout(timer.current)
      unsaved.current = null
      unsavedSince.current = null
      idempotencyKey.current = crypto.randomUUID()
      const rest = sent === undefined ? '' : unsentRest(latest.current.text, sent)
      if (rest !== '') return change({ ...initial, text: rest })
      show(initial)
      setState('EMPTY')
      const drop = async (from: DraftKeeper) => {
        // Once its page is left, another text may have been begun in its place.
        const found = isHere.current || sent === undefined ? null : await from.find(key)
        if (found === null || (JSON.parse(found) as Kept<T>).values.text === sent) await from.drop(key)
      }
      if (keeper) drop(keeper).catch((error: unknown) => reportError('drafts', error))
    },
    [keeper, key, initial, change, show],
  )

  /** What was written is kept in another place now: it stays in view and is a draft no more. */
  const settle = useCallback(() => {
    clearTimeout(timer.current)
    unsaved.current = null
    unsavedSince.current = null
    idempotencyKey.current = crypto.randomUUID()
    setState('EMPTY')
    keeper?.drop(key).catch((error: unknown) => reportError('drafts', error))
  }, [keeper, key])

  const noteFailure = useCallback(
    (failure: unknown) => {
      const next = keyForNextTry(idempotencyKey.current, failure)
      if (next === idempotencyKey.current) return
      idempotencyKey.current = next
      change((current) => ({ ...current }))
    },
    [change],
  )

  return {
    values,
    latest: () => latest.current,
    change: typed,
    changeAnew,
    clear,
    settle,
    noteFailure,
    state,
    idempotencyKey: () => idempotencyKey.current,
  }
}

/** For a page that was left before what was kept had come: what was typed meanwhile joins it there. */
async function joinLater<T extends { text: string }>(
  finding: Promise<string | null>,
  typed: Kept<T>,
  touched: ReadonlySet<string>,
): Promise<Kept<T>> {
  const found = await finding
  if (found === null) return typed
  const kept = JSON.parse(found) as Kept<T>
  return { ...kept, values: joinDrafts(kept.values, typed.values, touched) }
}
