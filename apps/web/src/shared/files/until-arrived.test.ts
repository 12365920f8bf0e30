import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { untilArrived } from './until-arrived.ts'

const browser = { window: new EventTarget(), onLine: true }
const connection = (onLine: boolean) => {
  browser.onLine = onLine
  browser.window.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
}

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(browser, { window: new EventTarget(), onLine: true })
  vi.stubGlobal('navigator', {
    get onLine() {
      return browser.onLine
    },
  })
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, browser.window[name].bind(browser.window))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Answers the tries one after another; an error is thrown. */
function sending(...answers: unknown[]) {
  const said: string[] = []
  const controller = new AbortController()
  const attempt = vi.fn(async () => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  const outcome = untilArrived(attempt, {
    signal: controller.signal,
    onPaused: () => said.push('paused'),
    onResumed: () => said.push('resumed'),
  }).catch((error: unknown) => error)
  return { attempt, outcome, said, giveUp: () => controller.abort() }
}

describe('a file on its way', () => {
  test('that was cut off is sent again once the connection is back, however late', async () => {
    connection(false)
    const { attempt, outcome, said } = sending(new ApiError(0), 'arrived')
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect([attempt.mock.calls.length, said]).toEqual([1, ['paused']])
    connection(true)
    expect(await outcome).toBe('arrived')
    expect(said).toEqual(['paused', 'resumed'])
  })

  test('does not wait out its pause when the connection comes back earlier', async () => {
    const { attempt, outcome } = sending(new ApiError(0), 'arrived')
    await vi.advanceTimersByTimeAsync(1)
    connection(true)
    expect([await outcome, attempt.mock.calls.length]).toEqual(['arrived', 2])
  })

  test.each([0, 408, 429, 502, 503, 504])('is tried again after %i', async (status) => {
    const { outcome } = sending(new ApiError(status), 'arrived')
    await vi.advanceTimersByTimeAsync(1000)
    expect(await outcome).toBe('arrived')
  })

  test.each([400, 401, 404, 409, 413, 468, 469, 500])('is not tried again after %i', async (status) => {
    const { attempt, outcome, said } = sending(new ApiError(status), 'arrived')
    expect(await outcome).toMatchObject({ status })
    expect([attempt.mock.calls.length, said]).toEqual([1, []])
  })

  test('comes back when it is asked to, but not after hours', async () => {
    const soon = sending(new ApiError(429, {}, 5), 'arrived')
    await vi.advanceTimersByTimeAsync(4999)
    expect(soon.attempt).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await soon.outcome).toBe('arrived')
    expect(await sending(new ApiError(429, {}, 3600)).outcome).toMatchObject({ status: 429 })
  })

  test('is left to the person after five tries more', async () => {
    const { attempt, outcome } = sending(...Array.from({ length: 9 }, () => new ApiError(0)))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await outcome).toMatchObject({ status: 0 })
    expect(attempt).toHaveBeenCalledTimes(6)
  })

  test('that is given up while it waits is not sent any more', async () => {
    connection(false)
    const { attempt, outcome, giveUp } = sending(new ApiError(0), 'arrived')
    await vi.advanceTimersByTimeAsync(1)
    giveUp()
    expect(await outcome).toMatchObject({ name: 'AbortError' })
    connection(true)
    expect(attempt).toHaveBeenCalledTimes(1)
  })
})
