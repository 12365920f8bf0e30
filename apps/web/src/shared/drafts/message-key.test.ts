import { describe, expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { isRefused, keyForNextTry } from './message-key.ts'

describe('the key of a message after a failed try', () => {
  test.each([
    ['no answer came', new ApiError(0)],
    ['the server failed', new ApiError(503)],
    ['the e-contact was changed by somebody else', new ApiError(409, { version: 7 })],
    ['the failure is none of the API', new Error('broken')],
  ])('stays when %s', (_, failure) => {
    expect(keyForNextTry('k', failure)).toBe('k')
  })

  test('is a new one when it already belongs to another text', () => {
    const next = keyForNextTry('k', new ApiError(409, { key: 'IDEMPOTENCY_KEY_REUSED' }))
    expect(next).not.toBe('k')
    expect(next).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('whether a message may have arrived', () => {
  test.each([409, 468, 469])('is settled by a %i', (status) => {
    expect(isRefused(new ApiError(status))).toBe(true)
  })

  test.each([
    ['no answer came', new ApiError(0)],
    ['the server failed', new ApiError(500)],
    ['the session is over', new ApiError(401)],
    ['there were too many calls', new ApiError(429)],
    ['the failure is none of the API', new Error('broken')],
  ])('stays open when %s', (_, failure) => {
    expect(isRefused(failure)).toBe(false)
  })
})
