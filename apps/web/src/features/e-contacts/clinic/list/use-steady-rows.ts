import { useMemo, useState } from 'react'
import { holdRows } from './hold-rows.ts'

/** The rows to show: the fresh ones, or while `hold` the ones already on show. Another `key` is another list. */
export function useSteadyRows<Row extends { id: number }>(fresh: readonly Row[], key: string, hold: boolean) {
  const [held, setHeld] = useState({ key, rows: fresh })
  const letGo = !hold || held.key !== key || held.rows.length === 0
  if (letGo && (held.rows !== fresh || held.key !== key)) setHeld({ key, rows: fresh })
  const release = () => setHeld({ key, rows: fresh })
  const steady = useMemo(
    () => (letGo ? { rows: fresh, arrived: 0 } : holdRows(held.rows, fresh)),
    [letGo, held.rows, fresh],
  )
  return { ...steady, release }
}
