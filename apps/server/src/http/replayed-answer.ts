import type { StoredAnswer } from './idempotency.ts'

/** Ends a transaction whose effect already happened: the first answer is given again. */
export class ReplayedAnswer extends Error {
  override name = 'ReplayedAnswer'
  readonly stored: StoredAnswer
  constructor(stored: StoredAnswer) {
    super('replayed')
    this.stored = stored
  }
}
