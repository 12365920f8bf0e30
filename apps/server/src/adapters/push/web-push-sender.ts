import { isListedHost, type PushSubscription } from '@vastus/domain/notices/push-subscription'
import type { Clock } from '../../clock.ts'
import { type Dial, dialPublic, NotPublic } from '../outbound/dial.ts'
import { post, type PostResponse } from '../outbound/post.ts'
import { encryptPush } from './encrypt.ts'
import { PushGone, type PushMessage, PushRefused, type PushSender, PushUnavailable } from './push-sender.ts'
import { type VapidKey, vapidHeader, vapidKeyOf } from './vapid.ts'

/** A phone that was off for longer learns from the e-mail, or when it opens the product. */
const KEPT_SECONDS = 3 * 24 * 3600

/** Jobs that wait for a silent service keep mail waiting, so the next ones are not even begun. */
const REST_MS = 30_000
const LONGEST_WAIT_MS = 60 * 60_000

type Options = {
  /** As the setting VAPID_PRIVATE_KEY. */
  secret: string
  hosts: readonly string[]
  contact: string
  clock: Clock
  /** How a host is reached; over the public internet when left out. */
  dial?: Dial
  deadlineMs?: number
  restMs?: number
}

/** Sends to the push services of the browsers' makers. @source RFC 8030 */
export class WebPushSender implements PushSender {
  readonly #key: VapidKey
  readonly #options: Options
  /** Until when a host is left alone. */
  readonly #rests = new Map<string, number>()

  constructor(options: Options) {
    this.#key = vapidKeyOf(options.secret)
    this.#options = options
  }

  get publicKey(): string {
    return this.#key.publicKey
  }

  async send(subscription: PushSubscription, message: PushMessage): Promise<void> {
    const { clock, hosts, restMs = REST_MS } = this.#options
    const { hostname } = new URL(subscription.endpoint)
    // The list may have become shorter since the device was entered.
    if (!isListedHost(hostname, hosts)) throw new PushGone('the push service is no longer listed')
    const rest = (this.#rests.get(hostname) ?? 0) - clock.now().getTime()
    if (rest > 0) throw new PushUnavailable('left alone for now', rest)
    const answer = await this.#post(subscription, message).catch((error: NodeJS.ErrnoException) => {
      this.#rests.set(hostname, clock.now().getTime() + restMs)
      // The address itself stays out of the words: who knows it could write to the device.
      throw new PushUnavailable(error instanceof NotPublic ? error.name : (error.code ?? error.name), restMs)
    })
    const { status, headers } = answer
    if (status >= 200 && status < 300) return
    if (status === 404 || status === 410) throw new PushGone('the device is gone')
    if (status !== 408 && status !== 429 && status < 500) throw new PushRefused(status)
    const waitMs = waitOf(headers['retry-after'], clock.now())
    this.#rests.set(hostname, clock.now().getTime() + waitMs)
    throw new PushUnavailable(String(status), waitMs)
  }

  #post({ endpoint, ...keys }: PushSubscription, message: PushMessage): Promise<PostResponse> {
    const { clock, contact, deadlineMs, dial = (host) => dialPublic(host), hosts } = this.#options
    const request = {
      headers: {
        authorization: vapidHeader(this.#key, endpoint, contact, clock.now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEPT_SECONDS),
        topic: message.topic,
        urgency: 'high',
      },
      body: encryptPush(message.text, keys),
    }
    return post(endpoint, request, {
      dial,
      isAllowed: (host) => isListedHost(host, hosts),
      ...(deadlineMs === undefined ? {} : { deadlineMs }),
    })
  }
}

/** Seconds, or a date; nothing sensible counts as no wish, and more than an hour as an hour. */
function waitOf(wish: string | string[] | undefined, now: Date): number {
  const text = String(wish ?? '')
  const wait = /^\d{1,7}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime()
  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), LONGEST_WAIT_MS) : 0
}
