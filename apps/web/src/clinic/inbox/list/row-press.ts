import type { MouseEvent } from 'react'

/** The e-contact in whose row something happened. */
export function rowIdOf(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  return row ? Number(row.dataset.row) : undefined
}

/** One that opens the row here, and neither another tab nor a choice of several. */
export function isPlainPress({ shiftKey, ctrlKey, metaKey, altKey }: MouseEvent): boolean {
  return !shiftKey && !ctrlKey && !metaKey && !altKey
}
