// @proves R7-010 R7-011
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { createClinic, createEmployee, createPatient, type TestUser } from '../../testing/factories.ts'
import { TEST_PASSWORD } from '../../testing/quick-passwords.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sql } from '../../db/sql.ts'

const MINUTE = 60_000

describe.each([quickestDatabase()])('a session on %s', (kind) => {
  let test: TestApp
  let user: TestUser
  const ended: unknown[] = []

  beforeAll(async () => {
    test = await createTestApp({
      kind,
      services: {
        sessionEnded: async (_tx, what) => {
          ended.push(what)
        },
      },
    })
    user = await createPatient(test.services)
  })
  afterAll(() => test.close())

  it('ends 30 minutes after the sign-in', async () => {
    const browser = await test.signedInAs(user)
    test.clock.advance(30 * MINUTE - 1)
    expect((await browser.get('/api/login')).statusCode).toBe(200)
    test.clock.advance(1)
    expect((await browser.get('/api/login')).statusCode).toBe(401)
    expect((await browser.post('/api/login/extend')).statusCode).toBe(401)
  })

  it('goes on when extended, but not past 12 hours', async () => {
    const browser = await test.signedInAs(user)
    const start = test.clock.now().getTime()
    test.clock.advance(26 * MINUTE)
    const extended = await browser.post('/api/login/extend')
    expect(extended.json()).toMatchObject({ jwtExpiresAt: new Date(start + 56 * MINUTE).toISOString() })
    for (let minute = 26; minute < 12 * 60 - 25; minute += 25) {
      test.clock.advance(25 * MINUTE)
      expect((await browser.post('/api/login/extend')).statusCode).toBe(200)
    }
    const last = await browser.post('/api/login/extend')
    expect(last.json()).toMatchObject({ jwtExpiresAt: new Date(start + 12 * 60 * MINUTE).toISOString() })
  })

  it('is over on the server after logging out, and its sockets are closed', async () => {
    const browser = test.anonymous()
    await browser.post('/api/login/password', { email: user.email, password: TEST_PASSWORD })
    const cookie = browser.cookie() ?? ''
    const response = await browser.post('/api/logout')
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([
      204,
      expect.stringContaining('Max-Age=0'),
    ])
    const replayed = await test.anonymous().get('/api/login', { headers: { cookie } })
    expect(replayed.statusCode).toBe(401)
    expect(ended).toEqual([{ sessionHash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  })

  it('gets a new token at each sign-in, and the browser’s old one ends', async () => {
    const browser = await test.signedInAs(user)
    const before = browser.cookie() ?? ''
    await browser.post('/api/login/password', { email: user.email, password: TEST_PASSWORD })
    expect(browser.cookie()).not.toBe(before)
    expect((await test.anonymous().get('/api/login', { headers: { cookie: before } })).statusCode).toBe(401)
  })

  it('loses the clinic role at once when the employment ends', async () => {
    const clinic = await createClinic(test.services)
    const doctor = await createEmployee(test.services, clinic)
    const browser = await test.signedInAs(doctor)
    expect((await browser.get('/api/login')).json()).toMatchObject({ permissions: ['PRM_DOCTOR'] })
    await test.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`update employees set deleted_at = ${test.clock.now()} where id = ${doctor.employeeId}`),
    )
    expect((await browser.get('/api/login')).json()).toMatchObject({ permissions: [], clinics: [] })
  })

  it.each(['sid=garbage', `sid=${'x'.repeat(8000)}`, `sid=${'A'.repeat(43)}`, 'sid=', ''])(
    'is not there for the cookie %.20s',
    async (cookie) => {
      expect((await test.anonymous().get('/api/login', { headers: { cookie } })).statusCode).toBe(401)
    },
  )

  it('is not stored as the cookie has it', async () => {
    const browser = test.anonymous()
    await browser.post('/api/login/password', { email: user.email, password: TEST_PASSWORD })
    const token = browser.cookie()?.split('=')[1] ?? ''
    const found = await test.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.query(sql`select 1 as found from sessions where token_hash like ${`%${token}%`}`),
    )
    expect(found).toEqual([])
  })
})
