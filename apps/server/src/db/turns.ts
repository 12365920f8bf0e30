import { DatabaseUnavailable } from './errors.ts'

/** Lets one holder in at a time, in order of arrival; a caller that waits longer than `limit` ms is refused. */
export class Turns {
  #busy = false
  #queue: (() => void)[] = []
  #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Resolves with the function that ends the turn. */
  async take(): Promise<() => void> {
    if (this.#busy) await this.#wait()
    this.#busy = true
    let over = false
    return () => {
      if (over) return
      over = true
      const next = this.#queue.shift()
      if (next) next()
      else this.#busy = false
    }
  }

  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = (): void => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(enter), 1)
        reject(
          new DatabaseUnavailable(
            `no database connection became free within ${this.#limit} ms: another transaction holds the ` +
              'only one. Is there slow work inside a transaction, or a query beside its own tx?',
          ),
        )
      }, this.#limit)
      this.#queue.push(enter)
    })
  }
}
