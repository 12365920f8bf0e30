import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../db/sql.ts'
import { appCode } from '../../../testing/app-code.ts'
import { quickestDatabase } from '../../../testing/databases.ts'
import { createPatient, type TestUser } from '../../../testing/factories.ts'
import { mailedCode, otherCode } from '../../../testing/one-time-codes.ts'
import { TEST_PASSWORD } from '../../../testing/quick-passwords.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'

const STEP_MS = 30_000
const MINUTE = 60_000

describe.each([quickestDatabase()])('the second factor of an account with a password, on %s', (kind) => {
  let test: TestApp
  let user: TestUser
  let browser: TestClient

  beforeAll(async () => {
    test = await createTestApp({ kind })
  })
  beforeEach(async () => {
    test.clock.advance(16 * 60_000)
    user = await createPatient(test.services)
    browser = test.anonymous()
    await logIn(browser)
  })
  afterAll(() => test.close())

  const rows = <T>(query: ReturnType<typeof sql>) =>
    test.services.database.transaction({ actor: 'system' }, (tx) => tx.query<T>(query))
  const logIn = (client: TestClient) =>
    client.post('/api/login/password', { email: user.email, password: TEST_PASSWORD })
  const finish = (client: TestClient, code: string) => client.post('/api/login/second-factor', { code })
  const codeOf = (secret: string) => appCode(secret, test.clock.now())
  const wrong = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10))

  const sendCode = (client: TestClient, email = user.email) =>
    client.post('/api/send-otp', { email, purpose: 'SECOND_FACTOR' })
  async function codeFor(client: TestClient): Promise<string> {
    expect((await sendCode(client)).statusCode).toBe(204)
    return mailedCode(test, user.email)
  }

  /** Turns it on, and lets the step of the first code pass. */
  async function turnOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
    const otp = await codeFor(browser)
    const { secret, uri } = (await browser.post('/api/users/security/authenticator', { otp })).json()
    expect(uri).toContain(`secret=${secret}`)
    const confirmed = await browser.post('/api/users/security/authenticator/confirm', {
      code: codeOf(secret),
    })
    test.clock.advance(STEP_MS)
    return { secret, recoveryCodes: confirmed.json().recoveryCodes }
  }

  it('asks for a code after the password, and the session is then a strong one', async () => {
    expect((await browser.get('/api/login')).json().isStrong).toBe(false)
    const { secret } = await turnOn()
    expect((await browser.get('/api/login')).json().isStrong).toBe(true)
    const other = test.anonymous()
    const asked = await logIn(other)
    expect([asked.statusCode, asked.json().key]).toEqual([469, 'SECOND_FACTOR_REQUIRED'])
    expect((await other.get('/api/login')).statusCode).toBe(401)
    const code = codeOf(secret)
    expect((await finish(other, wrong(code))).json().key).toBe('INVALID_OTP')
    const entered = await finish(other, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(entered.json()).toMatchObject({ id: user.userId, isStrong: true, signInMethod: 'PASSWORD' })
    expect((await finish(other, code)).statusCode).toBe(404)
  })

  it('gives the session a new token with its new rights, so that the one from before gains nothing', async () => {
    const cookies = [browser.cookie()]
    const { secret } = await turnOn()
    cookies.push(browser.cookie())
    const confirmed = await browser.post('/api/users/security/confirm', { code: codeOf(secret) })
    expect(confirmed.statusCode).toBe(204)
    cookies.push(browser.cookie())
    expect(new Set(cookies).size).toBe(3)
    expect((await browser.get('/api/users/security')).json().sessions).toHaveLength(1)
    const strong = await rows(sql`select is_strong, count(*)::int as sessions from sessions
      where user_id = ${user.userId} group by is_strong order by is_strong`)
    expect(strong).toEqual([
      { isStrong: false, sessions: 1 },
      { isStrong: true, sessions: 2 },
    ])
  })

  it('is first set up only with a code that was mailed to the present address, in the session that asked', async () => {
    const begin = (client: TestClient, body: object) => client.post('/api/users/security/authenticator', body)
    expect((await begin(browser, {})).json().fields).toMatchObject([{ path: 'otp' }])
    expect((await sendCode(browser, 'thief@example.test')).statusCode).toBe(404)
    expect((await sendCode(test.anonymous())).statusCode).toBe(401)
    const thief = test.anonymous()
    await logIn(thief)
    const otp = await codeFor(browser)
    expect((await begin(browser, { otp: otherCode(otp) })).json().key).toBe('INVALID_OTP')
    expect((await begin(thief, { otp })).json().key).toBe('INVALID_OTP')
    expect((await begin(browser, { otp })).statusCode).toBe(200)
    expect((await begin(browser, { otp })).json().key).toBe('INVALID_OTP')
    await browser.post('/api/send-otp', { email: user.email, purpose: 'PROFILE' })
    const ofProfile = await mailedCode(test, user.email)
    expect((await begin(browser, { otp: ofProfile })).json().key).toBe('INVALID_OTP')
    expect((await browser.get('/api/users/security')).json().authenticator).toBeNull()
  })

  it('takes one code for the app and the passkey, for 15 minutes and in one session', async () => {
    const passkey = (client: TestClient, body = {}) => client.post('/api/users/security/passkeys/begin', body)
    const app = (client: TestClient) => client.post('/api/users/security/authenticator', {})
    const thief = test.anonymous()
    await logIn(thief)
    const otp = await codeFor(browser)
    expect((await passkey(browser, { otp })).statusCode).toBe(200)
    expect((await app(browser)).statusCode).toBe(200)
    expect((await app(thief)).json().fields).toMatchObject([{ path: 'otp' }])
    test.clock.advance(15 * MINUTE - 1)
    expect((await app(browser)).statusCode).toBe(200)
    test.clock.advance(1)
    expect((await app(browser)).statusCode).not.toBe(200)
  })

  it('sends no second code to a session that asked less than a minute ago, and takes the first', async () => {
    const other = test.anonymous()
    await logIn(other)
    const otp = await codeFor(browser)
    test.clock.advance(MINUTE - 1)
    expect((await sendCode(browser)).statusCode).toBe(204)
    await test.runJobs()
    expect(test.outbox.filter(({ to }) => to === user.email)).toHaveLength(1)
    const refused = await sendCode(other)
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'We sent a code less than a minute ago. Wait a minute before you ask for another.',
    ])
    expect((await browser.post('/api/users/security/authenticator', { otp })).statusCode).toBe(200)
    test.clock.advance(1)
    expect(await codeFor(browser)).not.toBe(otp)
  })

  it('says in how many minutes a code can be asked for again after five in an hour', async () => {
    for (let sent = 0; sent < 5; sent++) {
      await codeFor(browser)
      test.clock.advance(MINUTE)
    }
    const refused = await sendCode(browser)
    expect(refused.json().message).toBe('Too many tries. Try again in 60 minutes.')
  })

  it('tells the owner by mail when it is turned on', async () => {
    await turnOn()
    await test.runJobs()
    const mails = test.outbox.filter(({ to }) => to === user.email).map(({ text }) => text)
    expect(mails).toHaveLength(2)
    expect(mails[1]).toContain(test.services.config.supportEmail)
  })

  it('takes each code once', async () => {
    const { secret } = await turnOn()
    const [one, two] = [test.anonymous(), test.anonymous()]
    await logIn(one)
    await logIn(two)
    expect((await finish(one, codeOf(secret))).statusCode).toBe(200)
    expect((await finish(two, codeOf(secret))).json().key).toBe('INVALID_OTP')
    test.clock.advance(STEP_MS)
    expect((await finish(two, codeOf(secret))).statusCode).toBe(200)
  })

  it('takes each of ten recovery codes once, in any writing', async () => {
    const { recoveryCodes } = await turnOn()
    expect(new Set(recoveryCodes).size).toBe(10)
    const [code = ''] = recoveryCodes
    for (const [typed, status] of [
      [`${code.slice(0, 5)}-${code.slice(5)}`.toUpperCase(), 200],
      [code, 469],
    ] as const) {
      const other = test.anonymous()
      await logIn(other)
      expect((await finish(other, typed)).statusCode).toBe(status)
    }
    expect((await browser.get('/api/users/security')).json().recoveryCodesLeft).toBe(9)
  })

  it('is asked for in the browser that had the right password, for 15 minutes', async () => {
    const { secret } = await turnOn()
    expect((await finish(test.anonymous(), codeOf(secret))).statusCode).toBe(404)
    const late = test.anonymous()
    await logIn(late)
    test.clock.advance(15 * 60_000 + 1)
    expect((await finish(late, codeOf(secret))).statusCode).toBe(404)
  })

  it('is not asked for any more where the password from before a reset was right', async () => {
    const { secret } = await turnOn()
    const waiting = test.anonymous()
    await logIn(waiting)
    await test.anonymous().post('/api/reset-password', { email: user.email })
    const reset = await test.anonymous().post('/api/reset-password/confirm', {
      email: user.email,
      otp: await mailedCode(test, user.email),
      password: 'four-green-doors',
      confirmPassword: 'four-green-doors',
    })
    expect(reset.statusCode).toBe(204)
    expect((await finish(waiting, codeOf(secret))).statusCode).toBe(404)
  })

  it('refuses the right code after five wrong ones, for 15 minutes', async () => {
    const { secret } = await turnOn()
    test.clock.advance(16 * 60_000)
    const other = test.anonymous()
    await logIn(other)
    for (let time = 0; time < 5; time++) await finish(other, wrong(codeOf(secret)))
    expect((await finish(other, codeOf(secret))).json().key).toBe('INVALID_OTP')
    test.clock.advance(16 * 60_000)
    await logIn(other)
    expect((await finish(other, codeOf(secret))).statusCode).toBe(200)
  })

  it('is turned off with a code alone', async () => {
    const { secret } = await turnOn()
    const off = (code: string) => browser.post('/api/users/security/authenticator/remove', { code })
    expect((await off(wrong(codeOf(secret)))).json().key).toBe('INVALID_OTP')
    expect((await off(codeOf(secret))).statusCode).toBe(204)
    expect((await logIn(test.anonymous())).statusCode).toBe(200)
    expect((await off(codeOf(secret))).statusCode).toBe(404)
  })

  it('begins with a sign-in of the last 15 minutes, and is not replaced while it is on', async () => {
    const { secret } = await turnOn()
    expect((await browser.post('/api/users/security/authenticator', {})).statusCode).toBe(404)
    await browser.post('/api/users/security/authenticator/remove', { code: codeOf(secret) })
    test.clock.advance(16 * 60_000)
    const refused = await browser.post('/api/users/security/authenticator', {})
    expect([refused.statusCode, refused.json().key]).toEqual([469, 'SIGN_IN_AGAIN'])
  })

  it('makes new recovery codes in place of those that were lost, after a strong sign-in alone', async () => {
    const make = (client: TestClient) => client.post('/api/users/security/recovery-codes', {})
    expect((await make(browser)).statusCode).toBe(404)
    const { recoveryCodes } = await turnOn()
    const [lost = ''] = recoveryCodes
    const made = (await make(browser)).json<{ recoveryCodes: string[] }>().recoveryCodes
    expect(new Set([...recoveryCodes, ...made]).size).toBe(20)
    const other = test.anonymous()
    await logIn(other)
    expect((await make(other)).statusCode).toBe(401)
    expect((await finish(other, lost)).json().key).toBe('INVALID_OTP')
    expect((await finish(other, made[0] ?? '')).statusCode).toBe(200)
    const weak = await test.signedInAs(user)
    await rows(sql`update sessions set is_strong = false where user_id = ${user.userId}`)
    expect((await make(weak)).json().key).toBe('SECOND_FACTOR_REQUIRED')
  })

  it('signs the account out everywhere else when it is turned on', async () => {
    const thief = test.anonymous()
    await logIn(thief)
    await turnOn()
    expect((await thief.get('/api/login')).statusCode).toBe(401)
    expect((await browser.get('/api/login')).statusCode).toBe(200)
  })

  it('keeps no secret that a reader of the table could use', async () => {
    const { secret, recoveryCodes } = await turnOn()
    const stored = await test.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.query(sql`select a::text, c::text from authenticators a join recovery_codes c using (user_id)`),
    )
    for (const each of [secret, ...recoveryCodes]) expect(JSON.stringify(stored)).not.toContain(each)
  })

  it('shows where the account is signed in, and ends a session elsewhere at once', async () => {
    const phone = test.anonymous()
    await phone.post(
      '/api/login/password',
      { email: user.email, password: TEST_PASSWORD },
      { headers: { 'user-agent': 'Firefox on a phone' } },
    )
    const { sessions } = (await browser.get('/api/users/security')).json()
    expect(sessions).toMatchObject([
      { isCurrent: true, method: 'PASSWORD' },
      { isCurrent: false, device: 'Firefox on a phone' },
    ])
    const end = (client: TestClient, session: string) =>
      client.post('/api/users/security/sessions/end', { session })
    const stranger = await test.signedInAs(await createPatient(test.services))
    expect((await end(stranger, sessions[1].id)).statusCode).toBe(404)
    expect((await end(browser, sessions[1].id)).statusCode).toBe(204)
    expect((await phone.get('/api/login')).statusCode).toBe(401)
    expect((await end(browser, sessions[1].id)).statusCode).toBe(404)
  })

  it('lets a signed-in user prove again who they are, with a code where there is one', async () => {
    const confirm = (body: object) => browser.post('/api/users/security/confirm', body)
    const isFresh = async () =>
      (await browser.post('/api/users/security/authenticator', {})).json().key !== 'SIGN_IN_AGAIN'
    test.clock.advance(16 * 60_000)
    expect(await isFresh()).toBe(false)
    expect((await confirm({})).statusCode).toBe(400)
    expect((await confirm({ password: 'not the password' })).json().key).toBe('WRONG_CREDENTIALS')
    expect((await confirm({ code: '123456' })).statusCode).toBe(404)
    expect((await confirm({ password: TEST_PASSWORD })).statusCode).toBe(204)
    expect(await isFresh()).toBe(true)
    const { secret } = await turnOn()
    expect((await confirm({ password: TEST_PASSWORD })).json().key).toBe('SECOND_FACTOR_REQUIRED')
    expect((await confirm({ code: wrong(codeOf(secret)) })).json().key).toBe('INVALID_OTP')
    expect((await confirm({ code: codeOf(secret) })).statusCode).toBe(204)
  })
})
