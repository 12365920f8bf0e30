import { createContext, use, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isUnreachable } from '../api/api-error.ts'
import { reportError } from '../api/report.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import { changedFields, joinDrafts, unsentRest } from './join-drafts.ts'
import { dropSent, type Joined, type Kept, keepJoined, type Left, readKept, type Try } from './kept-draft.ts'
import { keyForNextTry } from './message-key.ts'

const SAVE_AFTER_MS = 1000
/** Somebody who types without a pause is not to lose more than this. */
const SAVE_AT_LATEST_MS = 1500
const SEEK_AGAIN_MS = 2000

export const DraftKeeperContext = createContext<DraftKeeper | null>(null)

export type DraftState = 'LOADING' | 'EMPTY' | 'UNSAVED' | 'SERVER' | 'DEVICE'

export type Draft<T extends { text: string }> = ReturnType<typeof useDraft<T>>

/**
 * The unsent state of one form or reply box. It is saved a second after the last key, at the latest one and a half after the
 * first unsaved one, and when the page is left; found again on return; and dropped by `clear` once the message was
 * acknowledged. `idempotencyKey` belongs to the message: it is kept with the draft and reused by every try; who asks for it
 * begins a try, which `clear`, `settle` or `noteFailure` ends. What was kept and comes during a try waits for its end.
 *
 * @param key the form or e-contact, for example `e-contact:12:reply`; another key is another draft
 * @param initial what is shown, in its present state, as long as nothing was typed
 */
