import type { BusinessKey } from '@vastus/contract/error-keys'
import type { BrokenRule } from '@vastus/domain/validation-rules'

/** What features throw. They know nothing of HTTP; `http/errors.ts` turns them into answers. */

/** Not there, or not the caller's to know of: the same. */
export class NotFound extends Error {
  override name = 'NotFound'
}

export class NotSignedIn extends Error {
  override name = 'NotSignedIn'
  /** Why the session ended, for the browser that had it. */
  readonly reason: string | null
  constructor(reason: string | null = null) {
    super('not signed in')
    this.reason = reason
  }
}

export class Forbidden extends Error {
  override name = 'Forbidden'
}

/** The caller acted on an outdated version. */
export class OutdatedVersion extends Error {
  override name = 'OutdatedVersion'
  readonly version: number
  constructor(version: number) {
    super('outdated version')
    this.version = version
  }
}

export class IdempotencyConflict extends Error {
  override name = 'IdempotencyConflict'
}

export type FieldProblem = { path: string } & BrokenRule

/** The form itself could have told: each field with the broken rule's code, never its value. */
export class InvalidInput extends Error {
  override name = 'InvalidInput'
  readonly fields: FieldProblem[]
  constructor(fields: FieldProblem[]) {
    super('invalid input')
    this.fields = fields
  }
}

/** A refusal with a key of the catalogue. */
export class BusinessRule extends Error {
  override name = 'BusinessRule'
  readonly key: BusinessKey
  readonly params: Record<string, string | number>
  /** What to say instead of the general words of the key, like the text of a `Refused`. */
  readonly refusal: Refused | null
  constructor(
    key: BusinessKey,
    params: Record<string, string | number> = {},
    refusal: Refused | null = null,
  ) {
    super(key)
    this.key = key
    this.params = params
    this.refusal = refusal
  }
}

/** A refusal in words only: `text` is a key of the words `refusals`. */
export class Refused extends Error {
  override name = 'Refused'
  readonly text: string
  readonly params: Record<string, string | number>
  constructor(text: string, params: Record<string, string | number> = {}) {
    super(text)
    this.text = text
    this.params = params
  }
}

export class TooManyRequests extends Error {
  override name = 'TooManyRequests'
  readonly retryAfterSeconds: number
  /** What to say instead of the general words, like the text of a `Refused`. */
  readonly refusal: Refused | null
  constructor(retryAfterSeconds: number, refusal: Refused | null = null) {
    super('too many requests')
    this.retryAfterSeconds = retryAfterSeconds
    this.refusal = refusal
  }
}

/** Only uploads are answered with it. */
export class ContentTooLarge extends Error {
  override name = 'ContentTooLarge'
}

/** The body of a call stopped arriving, or trickles. */
export class BodyTooSlow extends Error {
  override name = 'BodyTooSlow'
}

/** Try again soon: overload, or a helper away. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}

/** The disk is nearly full: reading goes on, writing waits until somebody makes room. */
export class DiskLow extends Error {
  override name = 'DiskLow'
}
