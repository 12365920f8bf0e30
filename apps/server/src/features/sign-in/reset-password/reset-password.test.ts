import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../../testing/databases.ts'
import { createPatient } from '../../../testing/factories.ts'
import { mailedCode } from '../../../testing/one-time-codes.ts'
import { TEST_PASSWORD } from '../../../testing/quick-passwords.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const NEW_PASSWORD = 'four-green-doors'

describe.each([quickestDatabase()])('choosing a new password on %s', (kind) => {
  let test: TestApp
  const ask = (email: string) => test.anonymous().post('/api/reset-password', { email })
  const confirm = (email: string, otp: string, more: object = {}) =>
    test.anonymous().post('/api/reset-password/confirm', {
      email,
      otp,
      password: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
      ...more,
    })
  const logIn = (email: string, password: string) =>
    test.anonymous().post('/api/login/password', { email, password })

  beforeAll(async () => {
    test = await createTestApp({ kind })
  })
  afterAll(() => test.close())

  it('works with the mailed code, ends every session and lifts a block', async () => {
    const user = await createPatient(test.services)
    const elsewhere = await test.signedInAs(user)
    for (let n = 0; n < 5; n++) await logIn(user.email, 'not-the-password')
    expect((await ask(user.email)).statusCode).toBe(204)
    expect((await confirm(user.email, await mailedCode(test, user.email))).statusCode).toBe(204)
    expect((await elsewhere.get('/api/login')).statusCode).toBe(401)
    expect((await logIn(user.email, TEST_PASSWORD)).statusCode).toBe(469)
    expect((await logIn(user.email, NEW_PASSWORD)).statusCode).toBe(200)
  })

  it('answers known and unknown addresses with the same bytes, and mails only the known one', async () => {
    const user = await createPatient(test.services)
    const [known, unknown] = [await ask(user.email), await ask('nobody@example.test')]
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    expect((await ask(user.email)).statusCode).toBe(429)
    expect((await ask('nobody@example.test')).statusCode).toBe(429)
    await test.runJobs()
    expect(test.outbox.some((mail) => mail.to === 'nobody@example.test')).toBe(false)
    const [wrong, nobody] = [
      await confirm(user.email, '000000'),
      await confirm('nobody@example.test', '000000'),
    ]
    expect([wrong.statusCode, wrong.body]).toEqual([nobody.statusCode, nobody.body])
    expect(wrong.json()).toMatchObject({ key: 'INVALID_OTP' })
  })

  it('does not take a code that was sent for something else', async () => {
    const user = await createPatient(test.services)
    await test.anonymous().post('/api/signup/password', {
      email: user.email,
      password: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    })
    expect((await confirm(user.email, await mailedCode(test, user.email))).statusCode).toBe(469)
  })

  it('refuses a weak password before it looks at the code', async () => {
    expect(
      (await confirm('a@example.test', '123456', { password: 'x', confirmPassword: 'x' })).statusCode,
    ).toBe(400)
  })
})
