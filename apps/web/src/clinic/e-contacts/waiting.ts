import type { MessageKey } from '@vastus/i18n'
import { promiseState, type PromiseState } from '@vastus/domain/promises/working-hours'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useNow } from '../../shared/time/use-now.ts'

type Promised = {
  answerSoonAt?: string | null | undefined
  answerDueAt?: string | null | undefined
  /** Of a row and of a whole e-contact: somebody must act now, and nobody has taken it yet. */
  dangerOpen?: boolean | undefined
  dangerAlarms?: readonly { takenAt: string | null }[] | undefined
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long somebody has waited, in the one unit that says most. */
export function waitOf(since: string, now: Date): { unit: 'minute' | 'hour' | 'day'; count: number } {
  const waited = Math.max(0, now.getTime() - Date.parse(since))
  if (waited >= DAY_MS) return { unit: 'day', count: Math.floor(waited / DAY_MS) }
  if (waited >= HOUR_MS) return { unit: 'hour', count: Math.floor(waited / HOUR_MS) }
  return { unit: 'minute', count: Math.floor(waited / MINUTE_MS) }
}

/** The row for whose patient the clinic's answer has been due the longest. */
export function longestWaiting<Row extends { waitingSince?: string | null | undefined }>(
  rows: readonly Row[],
): Row | undefined {
  let longest: Row | undefined
  for (const row of rows)
    if (row.waitingSince && (!longest?.waitingSince || row.waitingSince < longest.waitingSince)) longest = row
  return longest
}

/** The state of the promised answer at a moment, or null where none is promised or nobody waits. */
export function dueAt(promised: Promised, now: Date): { state: PromiseState; at: string } | null {
  const { answerSoonAt, answerDueAt, dangerOpen, dangerAlarms } = promised
  if (!answerSoonAt || !answerDueAt) return null
  const state = promiseState({ soonAt: answerSoonAt, dueAt: answerDueAt }, now)
  // A clinic that is closed has until it opens. Beside "act now", that reads as time enough.
  const mustActNow = dangerOpen ?? dangerAlarms?.at(-1)?.takenAt === null
  return mustActNow && state !== 'LATE' ? null : { state, at: answerDueAt }
}

export function useDue(promised: Promised) {
  return dueAt(promised, useNow())
}

/** How long the clinic has been waited for and by when it promised to answer, short for the eye and in full. */
export function useWaitingWords(
  row: Promised & { waitingSince?: string | null | undefined },
): { short: string; full: string; state: PromiseState | null } | null {
  const { t, format } = useI18n()
  const now = useNow()
  const due = useDue(row)
  if (!row.waitingSince) return null
  const { unit, count } = waitOf(row.waitingSince, now)
  const time = t(`clinic.waiting.${unit}` satisfies MessageKey, { count })
  const full = t('clinic.waiting.full', { time })
  if (!due) return { short: time, full, state: null }
  const isLate = due.state === 'LATE'
  return {
    short: `${time} · ${isLate ? t('clinic.due.late') : t('clinic.due.by', { when: format.listTime(due.at, now) })}`,
    full: `${full}. ${t(isLate ? 'clinic.due.fullLate' : 'clinic.due.fullBy', { when: format.relativeDay(due.at, now) })}`,
    state: due.state,
  }
}
