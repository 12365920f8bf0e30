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

const FORGET_AFTER_MS = 10 * 60_000
const MAX_CALLERS = 50_000

/** Token buckets of this process, by caller and rate class. */
export function createCallLimiter(limits: CallLimits) {
  const buckets = new Map<string, { tokens: number; at: number }>()

  function forgetIdle(now: number): void {
    for (const [key, bucket] of buckets) if (now - bucket.at > FORGET_AFTER_MS) buckets.delete(key)
  }

  /** @throws TooManyRequests */
  return function charge(caller: string, rate: RateClass, now: number): void {
    const limit = limits[rate]
    if (!limit) return
    if (buckets.size >= MAX_CALLERS) forgetIdle(now)
    const key = `${rate} ${caller}`
    const bucket = buckets.get(key) ?? { tokens: limit.burst, at: now }
    const tokens = Math.min(
      limit.burst,
      bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * limit.perSecond,
    )
    if (tokens < 1) {
      buckets.set(key, { tokens, at: now })
      throw new TooManyRequests(Math.max(1, Math.ceil((1 - tokens) / limit.perSecond)))
    }
    buckets.set(key, { tokens: tokens - 1, at: now })
  }
}
