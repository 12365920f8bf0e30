import type { Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useRef, useState } from 'react'

type Rows = Virtualizer<HTMLDivElement, Element>

/**
 * The row that the Tab key reaches, and moving it by keys. The row is scrolled into view first, because a row out of sight is not
 * in the page, and gets the focus once it is there.
 */
export function useActiveRow(ids: readonly number[], rows: Rows, holder: RefObject<HTMLElement | null>) {
  const [activeId, setActiveId] = useState<number | null>(null)
  const wanted = useRef<number | null>(null)
  const active = activeId !== null && ids.includes(activeId) ? activeId : ids[0]

  useEffect(() => {
    if (wanted.current === null) return
    const row = holder.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"]`)
    if (!row) return
    wanted.current = null
    row.focus({ preventScroll: true })
  })

  const focusAt = (index: number): number | undefined => {
    const id = ids[Math.max(0, Math.min(index, ids.length - 1))]
    if (id === undefined) return undefined
    wanted.current = id
    setActiveId(id)
    rows.scrollToIndex(ids.indexOf(id), { align: 'auto' })
    return id
  }

  return {
    active,
    setActive: setActiveId,
    /** Moves the focus by rows, and answers to which. From outside the list it first goes to the row where it was. */
    move: (by: number) => {
      const isInside = holder.current?.contains(document.activeElement) ?? false
      return focusAt((active === undefined ? 0 : ids.indexOf(active)) + (isInside ? by : 0))
    },
    focusAt,
  }
}
