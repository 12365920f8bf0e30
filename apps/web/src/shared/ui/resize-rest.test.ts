// @proves-part R9-024: the resizing
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RESIZE_REST_MS, whenResized } from './resize-rest.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('acts once, 100 ms after the last of several changes', () => {
  expect(RESIZE_REST_MS).toBe(100)
  const act = vi.fn()
  const { changed } = whenResized(act)
  changed()
  vi.advanceTimersByTime(99)
  changed()
  vi.advanceTimersByTime(99)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledTimes(1)
})

it('acts no more once it is stopped', () => {
  const act = vi.fn()
  const { changed, stop } = whenResized(act)
  changed()
  stop()
  vi.advanceTimersByTime(1000)
  expect(act).not.toHaveBeenCalled()
})
