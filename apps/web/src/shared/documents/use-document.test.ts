// @proves R7-029
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { documentQuery } from './use-document.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a document that does not come is asked for three times more, five seconds apart', async () => {
  vi.useFakeTimers()
  const fetch = vi.fn(() => Promise.resolve(Response.json({}, { status: 503 })))
  vi.stubGlobal('fetch', fetch)
  const refused = expect(
    new QueryClient().fetchQuery(documentQuery('privacy-policy', 'et')),
  ).rejects.toMatchObject({ status: 503 })
  await vi.advanceTimersByTimeAsync(0)
  expect(fetch).toHaveBeenCalledTimes(1)
  for (const asked of [2, 3, 4]) {
    await vi.advanceTimersByTimeAsync(4999)
    expect(fetch).toHaveBeenCalledTimes(asked - 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(fetch).toHaveBeenCalledTimes(asked)
  }
  await refused
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetch).toHaveBeenCalledTimes(4)
})
