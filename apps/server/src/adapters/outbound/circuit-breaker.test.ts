import { expect, it } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

it('opens after five failures in a row and lets one call through after 30 seconds', () => {
  let now = 0
  const breaker = new CircuitBreaker(() => now)
  for (let failure = 0; failure < 4; failure++) breaker.failed()
  expect(breaker.isClosed()).toBe(true)
  breaker.failed()
  expect(breaker.isClosed()).toBe(false)
  now = 29_999
  expect(breaker.isClosed()).toBe(false)
  now = 30_000
  expect(breaker.isClosed()).toBe(true)
  expect(breaker.isClosed()).toBe(false)
  breaker.succeeded()
  expect(breaker.isClosed()).toBe(true)
})
