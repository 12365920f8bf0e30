import type { Writable } from 'node:stream'

/**
 * For a socket to which several things are written at once: each call of the system costs more than what it carries.
 *
 * @returns to be called before a write: holds it back until the present turn of the event loop has said everything
 */
export function gatherWrites(stream: Writable): () => void {
  let isGathering = false
  return () => {
    if (isGathering) return
    isGathering = true
    stream.cork()
    process.nextTick(() => {
      isGathering = false
      stream.uncork()
    })
  }
}
