// @proves R5-027 R8-014 R8-016
// @proves R5-007 R7-012 R9-003
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../db/sql.ts'
import { quickestDatabase } from '../../../testing/databases.ts'
import { createPatient } from '../../../testing/factories.ts'
import { mailedCode, otherCode } from '../../../testing/one-time-codes.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const PASSWORD = 'three-blue-boats'
const MINUTE = 60_000

describe.each([quickestDatabase()])('signing up on %s', (kind) => {
  let test: TestApp
  let number = 0
  const newEmail = () => `new${++number}@example.test`
  const signUp = (email: string, more: object = {}) =>
    test
      .anonymous()
      .post('/api/signup/password', { email, password: PASSWORD, confirmPassword: PASSWORD, ...more })
  const verify = (email: string, otp: string, client = test.anonymous()) =>
    client.post('/api/signup/password/verify', { email, otp })
  const keyOf = async (response: ReturnType<typeof verify>) =>
    ((await response).json() as { key: string }).key

  beforeAll(async () => {
    test = await createTestApp({ kind })
  })
  afterAll(() => test.close())

  it('sends a code, makes the account with it and signs in', async () => {
    const email = newEmail()
    expect((await signUp(email, { language: 'et' })).statusCode).toBe(204)
    const browser = test.anonymous()
    const response = await verify(email, await mailedCode(test, email), browser)
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({ email, incompleteProfile: true, permissions: [], language: 'et' })
    expect((await browser.get('/api/login')).statusCode).toBe(200)
    expect(test.outbox.findLast((mail) => mail.to === email)).toMatchObject({
      language: 'et',
      subject: 'Teie Vastuse kood',
    })
    const login = await test.anonymous().post('/api/login/password', { email, password: PASSWORD })
    expect(login.statusCode).toBe(200)
  })

  it('answers a known address like an unknown one, and tells its owner by mail', async () => {
    const known = await createPatient(test.services, { language: 'pl' })
    const [forKnown, forUnknown] = [await signUp(known.email), await signUp(newEmail())]
    expect(forKnown.statusCode).toBe(forUnknown.statusCode)
    expect(forKnown.body).toBe(forUnknown.body)
    const code = await mailedCode(test, known.email)
    expect(test.outbox.findLast((mail) => mail.to === known.email)?.subject).toBe('Masz już konto w Vastus')
    expect(await keyOf(verify(known.email, otherCode(code)))).toBe('INVALID_OTP')
    expect(await keyOf(verify(known.email, code))).toBe('USER_EXISTS')
  })

  it('answers a wrong code of known, unknown and never seen addresses alike', async () => {
    const known = await createPatient(test.services)
    const unknown = newEmail()
    await signUp(known.email)
    await signUp(unknown)
    const answers = await Promise.all([
      verify(known.email, '1234 56'),
      verify(unknown, '123456'),
      verify(newEmail(), '123456'),
    ])
    expect(new Set(answers.map((response) => `${response.statusCode} ${response.body}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(469)
  })

  it('refuses the right code at the sixth try', async () => {
    const email = newEmail()
    await signUp(email)
    const code = await mailedCode(test, email)
    for (let n = 0; n < 5; n++) expect(await keyOf(verify(email, otherCode(code)))).toBe('INVALID_OTP')
    expect(await keyOf(verify(email, code))).toBe('INVALID_OTP')
  })

  it('begins no new count for another browser in the same network', async () => {
    const email = newEmail()
    const begin = async () => {
      const browser = test.anonymous()
      await browser.post('/api/signup/password', { email, password: PASSWORD, confirmPassword: PASSWORD })
      return { browser, code: await mailedCode(test, email) }
    }
    const { browser, code } = await begin()
    for (let n = 0; n < 5; n++)
      expect(await keyOf(verify(email, otherCode(code), browser))).toBe('INVALID_OTP')
    test.clock.advance(MINUTE)
    const next = await begin()
    expect(await keyOf(verify(email, next.code, next.browser))).toBe('INVALID_OTP')
    test.clock.advance(15 * MINUTE)
    const last = await begin()
    expect((await verify(email, last.code, last.browser)).statusCode).toBe(201)
  })

  it('begins no new count for the same browser in another network', async () => {
    const email = newEmail()
    const browser = test.anonymous()
    await browser.post('/api/signup/password', { email, password: PASSWORD, confirmPassword: PASSWORD })
    const code = await mailedCode(test, email)
    const tryFrom = (place: number, otp: string) =>
      browser.post('/api/signup/password/verify', { email, otp }, { remoteAddress: `203.0.113.${place}` })
    for (let place = 1; place <= 5; place++)
      expect(await keyOf(tryFrom(place, otherCode(code)))).toBe('INVALID_OTP')
    expect(await keyOf(tryFrom(6, code))).toBe('INVALID_OTP')
  })

  it('refuses the right code after 10 minutes', async () => {
    const email = newEmail()
    await signUp(email)
    const code = await mailedCode(test, email)
    test.clock.advance(10 * MINUTE)
    expect(await keyOf(verify(email, code))).toBe('INVALID_OTP')
  })

  it('uses a code once', async () => {
    const email = newEmail()
    await signUp(email)
    const code = await mailedCode(test, email)
    const both = await Promise.all([verify(email, code), verify(email, code)])
    expect(both.map((response) => response.statusCode).sort()).toEqual([201, 469])
  })

  it('cancels the old code with a new one', async () => {
    const email = newEmail()
    await signUp(email)
    const first = await mailedCode(test, email)
    test.clock.advance(MINUTE)
    await test.anonymous().post('/api/send-otp', { email, purpose: 'SIGNUP' })
    const second = await mailedCode(test, email)
    const cancelled = first === second ? otherCode(second) : first
    expect(await keyOf(verify(email, cancelled))).toBe('INVALID_OTP')
    expect((await verify(email, second)).statusCode).toBe(201)
  })

  it('goes on with the browser’s own sign-up, although another was begun for the address since', async () => {
    const email = newEmail()
    const [owner, stranger] = [test.anonymous(), test.anonymous()]
    const begin = (client: typeof owner, password: string) =>
      client.post('/api/signup/password', { email, password, confirmPassword: password })
    await begin(owner, PASSWORD)
    const own = await mailedCode(test, email)
    test.clock.advance(MINUTE)
    await begin(stranger, 'four-green-hills')
    const other = await mailedCode(test, email)
    if (other !== own) expect(await keyOf(verify(email, other, owner))).toBe('INVALID_OTP')
    test.clock.advance(MINUTE)
    await owner.post('/api/send-otp', { email, purpose: 'SIGNUP' })
    expect((await verify(email, await mailedCode(test, email), owner)).statusCode).toBe(201)
    const signIn = (password: string) => test.anonymous().post('/api/login/password', { email, password })
    expect((await signIn('four-green-hills')).statusCode).not.toBe(200)
    expect((await signIn(PASSWORD)).statusCode).toBe(200)
  })

  it('finishes no sign-up of a stranger in the browser of the owner, who was told to wait', async () => {
    const email = newEmail()
    const [owner, stranger] = [test.anonymous(), test.anonymous()]
    const begin = (client: typeof owner, password: string) =>
      client.post('/api/signup/password', { email, password, confirmPassword: password })
    await begin(stranger, 'four-green-hills')
    expect((await begin(owner, PASSWORD)).statusCode).toBe(429)
    expect(await keyOf(verify(email, await mailedCode(test, email), owner))).toBe('INVALID_OTP')
    test.clock.advance(MINUTE)
    await begin(owner, PASSWORD)
    expect((await verify(email, await mailedCode(test, email), owner)).statusCode).toBe(201)
    const signIn = await test.anonymous().post('/api/login/password', { email, password: PASSWORD })
    expect(signIn.statusCode).toBe(200)
  })

  it('sends a code once a minute and five times an hour, known address or not', async () => {
    const known = (await createPatient(test.services)).email
    for (const email of [known, newEmail()]) {
      for (let n = 0; n < 5; n++) {
        expect((await signUp(email)).statusCode).toBe(204)
        const tooSoon = await signUp(email)
        expect([tooSoon.statusCode, tooSoon.headers['retry-after']]).toEqual([429, '60'])
        test.clock.advance(MINUTE)
      }
      expect((await signUp(email)).statusCode).toBe(429)
      test.clock.advance(60 * MINUTE)
      expect((await signUp(email)).statusCode).toBe(204)
    }
  })

  it('sends one code for many calls at one moment', async () => {
    const email = newEmail()
    const responses = await Promise.all(Array.from({ length: 6 }, () => signUp(email)))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 429, 429, 429, 429, 429])
  })

  it('has nothing to send again where no sign-up is under way, and does not say so', async () => {
    const email = newEmail()
    const response = await test.anonymous().post('/api/send-otp', { email, purpose: 'SIGNUP' })
    expect(response.statusCode).toBe(204)
    await test.runJobs()
    expect(test.outbox.some((mail) => mail.to === email)).toBe(false)
  })

  it('keeps neither password nor code readable', async () => {
    const email = newEmail()
    await signUp(email)
    const code = await mailedCode(test, email)
    const rows = await test.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.query(sql`select * from one_time_codes where email = ${email}`),
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${PASSWORD}|"${code}"`))
  })

  it.each(['a@b', 'a b@c.ee', '@c.ee', 'a@@c.ee', 'a\n@c.ee', 'a@c.ee\r\nBcc: x@y.ee', ''])(
    'refuses the address %j as malformed',
    async (email) => {
      expect((await signUp(email)).statusCode).toBe(400)
    },
  )

  it.each(['gmail.ee', 'hotmail.ee'])('refuses %s in words that name it', async (domain) => {
    const response = await signUp(`x@${domain}`)
    expect(response.statusCode).toBe(468)
    expect(response.headers['content-type']).toContain('text/plain')
    expect(response.body).toContain(domain)
    expect((await signUp(`x@not${domain}`)).statusCode).toBe(204)
  })

  it('refuses a domain that can never exist, whatever DNS is asked', async () => {
    const response = await signUp('x@post.invalid')
    expect([response.statusCode, response.body.includes('post.invalid')]).toEqual([468, true])
    expect((await signUp('x@invalid.test')).statusCode).toBe(204)
  })

  it.each([
    ['short', 'PASSWORD_TOO_SHORT'],
    ['x'.repeat(129), 'PASSWORD_TOO_LONG'],
    ['passwordpassword', 'PASSWORD_COMMON'],
  ])('refuses the password %s', async (password, rule) => {
    const response = await signUp(newEmail(), { password, confirmPassword: password })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ fields: [{ path: 'password', rule }] })
  })

  it('refuses passwords that differ, naming the second', async () => {
    const response = await signUp(newEmail(), { confirmPassword: 'three-blue-boat' })
    expect(response.json()).toMatchObject({ fields: [{ path: 'confirmPassword', rule: 'CONFIRMED' }] })
  })

  it.each(['12345', '1234567', '12a456', ''])('refuses the code %j as malformed', async (otp) => {
    expect((await verify('a@example.test', otp)).statusCode).toBe(400)
  })
})

describe('the domain of an address', () => {
  it('is refused in words that name it when DNS says it does not exist', async () => {
    const emailDomains = { exists: async (domain: string) => domain !== 'gone.test' }
    const test = await createTestApp({ kind: quickestDatabase(), services: { emailDomains } })
    const body = { email: 'x@gone.test', password: PASSWORD, confirmPassword: PASSWORD }
    const response = await test.anonymous().post('/api/signup/password', body)
    expect([response.statusCode, response.body.includes('gone.test')]).toEqual([468, true])
    await test.close()
  })
})
