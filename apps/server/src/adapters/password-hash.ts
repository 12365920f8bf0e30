import { hash, type Options, verify } from '@node-rs/argon2'

/** Argon2id (number 2 of the library's list) with 19 MiB, two passes and one lane. */
const cost: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const maxRunning = 4
const maxWaiting = 50

/** Too many passwords are being worked on; the caller answers 503 with Retry-After. */
export class PasswordHashOverloaded extends Error {
  override name = 'PasswordHashOverloaded'
}

/** Hashes with argon2id, four at once and fifty waiting, so that a flood of sign-ins cannot take all memory. */
export class PasswordHasher {
  #running = 0
  readonly #waiting: (() => void)[] = []
  /** Of a password nobody knows. Made when the server starts, so that no first sign-in is slower for it. */
  readonly #dummyHash = hash(crypto.randomUUID(), cost)

  /**
   * @returns a hash in PHC form, parameters and salt included
   * @throws PasswordHashOverloaded
   */
  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password.normalize('NFC'), cost))
  }

  /**
   * @param storedHash `undefined` for an account that does not exist or has no password: the answer is then false
   *   after just as much work, so that time does not tell who has an account
   * @throws PasswordHashOverloaded
   */
  async verify(password: string, storedHash: string | undefined): Promise<boolean> {
    const isSame = await this.#inTurn(async () =>
      verify(storedHash ?? (await this.#dummyHash), password.normalize('NFC')),
    )
    return isSame && storedHash !== undefined
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < maxRunning) this.#running++
    else await this.#turn()
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      // A waiting one takes over this place; only without one does the place become free.
      if (next) next()
      else this.#running--
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= maxWaiting) throw new PasswordHashOverloaded('too many passwords at once')
    return new Promise((resolve) => this.#waiting.push(resolve))
  }
}
