import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TooManyRequests } from '../errors.ts'
import { quickestDatabase } from '../testing/databases.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { CALL_LIMITS, createCallLimiter } from './call-limits.ts'

const NOW = Date.UTC(2026, 2, 2)
const NONE = { NONE: null, API: null, LOGIN: null, CODE: null, CLIENT_LOG: null, UPLOAD: null }
const limiter = () => createCallLimiter({ ...NONE, LOGIN: { perSecond: 1, burst: 3 } })

describe('calls of one caller', () => {
  test('pass until the burst is used up, and go on as time passes', () => {
    const charge = limiter()
    for (let n = 0; n < 3; n++) charge('a', 'LOGIN', NOW)
    expect(() => charge('a', 'LOGIN', NOW)).toThrow(TooManyRequests)
    charge('b', 'LOGIN', NOW)
    expect(() => charge('a', 'LOGIN', NOW + 999)).toThrow(TooManyRequests)
    charge('a', 'LOGIN', NOW + 1000)
  })

  test('stay counted through a flood of other callers while they go on', () => {
    const charge = limiter()
    for (let n = 0; n < 3; n++) charge('a', 'LOGIN', NOW)
    for (let n = 0; n < 200_000; n++) {
      charge(`flood ${n}`, 'LOGIN', NOW)
      if (n % 10_000 === 0) expect(() => charge('a', 'LOGIN', NOW)).toThrow(TooManyRequests)
    }
  })

  test('are forgotten when 50,000 others came since: the table has a bound', () => {
    const charge = limiter()
    for (let n = 0; n < 3; n++) charge('a', 'LOGIN', NOW)
    for (let n = 0; n < 50_000; n++) charge(`flood ${n}`, 'LOGIN', NOW)
    charge('a', 'LOGIN', NOW)
  })
})

describe('callers behind a proxy that is trusted', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ kind: quickestDatabase(), limits: CALL_LIMITS, config: { trustProxy: true } })
  })
  afterAll(() => app?.close())

  const callFrom = async (forwarded: string) =>
    (await app.anonymous().get('/api/config', { headers: { 'x-forwarded-for': forwarded } })).statusCode

  test('share one limit in a /64, however their addresses are written, and whatever they claim themselves', async () => {
    const { burst = 0 } = CALL_LIMITS.API ?? {}
    const statuses: number[] = []
    for (let n = 0; n < burst; n++)
      statuses.push(await callFrom(n % 2 ? `2001:db8::${n.toString(16)}` : `2001:DB8:0:0:${n}:1:1:1`))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await callFrom('2001:db8::ffff')).toBe(429)
    expect(await callFrom('198.51.100.1, [2001:db8::fffe]:4711')).toBe(429)
    expect(await callFrom('2001:db8:0:1::1')).toBe(200)
    expect(await callFrom('2001:db8::ffff, 198.51.100.1')).toBe(200)
  })

  test('are told that a session is needed, however often and with whatever body they ask', async () => {
    const { burst = 0 } = CALL_LIMITS.API ?? {}
    const { burst: uploads = 0 } = CALL_LIMITS.UPLOAD ?? {}
    const anonymous = app.anonymous()
    const statuses = new Set<number>()
    for (let n = 0; n < burst + 10; n++) statuses.add((await anonymous.get('/api/persons')).statusCode)
    for (let n = 0; n < uploads + 10; n++)
      statuses.add((await anonymous.post('/api/patient/e-contacts/1/upload', {})).statusCode)
    expect(statuses).toEqual(new Set([401]))
  })
})
