// @proves R2-017 R2-125 R3-094 R3-095
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { MailUnavailable } from '../../adapters/mail/mailer.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { createClinic, createEmployee, createPatient } from '../../testing/factories.ts'
import { TEST_PASSWORD } from '../../testing/quick-passwords.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { cleaningSchedule } from './cleaning/cleaning-job.ts'
import { enqueue } from '../../jobs/queue.ts'

const HOUR = 60 * 60_000

describe.each(databaseKinds())('the platform on %s', (kind) => {
  let test: TestApp
  const asSystem = <T>(statement: ReturnType<typeof sql>) =>
    test.parts.database.transaction({ actor: 'system' }, (tx) => tx.query<T>(statement))

  beforeAll(async () => {
    test = await createTestApp({ kind })
  })
  afterAll(() => test.close())

  it('tells its mode, country and flags to anybody, and demo accounts only in DEMO', async () => {
    const answer = await test.anonymous().get('/api/config')
    expect(answer.json()).toMatchObject({
      appMode: 'DEV',
      featureFlags: { COUNTRY_CODE: 'EE', EMAIL_LOGIN_ENABLED: true, PERSONAL_CODE_REQUIRED: true },
      maxFileCount: 10,
      maxFileBytes: 52_428_800,
    })
    expect(answer.json()).not.toHaveProperty('demoAccounts')
  })

  it('serves a document in the language asked for, and 404 for one that is not there', async () => {
    const get = (query: string) => test.anonymous().get(`/api/content/prm?${query}`)
    expect((await get('slug=privacy-policy&locale=pl-PL')).json()).toMatchObject({ language: 'pl' })
    expect((await get('slug=privacy-policy&locale=xx')).json()).toMatchObject({ language: 'et' })
    expect((await get('slug=nothing-such')).statusCode).toBe(404)
    expect((await get('slug=../../etc')).statusCode).toBe(400)
  })

  it('falls back to English where a language is missing', async () => {
    await asSystem(
      sql`insert into contents values ('only-english', 'en', 'Title', 'Body', ${test.clock.now()})`,
    )
    const answer = await test.anonymous().get('/api/content/prm?slug=only-english&locale=et')
    expect(answer.json()).toMatchObject({ language: 'en', title: 'Title' })
  })

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

  it('keeps drafts for their writer alone, until logging out', async () => {
    const [writer, other] = [await createPatient(test.parts), await createPatient(test.parts)]
    const browser = await test.signedInAs(writer)
    await browser.put('/api/drafts/reply:17', { payload: 'half' })
    await browser.put('/api/drafts/reply:17', { payload: 'half a sentence' })
    expect((await browser.get('/api/drafts')).json()).toMatchObject({
      content: [{ key: 'reply:17', payload: 'half a sentence' }],
      totalElements: 1,
    })
    const stranger = await test.signedInAs(other)
    expect((await stranger.get('/api/drafts')).json()).toMatchObject({ content: [] })
    await stranger.delete('/api/drafts/reply:17')
    expect((await browser.get('/api/drafts')).json()).toMatchObject({ totalElements: 1 })
    await browser.post('/api/logout')
    expect((await (await test.signedInAs(writer)).get('/api/drafts')).json()).toMatchObject({ content: [] })
  })

  it.each([
    ['a key with a path', '..%2f..', 'x'],
    ['64 KB and more', 'reply', 'x'.repeat(65_537)],
  ])('refuses a draft with %s', async (_what, key, payload) => {
    const browser = await test.signedInAs(await createPatient(test.parts))
    expect((await browser.put(`/api/drafts/${key}`, { payload })).statusCode).toBe(400)
  })

  it('refuses the 101st draft of one user, but not the change of another', async () => {
    const browser = await test.signedInAs(await createPatient(test.parts))
    for (let n = 0; n < 100; n++) await browser.put(`/api/drafts/note:${n}`, { payload: 'x' })
    expect((await browser.put('/api/drafts/note:100', { payload: 'x' })).statusCode).toBe(400)
    expect((await browser.put('/api/drafts/note:99', { payload: 'y' })).statusCode).toBe(204)
  })

  it('cleans up drafts after a day', async () => {
    const browser = await test.signedInAs(await createPatient(test.parts))
    await browser.put('/api/drafts/old', { payload: 'x' })
    await asSystem(
      sql`update drafts set updated_at = ${new Date(test.clock.now().getTime() - 24 * HOUR - 1)} where key = 'old'`,
    )
    await browser.put('/api/drafts/new', { payload: 'x' })
    await test.parts.database.transaction({ actor: 'system' }, (tx) => enqueue(tx, cleaningSchedule))
    await test.runJobs()
    expect((await browser.get('/api/drafts')).json()).toMatchObject({ content: [{ key: 'new' }] })
  })

  it('shows the banners of the patient’s clinics, and to staff those of the clinic asked for', async () => {
    const [own, foreign] = [await createClinic(test.parts), await createClinic(test.parts)]
    for (const { clinicId, name } of [own, foreign])
      await asSystem(sql`insert into global_messages (clinic_id, text, created_at)
        values (${clinicId}, ${`From ${name}`}, ${test.clock.now()})`)
    const patient = await test.signedInAs(await createPatient(test.parts, { clinics: [own] }))
    const doctor = await test.signedInAs(await createEmployee(test.parts, own))
    const banner = { content: [{ text: `From ${own.name}`, clinicName: own.name }] }
    expect((await patient.get('/api/prm/global-message?role=PATIENT')).json()).toMatchObject(banner)
    const ofClinic = async ({ clinicId }: { clinicId: number }) =>
      (await patient.get(`/api/prm/global-message?role=PATIENT&clinicIds=${clinicId}`)).json()
    expect(await ofClinic(own)).toMatchObject(banner)
    for (const other of [foreign, { clinicId: 2_000_000_000 }])
      expect(await ofClinic(other)).toMatchObject({ content: [], totalElements: 0 })
    expect(
      (await doctor.get(`/api/prm/global-message?role=DOCTOR&clinicIds=${own.clinicId}`)).json(),
    ).toMatchObject(banner)
    expect(
      (await doctor.get(`/api/prm/global-message?role=DOCTOR&clinicIds=${foreign.clinicId}`)).statusCode,
    ).toBe(404)
    expect((await patient.get('/api/prm/global-message?role=DOCTOR')).statusCode).toBe(403)
  })

  it('shows what was sent, newest first, by address', async () => {
    const { email } = await createPatient(test.parts)
    await test.anonymous().post('/api/reset-password', { email })
    await test.runJobs()
    const answer = await test.anonymous().get(`/api/demo/outbox?to=${email.toUpperCase()}&channel=EMAIL`)
    expect(answer.json()).toMatchObject([
      { channel: 'EMAIL', to: email, subject: 'Your code for a new password' },
    ])
    expect((await test.anonymous().get('/api/demo/outbox?channel=SMS')).json()).toEqual([])
  })

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
    const mailer = test.parts.mailer
    if (!mailer) throw new Error('there is no mailer')
    const { probe } = mailer
    const mail = async () => {
      test.clock.advance(4_000)
      const answer = await test.anonymous().get('/api/health/ready')
      return [answer.statusCode, answer.json().status, answer.json().parts.mail]
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

  it('describes every route once, and gives its figures by route and not by id', async () => {
    const document = await test.anonymous().get('/api/openapi.json')
    expect(document.json()).toMatchObject({ openapi: '3.1.0', paths: { '/api/login': expect.anything() } })
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

describe('at the door', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp({ kind: 'pglite' })
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
    const answers = [
      await raw('a', { ...headers, 'content-type': 'text/plain' }),
      await raw('{', { ...headers, 'content-type': 'application/json' }),
      await test.app.inject({ method: 'DELETE', url: '/api/login', headers }),
      await test.app.inject({ url: '/api/nothing-such', headers }),
      await test.app.inject({ url: `/api/nothing-such?locale=${language}` }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([415, 400, 405, 404, 404])
    for (const answer of answers) expect(answer.json().message).toContain(words)
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
    expect((await from({ origin: test.parts.config.publicUrl })).statusCode).toBe(204)
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
      kind: 'pglite',
      config: { appMode: 'PROD', publicUrl: 'https://vastus.example', metricsToken: 'metrics-token-123456' },
    })
  })
  afterAll(() => test.close())

  it('there is no outbox, and mail does not reach it', async () => {
    const { email } = await createPatient(test.parts)
    await test.anonymous().post('/api/reset-password', { email })
    await test.runJobs()
    expect((await test.anonymous().get('/api/demo/outbox')).statusCode).toBe(404)
    expect(test.outbox).toHaveLength(1)
    const rows = await test.parts.database.transaction({ actor: 'system' }, (tx) =>
      tx.query(sql`select * from outbox_messages`),
    )
    expect(rows).toEqual([])
  })

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

  it('the cookie is bound to this host and to https', async () => {
    const browser = test.anonymous()
    const { email } = await createPatient(test.parts)
    const answer = await browser.post('/api/login/password', { email, password: TEST_PASSWORD })
    expect(answer.headers['set-cookie']).toMatch(/^__Host-sid=\S+; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
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
    const test = await createTestApp({ kind: 'pglite', parts: { log: pino({ level: 'trace' }, stream) } })
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
