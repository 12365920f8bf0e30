import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hearServerClock, serverNow } from './server-clock.ts'

const TRUE_TIME = Date.parse('2026-03-02T10:00:00Z')
const HOUR = 3_600_000

function answerAt(time: number | null): Response {
  return new Response(null, { headers: time === null ? {} : { date: new Date(time).toUTCString() } })
}

describe('the clock of the server', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: TRUE_TIME })
    hearServerClock(answerAt(TRUE_TIME))
  })
  afterEach(() => vi.useRealTimers())

  it.each([-24 * HOUR, -61_000, 61_000, 2 * HOUR])('is kept by a device that is %i ms off', (off) => {
    vi.setSystemTime(TRUE_TIME + off)
    hearServerClock(answerAt(TRUE_TIME))
    vi.advanceTimersByTime(5_000)
    expect(serverNow().getTime()).toBe(TRUE_TIME + 5_000)
  })

  it.each([-59_000, 0, 59_000])('does not move a clock that is %i ms off', (off) => {
    vi.setSystemTime(TRUE_TIME + off)
    hearServerClock(answerAt(TRUE_TIME))
    expect(serverNow().getTime()).toBe(TRUE_TIME + off)
  })

  it('is right again after the next answer when the device is set right', () => {
    vi.setSystemTime(TRUE_TIME - 2 * HOUR)
    hearServerClock(answerAt(TRUE_TIME))
    vi.setSystemTime(TRUE_TIME)
    hearServerClock(answerAt(TRUE_TIME))
    expect(serverNow().getTime()).toBe(TRUE_TIME)
  })

  it('is not guessed from an answer that does not tell it', () => {
    vi.setSystemTime(TRUE_TIME + HOUR)
    hearServerClock(answerAt(null))
    expect(serverNow().getTime()).toBe(TRUE_TIME + HOUR)
  })
})
