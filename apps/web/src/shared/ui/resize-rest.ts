/** A size that changes again within this time is still changing. */
export const RESIZE_REST_MS = 100

/** Calls `act` 100 ms after the last call of `changed`. */
export function whenResized(act: () => void): { changed: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const changed = () => {
    stop()
    timer = setTimeout(act, RESIZE_REST_MS)
  }
  return { changed, stop }
}
