import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MailUnavailable } from '../../adapters/mail/mailer.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each([quickestDatabase()])('health and figures on %s', (kind) => {
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp({ kind })
  })
  afterAll(() => test.close())

  it('is ready while database and storage answer, and names the part that does not', async () => {
    expect((await test.anonymous().get('/api/health/live')).json()).toEqual({ status: 'UP' })
    const parts = {
      database: 'UP',
      storage: 'UP',
      disk: 'UP',
      scanner: 'OFF',
      mail: 'UP',
      jobs: 'UP',
      auditHeads: 'UP',
    }
    const { since, ...rest } = (await test.anonymous().get('/api/health/ready')).json()
    expect(rest).toEqual({ status: 'UP', parts, warnings: [] })
    expect(Object.keys(since)).toEqual(expect.arrayContaining(Object.keys(parts)))
  })

  it('says within 4 seconds whether the mail server answers, and serves on without it', async () => {
    const mailer = test.services.mailer
    if (!mailer) throw new Error('there is no mailer')
    const { probe } = mailer
    const mail = async () => {
      test.clock.advance(4_000)
      const response = await test.anonymous().get('/api/health/ready')
      return [response.statusCode, response.json().status, response.json().parts.mail]
    }
    expect(await mail()).toEqual([200, 'UP', 'UP'])
    try {
      mailer.probe = () => Promise.reject(new MailUnavailable('ECONNECTION'))
      expect(await mail()).toEqual([200, 'UP', 'DOWN'])
    } finally {
      mailer.probe = probe
    }
    expect(await mail()).toEqual([200, 'UP', 'UP'])
  })

  it('gives its figures by route and not by id', async () => {
    await test.anonymous().get('/api/openapi.json')
    await test.anonymous().get('/api/files/9b2d3c1e-0000-4000-8000-000000000001')
    const figures = (await test.anonymous().get('/api/metrics')).body
    expect(figures).toContain(
      'vastus_http_request_seconds_count{route="/api/openapi.json",method="GET",status="200"}',
    )
    expect(figures).toContain('vastus_jobs{state="due"}')
    expect(figures).toContain('nodejs_eventloop_lag_seconds')
    expect(figures).not.toContain('9b2d3c1e')
  })
})

describe('in PROD', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp({
      kind: quickestDatabase(),
      config: { appMode: 'PROD', publicUrl: 'https://vastus.example', metricsToken: 'metrics-token-123456' },
    })
  })
  afterAll(() => test.close())

  it('readiness names what the settings leave out', async () => {
    const { warnings } = (await test.anonymous().get('/api/health/ready')).json()
    expect(warnings).toEqual(['EMBEDDED_DATABASE', 'NO_SCANNER', 'PROXY_NOT_TRUSTED', 'RESERVED_DOMAIN'])
  })

  it('figures are for the bearer of the token only', async () => {
    const get = (headers: Record<string, string>) => test.anonymous().get('/api/metrics', { headers })
    expect((await get({})).statusCode).toBe(404)
    expect((await get({ authorization: 'Bearer wrong' })).statusCode).toBe(404)
    expect((await get({ authorization: 'Bearer metrics-token-123456' })).statusCode).toBe(200)
  })
})
