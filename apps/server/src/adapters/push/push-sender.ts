import type { PushSubscription } from '@vastus/domain/notices/push-subscription'

export interface PushMessage {
  /** What the service worker reads. */
  text: string
  /** Of two messages with one topic that wait for a device only the newer is kept: 32 characters of base64url at most. */
  topic: string
}

export interface PushSender {
  /** What browsers subscribe with, base64url. */
  readonly publicKey: string
  /**
   * Resolves when the push service has taken the message over.
   *
   * @throws PushGone when the device wants no more notices
   * @throws PushRefused when trying again is useless
   * @throws PushUnavailable when it is worth trying later
   */
  send(subscription: PushSubscription, message: PushMessage): Promise<void>
}

export class PushGone extends Error {
  override name = 'PushGone'
}

export class PushRefused extends Error {
  override name = 'PushRefused'
  readonly status: number

  constructor(status: number) {
    super(`the push service refused the message for good (${status})`)
    this.status = status
  }
}

export class PushUnavailable extends Error {
  override name = 'PushUnavailable'
  /** What the service asked us to wait, if it did. */
  readonly waitMs: number

  constructor(why: string, waitMs = 0) {
    super(`the push service could not take the message now (${why})`)
    this.waitMs = waitMs
  }
}
