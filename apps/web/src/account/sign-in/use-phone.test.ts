import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../shared/api/api-error.ts'
import { waitForAnswer } from './use-phone.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Statuses of the failures before the answer. */
const wait = (...statuses: number[]) => {
  const left = [...statuses]
  const ask = vi.fn(async () => {
    const status = left.shift()
    if (status !== undefined) throw new ApiError(status)
    return { answer: 'Mari', qrLink: null }
  })
  return { ask, found: waitForAnswer(ask, () => undefined, new AbortController().signal) }
}

it('goes on asking a server that is out of reach for a while', async () => {
  const { ask, found } = wait(0, 503)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await found).toBe('Mari')
  expect(ask).toHaveBeenCalledTimes(3)
})

it('goes on after a sleep of the page, in which its request was lost', async () => {
  const answers = [{ answer: null, qrLink: null }, null, { answer: 'Mari', qrLink: null }]
  const ask = async () => {
    const next = answers.shift()
    if (next) return next
    vi.setSystemTime(Date.now() + 90_000)
    throw new ApiError(0)
  }
  const found = waitForAnswer(ask, () => undefined, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await found).toBe('Mari')
})

it('gives up after a minute without an answer', async () => {
  const { found } = wait(...Array<number>(100).fill(0))
  const failed = expect(found).rejects.toThrow('answered 0')
  await vi.advanceTimersByTimeAsync(62_000)
  await failed
})

it('asks no more after a refusal', async () => {
  const { ask, found } = wait(469)
  await expect(found).rejects.toThrow('answered 469')
  expect(ask).toHaveBeenCalledTimes(1)
})
