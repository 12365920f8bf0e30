import { useMemo, useState } from 'react'
import { holdRows } from './hold-rows.ts'

type ListOnShow = {
  /** Another key is another list. */
  key: string
  /** There are no further pages. */
  isWhole: boolean
  hold: boolean
}

const NONE: ReadonlySet<number> = new Set()

/** The rows to show: the fresh ones, or while they are held the ones already on show. */
export function useSteadyRows<Row extends { id: number }>(
  fresh: readonly Row[],
  { key, isWhole, hold }: ListOnShow,
) {
  const [held, setHeld] = useState({ key, rows: fresh })
  const letGo = !hold || held.key !== key || held.rows.length === 0
  if (letGo && (held.rows !== fresh || held.key !== key)) setHeld({ key, rows: fresh })
  const release = () => setHeld({ key, rows: fresh })
  const steady = useMemo(
    () => (letGo ? { rows: fresh, arrived: 0, gone: NONE } : holdRows(held.rows, fresh, isWhole)),
    [letGo, held.rows, fresh, isWhole],
  )
  // What was added below is on show from now on, too.
  if (!letGo && steady.rows.length > held.rows.length) setHeld({ key, rows: steady.rows })
  return { ...steady, release }
}
