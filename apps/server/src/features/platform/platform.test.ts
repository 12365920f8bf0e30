// @proves R3-094 R3-095 R7-022 R7-023
// @proves R7-009
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createPatient } from '../../testing/factories.ts'
import { TEST_PASSWORD } from '../../testing/quick-passwords.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each([quickestDatabase()])('the platform on %s', (kind) => {
  let test: TestApp
  const asSystem = <T>(statement: ReturnType<typeof sql>) =>
    test.services.database.transaction({ actor: 'system' }, (tx) => tx.query<T>(statement))

  beforeAll(async () => {
    test = await createTestApp({ kind })
  })
  afterAll(() => test.close())

  it('tells its mode, country and flags to anybody, and demo accounts only in DEMO', async () => {
    const response = await test.anonymous().get('/api/config')
    expect(response.json()).toMatchObject({
      appMode: 'DEV',
      featureFlags: { COUNTRY_CODE: 'EE', EMAIL_LOGIN_ENABLED: true, PERSONAL_CODE_REQUIRED: true },
      maxFileCount: 10,
      maxFileBytes: 52_428_800,
    })
    expect(response.json()).not.toHaveProperty('demoAccounts')
  })

  it.each([true, false])(
    'offers demo accounts only where passwords are taken: %s',
    async (isEmailLoginEnabled) => {
      const demo = await createTestApp({ kind, config: { appMode: 'DEMO', isEmailLoginEnabled } })
      const config = (await demo.anonymous().get('/api/config')).json()
      expect('demoAccounts' in config).toBe(isEmailLoginEnabled)
      await demo.close()
    },
  )

  it('keeps a browser’s report as one line of at most 1000 characters', async () => {
    const report = {
      type: 'prm.files',
      level: 'ERROR',
      message: `a\nb${'😀'.repeat(2500)}`,
      device: 'MOBILE',
    }
    expect((await test.anonymous().post('/api/log', report)).statusCode).toBe(204)
    const [kept] = await asSystem<{ message: string }>(
      sql`select message from client_logs order by id desc limit 1`,
    )
    expect(kept?.message).toBe(`a b${'😀'.repeat(997)}`)
    expect((await test.anonymous().post('/api/log', { ...report, level: 'FATAL' })).statusCode).toBe(400)
    expect((await test.anonymous().post('/api/log', { ...report, type: 'other' })).statusCode).toBe(400)
  })

  it('keeps nothing of a person in a browser’s report', async () => {
    const message =
      'no answer for mari@example.ee, 38001085718, +372 5123 4567 at /api/e-contacts/4711?search=Mari'
    const report = { type: 'prm.files.38001085718', level: 'ERROR', message }
    expect((await test.anonymous().post('/api/log', report)).statusCode).toBe(204)
    const [kept] = await asSystem(sql`select type, message from client_logs order by id desc limit 1`)
    expect(kept).toEqual({
      type: 'prm.files.<number>',
      message: 'no answer for <e-mail>, <number>, <number> at /api/e-contacts/<id>?…',
    })
  })

  it('describes every route once', async () => {
    const document = await test.anonymous().get('/api/openapi.json')
    expect(document.json()).toMatchObject({ openapi: '3.1.0', paths: { '/api/login': expect.anything() } })
  })
})

describe('at the door', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp({ kind: quickestDatabase() })
  })
  afterAll(() => test.close())

  const raw = (
    payload: string | Buffer,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ) => test.app.inject({ method: 'POST', url: '/api/login/password', payload, headers })

  it.each([
    ['nothing', ''],
    ['truncated JSON', '{"email":"a'],
    ['text', '"text"'],
    ['half a character', '{"email":"\\ud800","password":"x"}'],
    ['__proto__', '{"__proto__":{},"email":"a","password":"x"}'],
    ['1e999', '{"email":1e999,"password":"x"}'],
    ['depth 10 000', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['2 MB of spaces', ' '.repeat(2_000_000)],
    ['10 000 elements', `[${'1,'.repeat(9999)}1]`],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ])('%s is malformed', async (_what, payload) => {
    expect((await raw(payload)).statusCode).toBe(400)
  })

  it('a body of another content type, or of none, is 415', async () => {
    expect((await raw('email=a', { 'content-type': 'text/plain' })).statusCode).toBe(415)
    expect((await raw('email=a', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(
      415,
    )
  })

  it.each([
    ['et', 'Seda ei saanud teha.'],
    ['en', "This couldn't be done."],
    ['ru', 'Не получилось.'],
    ['pl', 'Nie udało się tego zrobić.'],
  ])('what is refused before any session is explained in %s', async (language, words) => {
    const headers = { 'accept-language': language }
    const responses = [
      await raw('a', { ...headers, 'content-type': 'text/plain' }),
      await raw('{', { ...headers, 'content-type': 'application/json' }),
      await test.app.inject({ method: 'DELETE', url: '/api/login', headers }),
      await test.app.inject({ url: '/api/nothing-such', headers }),
      await test.app.inject({ url: `/api/nothing-such?locale=${language}` }),
    ]
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([415, 400, 405, 404, 404])
    for (const response of responses) expect(response.json().message).toContain(words)
  })

  it('another method is 405 or 404, and an unknown route 404', async () => {
    expect([404, 405]).toContain((await test.anonymous().delete('/api/login')).statusCode)
    expect((await test.anonymous().get('/api/nothing-such')).statusCode).toBe(404)
  })

  it('a change asked for by another site is refused, by this site or a script not', async () => {
    const from = (headers: Record<string, string>) =>
      test.anonymous().post('/api/log', { type: 'prm.x', level: 'INFO', message: 'x' }, { headers })
    expect((await from({ origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await from({ origin: 'null' })).statusCode).toBe(403)
    expect((await from({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await from({ origin: test.services.config.publicUrl })).statusCode).toBe(204)
    expect((await from({})).statusCode).toBe(204)
  })

  it.each(['/api/login', '/api/persons', '/api/drafts', '/api/users/consents', '/api/prm/global-message'])(
    '%s needs a session',
    async (path) => {
      expect((await test.anonymous().get(path)).statusCode).toBe(401)
    },
  )
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

  it('the cookie is bound to this host and to https', async () => {
    const browser = test.anonymous()
    const { email } = await createPatient(test.services)
    const response = await browser.post('/api/login/password', { email, password: TEST_PASSWORD })
    expect(response.headers['set-cookie']).toMatch(
      /^__Host-sid=\S+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
  })
})

describe('the log', () => {
  it('has neither passwords nor addresses nor codes', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString())
        done()
      },
    })
    const test = await createTestApp({
      kind: quickestDatabase(),
      services: { log: pino({ level: 'trace' }, stream) },
    })
    const body = {
      email: 'secret-person@example.test',
      password: 'secret-password-1',
      confirmPassword: 'secret-password-1',
    }
    await test.anonymous().post('/api/signup/password', body)
    await test.anonymous().post('/api/login/password', { email: body.email, password: body.password })
    await test.runJobs()
    const code = /^\d{6}$/m.exec(test.outbox[0]?.text ?? '')?.[0]
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join('')).not.toMatch(new RegExp(`secret|"${code}"`))
    await test.close()
  })
})
