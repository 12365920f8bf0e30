import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../../testing/databases.ts'
import { createPatient } from '../../../testing/factories.ts'
import { mailedCode, otherCode } from '../../../testing/one-time-codes.ts'
import { TEST_PASSWORD } from '../../../testing/quick-passwords.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const NEW_PASSWORD = 'four-green-doors'
const MINUTE = 60_000
const HOME = '203.0.113.20'
const OFFICE = '203.0.113.30'
let strangers = 0
/** Another address of an attacker, never used before. */
const stranger = () => `198.18.${++strangers >> 8}.${strangers & 255}`

describe.each([quickestDatabase()])('what guesses of others do to the owner, on %s', (kind) => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp({ kind })
  })
  afterAll(() => test.close())

  const logIn = async (email: string, password: string, remoteAddress: string) =>
    (await test.anonymous().post('/api/login/password', { email, password }, { remoteAddress })).statusCode
  const ask = async (email: string, remoteAddress: string) =>
    (await test.anonymous().post('/api/reset-password', { email }, { remoteAddress })).statusCode
  const confirm = async (email: string, otp: string, remoteAddress: string) => {
    const body = { email, otp, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
    return (await test.anonymous().post('/api/reset-password/confirm', body, { remoteAddress })).statusCode
  }
  const guessPasswords = async (email: string, from: () => string, times = 5) => {
    for (let n = 0; n < times; n++) await logIn(email, `guess number ${n}`, from())
  }

  it('a block lasts 15 minutes to the millisecond, however often somebody guessed before and meanwhile', async () => {
    const { email } = await createPatient(test.services)
    for (let round = 0; round < 3; round++) {
      await guessPasswords(email, stranger)
      test.clock.advance(10 * MINUTE)
      await guessPasswords(email, stranger, 20)
      test.clock.advance(5 * MINUTE - 1)
      expect(await logIn(email, TEST_PASSWORD, stranger())).toBe(469)
      test.clock.advance(1)
    }
    expect(await logIn(email, TEST_PASSWORD, stranger())).toBe(200)
  })

  it('a reset by the right code works from a new network while others guess passwords and codes', async () => {
    const { email } = await createPatient(test.services)
    await guessPasswords(email, stranger, 20)
    expect(await ask(email, HOME)).toBe(204)
    const code = await mailedCode(test, email)
    for (let n = 0; n < 30; n++) await confirm(email, otherCode(code), stranger())
    await guessPasswords(email, stranger)
    expect(await confirm(email, code, HOME)).toBe(204)
    await guessPasswords(email, stranger, 20)
    expect(await logIn(email, NEW_PASSWORD, HOME)).toBe(200)
  })

  it('a code asked for at one place works at another after five wrong ones at the first', async () => {
    const { email } = await createPatient(test.services)
    await ask(email, HOME)
    const code = await mailedCode(test, email)
    for (let n = 0; n < 5; n++) expect(await confirm(email, otherCode(code), HOME)).toBe(469)
    expect(await confirm(email, code, HOME)).toBe(469)
    expect(await confirm(email, code, OFFICE)).toBe(204)
  })

  it('codes that others ask for neither cancel the code of the owner nor use up what the owner may ask for', async () => {
    const { email } = await createPatient(test.services)
    const attacker = stranger()
    for (let n = 0; n < 6; n++) {
      await ask(email, attacker)
      test.clock.advance(2 * MINUTE)
    }
    expect(await ask(email, HOME)).toBe(204)
    const code = await mailedCode(test, email)
    expect(await ask(email, stranger())).toBe(204)
    expect(await confirm(email, code, HOME)).toBe(204)
    expect(await confirm(email, await mailedCode(test, email), OFFICE)).toBe(469)
  })

  it('a network that signed in before has guesses of its own', async () => {
    const { email } = await createPatient(test.services)
    expect(await logIn(email, TEST_PASSWORD, HOME)).toBe(200)
    await guessPasswords(email, stranger, 20)
    expect(await logIn(email, TEST_PASSWORD, OFFICE)).toBe(469)
    expect(await logIn(email, TEST_PASSWORD, HOME)).toBe(200)
    await guessPasswords(email, () => HOME)
    expect(await logIn(email, TEST_PASSWORD, HOME)).toBe(469)
    test.clock.advance(15 * MINUTE)
    expect(await logIn(email, TEST_PASSWORD, HOME)).toBe(200)
  })

  it('more than a hundred right passwords from one network stop nobody there', async () => {
    const { email } = await createPatient(test.services)
    const network = stranger()
    for (let n = 0; n < 101; n++) expect(await logIn(email, TEST_PASSWORD, network)).toBe(200)
    expect(await logIn((await createPatient(test.services)).email, TEST_PASSWORD, network)).toBe(200)
  })

  it('a network is one /64, in every form of writing', async () => {
    const { email } = await createPatient(test.services)
    const forms = [
      () => `2001:db8:7::${(++strangers).toString(16)}`,
      () => `2001:db8:7:0:${(++strangers).toString(16)}::1`,
    ]
    for (let account = 0; account < 10; account++) {
      const other = await createPatient(test.services)
      for (const n of [0, 1, 0, 1, 0]) await logIn(other.email, 'guess number one', forms[n]?.() ?? '')
    }
    expect(await logIn(email, TEST_PASSWORD, '2001:0db8:0007:0000:0000:0000:0000:ffff')).toBe(469)
    expect(await logIn(email, TEST_PASSWORD, '2001:db8:7:1::1')).toBe(200)
  })

  it('strangers have ten wrong codes in all, from however many networks', async () => {
    const { email } = await createPatient(test.services)
    await ask(email, HOME)
    const code = await mailedCode(test, email)
    for (let n = 0; n < 10; n++) await confirm(email, otherCode(code), stranger())
    expect(await confirm(email, code, stranger())).toBe(469)
    expect(await confirm(email, code, HOME)).toBe(204)
  })
})
