const LIT_MS = 2_500

/** Brings the message into view, gives it focus and lights it up for a moment. */
export function showSource(entryId: number): void {
  const message = document.getElementById(`entry-${entryId}`)
  if (!message) return
  message.scrollIntoView({ block: 'center' })
  message.tabIndex = -1
  message.focus({ preventScroll: true })
  message.dataset.lit = ''
  setTimeout(() => delete message.dataset.lit, LIT_MS)
}
