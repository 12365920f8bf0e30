// @proves R3-090 R7-024 R8-012
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { deviceKind, reportError } from './report.ts'

afterEach(() => vi.unstubAllGlobals())

/** Replaces the network; returns what was asked of it. */
function standInFetch(answer: () => Promise<Response>) {
  const fetched = vi.fn((_url: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', fetched)
  return () => fetched.mock.calls.map(([url, init]) => [url, JSON.parse(String(init.body))] as const)
}

describe('a report to the server', () => {
  it.each([
    [400, 'WARNING'],
    [469, 'WARNING'],
    [499, 'WARNING'],
    [500, 'ERROR'],
    [0, 'ERROR'],
  ])('of an answer %i has the level %s', (status, level) => {
    const sent = standInFetch(() => Promise.resolve(new Response(null, { status: 204 })))
    reportError('drafts', new ApiError(status))
    expect(sent()).toEqual([['/api/log', expect.objectContaining({ type: 'prm.drafts', level })]])
  })

  it('of a fault in the page is an error, and is cut to 1000 characters', () => {
    const sent = standInFetch(() => Promise.resolve(new Response(null, { status: 204 })))
    reportError('loading', new TypeError('a'.repeat(2000)))
    expect(sent()[0]?.[1]).toMatchObject({
      level: 'ERROR',
      message: `TypeError: ${'a'.repeat(1000)}`.slice(0, 1000),
    })
  })

  it('that fails is not reported again', async () => {
    const sent = standInFetch(() => Promise.reject(new TypeError('Failed to fetch')))
    reportError('drafts', new ApiError(500))
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(sent()).toHaveLength(1)
  })
})

describe('the kind of device', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Mobile/15E148', 5, 'MOBILE'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/124.0 Mobile Safari/537.36', 5, 'MOBILE'],
    ['Mozilla/5.0 (Linux; Android 13; SM-X700) Chrome/124.0 Safari/537.36', 5, 'TABLET'],
    ['Mozilla/5.0 (iPad; CPU OS 16_4 like Mac OS X) Mobile/15E148', 5, 'TABLET'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.4 Safari/605.1.15', 5, 'TABLET'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.4 Safari/605.1.15', 0, 'DESKTOP'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/124.0 Safari/537.36', 10, 'DESKTOP'],
  ] as const)('of %s with %i touch points is %s', (agent, touchPoints, kind) => {
    expect(deviceKind(agent, touchPoints)).toBe(kind)
  })
})
