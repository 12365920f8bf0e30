import { afterEach, describe, expect, test, vi } from 'vitest'
import { quickestDatabase } from '../testing/databases.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { prepareDrain } from './drain.ts'
import { type MeasureDelay, shedLoad } from './shed-load.ts'

describe('a server with more work than it can do', () => {
  let product: TestApp
  afterEach(async () => {
    vi.useRealTimers()
    await product.close()
  })
  const start = (delay: MeasureDelay) =>
    createTestApp({ kind: quickestDatabase(), beforeReady: (app) => shedLoad(app, delay) })

  test('sends new calls away once its event loop was late at two looks in a row, answers health, and takes calls again after', async () => {
    let late = 0
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    product = await start(() => late)
    const client = product.anonymous()
    late = 1001
    vi.advanceTimersByTime(500)
    expect((await client.get('/api/config')).statusCode).toBe(200)
    vi.advanceTimersByTime(500)
    const refused = await client.get('/api/config')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
    expect((await client.get('/api/health/live')).statusCode).toBe(200)
    late = 1000
    vi.advanceTimersByTime(500)
    expect((await client.get('/api/config')).statusCode).toBe(200)
  })

  test('sends the call away that would be the 201st to wait, and counts answered ones no more', async () => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    product = await createTestApp({
      kind: quickestDatabase(),
      beforeReady: (app) => {
        shedLoad(app, () => 0)
        app.get('/api/test/held', () => held)
      },
    })
    const waiting = Array.from({ length: 200 }, () => product.app.inject('/api/test/held'))
    const started = Promise.all(waiting)
    await expect.poll(async () => (await product.app.inject('/api/config')).statusCode).toBe(503)
    release()
    await started
    expect((await product.app.inject('/api/config')).statusCode).toBe(200)
  })

  test('counts a call once that passes on to another answer, as pages do, and not for ever', async () => {
    product = await createTestApp({
      kind: quickestDatabase(),
      beforeReady: (app) => {
        shedLoad(app, () => 0)
        app.get('/page', (_request, reply) => reply.callNotFound())
      },
    })
    for (let call = 0; call < 201; call++) await product.app.inject('/page')
    expect((await product.app.inject('/api/config')).statusCode).toBe(200)
  })

  test('on its way out it answers that it is not ready, and keeps no connection', async () => {
    let drain = (): void => undefined
    product = await createTestApp({
      kind: quickestDatabase(),
      beforeReady: (app) => {
        drain = prepareDrain(app)
      },
    })
    const client = product.anonymous()
    expect((await client.get('/api/health/ready')).statusCode).toBe(200)
    drain()
    const ready = await client.get('/api/health/ready')
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'DOWN', parts: {} }])
    const other = await client.get('/api/config')
    expect([other.statusCode, other.headers.connection]).toEqual([200, 'close'])
  })
})
