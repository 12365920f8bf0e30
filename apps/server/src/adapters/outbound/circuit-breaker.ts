const FAILURES = 5
const OPEN_MS = 30_000

/**
 * Leaves an outside service alone for 30 seconds after 5 failures in a row; then one call in 30 seconds may try again
 * until one succeeds.
 */
export class CircuitBreaker {
  readonly #now: () => number
  #failures = 0
  #closedAgainAt = 0

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** True when a call may be made. */
  isClosed(): boolean {
    if (this.#failures < FAILURES) return true
    if (this.#now() < this.#closedAgainAt) return false
    this.#closedAgainAt = this.#now() + OPEN_MS
    return true
  }

  succeeded(): void {
    this.#failures = 0
  }

  failed(): void {
    this.#failures++
    if (this.#failures >= FAILURES) this.#closedAgainAt = this.#now() + OPEN_MS
  }
}
