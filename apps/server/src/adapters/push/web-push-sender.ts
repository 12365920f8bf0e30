import { isListedHost, type PushSubscription } from '@vastus/domain/notices/push-subscription'
import type { Clock } from '../../clock.ts'
import { type Dial, dialPublic, NotPublic } from '../outbound/dial.ts'
import { post, type PostAnswer } from '../outbound/post.ts'
import { encryptPush } from './encrypt.ts'
import { PushGone, type PushMessage, PushRefused, type PushSender, PushUnavailable } from './push-sender.ts'
import { type VapidKey, vapidHeader, vapidKeyOf } from './vapid.ts'

/** A phone that was off for longer learns from the e-mail, or when it opens the product. */
const KEPT_SECONDS = 3 * 24 * 3600

type Options = {
  /** As the setting VAPID_PRIVATE_KEY. */
  secret: string
  hosts: readonly string[]
  contact: string
  clock: Clock
  /** How a host is reached; over the public internet when left out. */
  dial?: Dial
  deadlineMs?: number
}

/** Sends to the push services of the browsers' makers. @source RFC 8030 */
export class WebPushSender implements PushSender {
  readonly #key: VapidKey
  readonly #options: Options

  constructor(options: Options) {
    this.#key = vapidKeyOf(options.secret)
    this.#options = options
  }

  get publicKey(): string {
    return this.#key.publicKey
  }

  async send(subscription: PushSubscription, message: PushMessage): Promise<void> {
    const { clock, contact, deadlineMs, dial = (host) => dialPublic(host), hosts } = this.#options
    const { endpoint } = subscription
    const isAllowed = (host: string) => isListedHost(host, hosts)
    // The list may have become shorter since the device was entered.
    if (!isAllowed(new URL(endpoint).hostname)) throw new PushGone('the push service is no longer listed')
    const answer = await post(
      endpoint,
      {
        headers: {
          authorization: vapidHeader(this.#key, endpoint, contact, clock.now()),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(KEPT_SECONDS),
          topic: message.topic,
          urgency: 'high',
        },
        body: encryptPush(message.text, subscription),
      },
      { dial, isAllowed, ...(deadlineMs === undefined ? {} : { deadlineMs }) },
    ).catch((error: NodeJS.ErrnoException) => {
      // The address itself stays out of the words: who knows it could write to the device.
      throw new PushUnavailable(error instanceof NotPublic ? error.name : (error.code ?? error.name))
    })
    judge(answer, clock.now())
  }
}

/** @throws what `send` says */
function judge({ status, headers }: PostAnswer, now: Date): void {
  if (status >= 200 && status < 300) return
  if (status === 404 || status === 410) throw new PushGone('the device is gone')
  const canWait = status === 408 || status === 429 || status >= 500
  if (canWait) throw new PushUnavailable(String(status), waitOf(headers['retry-after'], now))
  throw new PushRefused(status)
}

/** Seconds, or a date; nothing sensible counts as no wish. */
function waitOf(wish: string | string[] | undefined, now: Date): number {
  const text = String(wish ?? '')
  const wait = /^\d{1,7}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime()
  return Number.isFinite(wait) ? Math.max(0, wait) : 0
}
