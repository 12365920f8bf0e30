import type { RateClass } from '@vastus/contract/route'
import { TooManyRequests } from '../errors.ts'

/** Calls a second that a caller may go on making, and how many may come at once. */
export type CallLimits = Record<RateClass, { perSecond: number; burst: number } | null>

/** Guessing and code sending have stricter counters of their own, by account and address. */
export const CALL_LIMITS: CallLimits = {
  NONE: null,
  API: { perSecond: 20, burst: 60 },
  LOGIN: { perSecond: 5, burst: 30 },
  CODE: { perSecond: 2, burst: 10 },
  CLIENT_LOG: { perSecond: 20 / 60, burst: 20 },
  UPLOAD: { perSecond: 5, burst: 30 },
}

const MAX_CALLERS = 50_000

type Bucket = { tokens: number; at: number }

/**
 * Token buckets of this process, by caller and rate class.
 *
 * They are kept in two generations of `MAX_CALLERS / 2`: when the younger one is full, the older one is dropped and the
 * younger one grows old. A call moves its bucket to the younger one. So a flood of callers neither takes more memory
 * nor makes a call slower, and a caller who goes on calling stays counted.
 */
export function createCallLimiter(limits: CallLimits) {
  let young = new Map<string, Bucket>()
  let old = new Map<string, Bucket>()

  function keep(key: string, bucket: Bucket): void {
    young.set(key, bucket)
    if (young.size < MAX_CALLERS / 2) return
    old = young
    young = new Map()
  }

  /** @throws TooManyRequests */
  return function charge(caller: string, rate: RateClass, now: number): void {
    const limit = limits[rate]
    if (!limit) return
    const key = `${rate} ${caller}`
    const bucket = young.get(key) ?? old.get(key) ?? { tokens: limit.burst, at: now }
    const gained = (Math.max(0, now - bucket.at) / 1000) * limit.perSecond
    const tokens = Math.min(limit.burst, bucket.tokens + gained)
    keep(key, { tokens: tokens < 1 ? tokens : tokens - 1, at: now })
    if (tokens < 1) throw new TooManyRequests(Math.max(1, Math.ceil((1 - tokens) / limit.perSecond)))
  }
}
