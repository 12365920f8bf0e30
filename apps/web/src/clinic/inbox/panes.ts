/** The panes of the inbox in their order; each names in the page what gets the focus in it. */
const PANES = '[data-pane]'

/** Moves the focus to the next pane, or to the one before; after the last comes the first. */
export function focusPane(by: 1 | -1): void {
  const panes = [...document.querySelectorAll<HTMLElement>(PANES)].filter(
    (pane) => pane.getClientRects().length > 0,
  )
  if (panes.length === 0) return
  const at = panes.findLastIndex((pane) => pane.contains(document.activeElement))
  const start = at === -1 && by === -1 ? 0 : at
  beginningOf(panes[(start + by + panes.length) % panes.length])?.focus()
}

/**
 * Leaves the text field that has the focus for the pane around it, so that the focus is never lost: single keys are heard there.
 *
 * @returns whether there was one to leave
 */
export function leaveText(): boolean {
  const field = document.activeElement
  if (!(field instanceof HTMLElement) || !field.matches('input, textarea, select')) return false
  const pane = field.closest<HTMLElement>('[data-pane-around]') ?? field.closest<HTMLElement>(PANES)
  const refuge =
    pane?.querySelector<HTMLElement>('[data-pane-rest]') ?? document.querySelector<HTMLElement>('main h1')
  if (refuge) refuge.focus({ preventScroll: true })
  else field.blur()
  return true
}

/** The pane itself where it takes the focus; in the list the row that Tab reaches, in the composer its text. */
function beginningOf(pane: HTMLElement | undefined): HTMLElement | undefined {
  if (!pane || pane.tabIndex >= 0) return pane
  for (const inside of ['[data-row][tabindex="0"]', '[data-pane-rest]', 'textarea', 'button']) {
    const found = pane.querySelector<HTMLElement>(inside)
    if (found) return found
  }
  return undefined
}