export function useDraft<T extends { text: string }>(key: string, initial: T) {
  const keeper = use(DraftKeeperContext)
  /** What was typed or kept; null as long as that is nothing. */
  const [own, setOwn] = useState<T | null>(null)
  const [state, setState] = useState<DraftState>('LOADING')
  const idempotencyKey = useRef(crypto.randomUUID() as string)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unsaved = useRef<T | null>(null)
  const unsavedSince = useRef<number | null>(null)
  // What is shown, known between two renderings too: an upload may arrive while a sending is under way.
  const latest = useRef<T | null>(null)

  const show = useCallback((value: T | null) => {
    latest.current = value
    setOwn(value)
  }, [])

  const isHere = useRef(true)
  /** What was kept is known; until then nothing is saved, for it would take the place of that. */
  const isFound = useRef(false)
  /** The fields changed by hand before that. */
  const touched = useRef(new Set<string>())
  /** The first try, if it began before that, and its end. */
  const early = useRef<Try | null>(null)
  /** Tells what was sent or thrown away before that from what is still to come. */
  const isDone = useRef<((values: T) => boolean) | null>(null)
  /** What was typed before one left, with what was kept beneath it. */
  const joined = useRef<Promise<Joined<T> | undefined>>(undefined)

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
      const value = typeof next === 'function' ? next(latest.current ?? initial) : next
      unsaved.current = value
      show(value)
      setState('UNSAVED')
      clearTimeout(timer.current)
      const now = Date.now()
      unsavedSince.current ??= now
      const deadline = unsavedSince.current + SAVE_AT_LATEST_MS
      timer.current = setTimeout(saveNow, Math.max(0, Math.min(SAVE_AFTER_MS, deadline - now)))
    },
    [saveNow, show, initial],
  )

  const begin = useEffectEvent((found: string | null) => {
    isFound.current = true
    const hasTyped = touched.current.size > 0
    const kept = found === null ? null : readKept<T>(found)
    const isSent = kept !== null && isDone.current?.(kept.values) === true
    if (isSent) keeper?.drop(key).catch((error: unknown) => reportError('drafts', error))
    if (kept === null || isSent) return hasTyped ? saveNow() : setState('EMPTY')
    const values = { ...initial, ...kept.values }
    // After a try without an answer its key tells the server which message it may have already.
    if (!early.current || isDone.current) idempotencyKey.current = kept.idempotencyKey
    if (hasTyped) return change((typed) => joinDrafts(values, typed, touched.current))
    show(values)
    setState('SERVER')
  })

  useEffect(() => {
    let current = true
    isHere.current = true
    setState('LOADING')
    show(null)
    isFound.current = false
    touched.current = new Set()
    early.current = null
    isDone.current = null
    idempotencyKey.current = crypto.randomUUID()
    // Typed here before, on the page that was left.
    const before = keeper?.left.get(key) as Left<T> | undefined
    if (before) {
      keeper?.left.delete(key)
      idempotencyKey.current = before.idempotencyKey
      touched.current = before.touched
      early.current = before.early
      unsaved.current = before.values
      show(before.values)
      setState('UNSAVED')
    }
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
    const afterTry = async (found: string | null) => {
      await early.current?.ended
      if (current) begin(found)
    }
    if (finding) void finding.then(afterTry)
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
        const left: Left<T> = {
          values: unsaved.current,
          idempotencyKey: idempotencyKey.current,
          touched: touched.current,
          early: early.current,
        }
        const isFree = early.current?.isOver ?? true
        if (isFree) keeper.left.set(key, left)
        joined.current = keepJoined({ keeper, key, finding, left, isFree })
      }
      unsaved.current = null
    }
  }, [key, keeper, saveNow, show])

  const typed = useCallback(
    (next: T | ((current: T) => T)) => {
      const before = latest.current ?? initial
      const value = typeof next === 'function' ? next(before) : next
      const fields = changedFields(before, value)
      // What is not changed is not saved: it may be less than what was kept and has not come yet.
      if (fields.length === 0) return
      change(value)
      for (const field of fields) touched.current.add(field)
    },
    [change, initial],
  )

  /** As `change`, for what came back after it had arrived: its key is used up, and sent again it is another message. */
  const changeAnew = useCallback(
    (next: (current: T) => T) => {
      idempotencyKey.current = crypto.randomUUID()
      const before = latest.current ?? initial
      const value = next(before)
      change(value)
      for (const field of changedFields(before, value)) touched.current.add(field)
    },
    [change, initial],
  )

  /**
   * What was written is done with. What was kept and has not come yet nobody has seen: it stays, and is shown then.
   *
   * @returns what drops it
   */
  const end = useCallback(
    (sent?: string) => {
      clearTimeout(timer.current)
      unsaved.current = null
      unsavedSince.current = null
      idempotencyKey.current = crypto.randomUUID()
      const shown = latest.current ?? initial
      const isSent = (values: T) =>
        sent === undefined ? changedFields(values, shown).length === 0 : values.text === sent
      if (isHere.current && !isFound.current) {
        touched.current = new Set()
        isDone.current = isSent
        early.current?.end()
        return () => undefined
      }
      early.current?.end()
      return () => {
        // Once its page is left, another text may have been begun in its place.
        const dropping = isHere.current
          ? keeper?.drop(key)
          : keeper && dropSent({ keeper, key, isSent, joined: joined.current })
        dropping?.catch((error: unknown) => reportError('drafts', error))
      }
    },
    [keeper, key, initial],
  )

  /** @param sent the text that was sent; what was typed behind it since then stays, as a message of its own */
  const clear = useCallback(
    (sent?: string) => {
      const rest = sent === undefined ? '' : unsentRest(latest.current?.text ?? '', sent)
      const drop = end(sent)
      if (rest !== '') {
        touched.current.add('text')
        return change({ ...initial, text: rest })
      }
      show(null)
      setState('EMPTY')
      drop()
    },
    [initial, change, show, end],
  )

  /** What was written is kept in another place now: it stays in view and is a draft no more. */
  const settle = useCallback(() => {
    end()()
    setState('EMPTY')
  }, [end])

  const noteFailure = useCallback(
    (failure: unknown) => {
      early.current?.end()
      const next = keyForNextTry(idempotencyKey.current, failure)
      if (next === idempotencyKey.current) return
      idempotencyKey.current = next
      change((current) => ({ ...current }))
    },
    [change],
  )

  /** Key of the try that begins. */
  const keyOfTry = () => {
    if (!isFound.current && isHere.current) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const begun: Try = {
        ended: promise,
        isOver: false,
        end: () => {
          begun.isOver = true
          resolve()
        },
      }
      early.current = begun
    }
    return idempotencyKey.current
  }

  return {
    values: own ?? initial,
    latest: () => latest.current ?? initial,
    change: typed,
    changeAnew,
    clear,
    settle,
    noteFailure,
    state,
    idempotencyKey: keyOfTry,
  }
}
