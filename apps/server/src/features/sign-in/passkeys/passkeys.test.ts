// @proves R2-006
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../db/sql.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import { createPatient, type TestUser } from '../../../testing/factories.ts'
import { mailedCode } from '../../../testing/one-time-codes.ts'
import { TEST_PASSWORD } from '../../../testing/quick-passwords.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient, TestResponse } from '../../../testing/test-client.ts'
import { type Said, softKey } from './testing/soft-key.ts'

describe.each(databaseKinds())('passkeys, on %s', (kind) => {
  let test: TestApp
  let user: TestUser
  let browser: TestClient
  let place: Pick<Said, 'origin' | 'rpId'>

  beforeAll(async () => {
    test = await createTestApp({ kind })
    const { port } = new URL(test.services.config.publicUrl)
    place = { origin: `http://localhost:${port}`, rpId: 'localhost' }
  })
  beforeEach(async () => {
    test.clock.advance(16 * 60_000)
    user = await createPatient(test.services)
    browser = await test.signedInAs(user)
  })
  afterAll(() => test.close())

  const logIn = (client: TestClient) =>
    client.post('/api/login/password', { email: user.email, password: TEST_PASSWORD })
  const begin = (client: TestClient, body: object = {}) =>
    client.post('/api/users/security/passkeys/begin', body)
  async function add(client: TestClient, key: ReturnType<typeof softKey>, said: Partial<Said> = {}) {
    const { attemptId, challenge } = (await begin(client)).json()
    return client.post('/api/users/security/passkeys', {
      attemptId,
      name: ' My  phone ',
      key: key.created({ challenge, ...said }),
    })
  }
  async function signIn(client: TestClient, key: ReturnType<typeof softKey>, said: Partial<Said> = {}) {
    const { attemptId, challenge } = (await client.post('/api/login/passkey/begin', {})).json()
    return client.post('/api/login/passkey', { attemptId, signed: key.signed({ challenge, ...said }) })
  }
  const answer = (response: TestResponse) => [response.statusCode, response.json().key]
  const securityOf = async (client: TestClient) => (await client.get('/api/users/security')).json()

  it('are added, open the account as a strong sign-in, and are removed', async () => {
    const key = softKey(place)
    const added = await add(browser, key)
    expect(added.json().recoveryCodes).toHaveLength(10)
    const other = test.anonymous()
    const entered = await signIn(other, key, { counter: 1 })
    expect(entered.json()).toMatchObject({ id: user.userId, signInMethod: 'PASSKEY', isStrong: true })
    const { passkeys, recoveryCodesLeft } = await securityOf(other)
    expect(passkeys).toMatchObject([{ name: 'My phone', lastUsedAt: test.clock.now().toISOString() }])
    expect(recoveryCodesLeft).toBe(10)
    const passkey = passkeys[0].id
    const foreign = await test.signedInAs(await createPatient(test.services))
    const remove = (client: TestClient) => client.post('/api/users/security/passkeys/remove', { passkey })
    expect((await remove(foreign)).statusCode).toBe(404)
    expect((await remove(other)).statusCode).toBe(204)
    expect(answer(await signIn(test.anonymous(), key, { counter: 2 }))).toEqual([469, 'PASSKEY_NOT_ACCEPTED'])
    expect(await securityOf(other)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
  })

  it('sign the account out everywhere else with the first one, and not with the next', async () => {
    const [thief, phone] = [test.anonymous(), test.anonymous()]
    await logIn(thief)
    const first = softKey(place)
    await add(browser, first)
    expect((await thief.get('/api/login')).statusCode).toBe(401)
    await signIn(phone, first, { counter: 1 })
    expect((await add(browser, softKey(place))).json().recoveryCodes).toBeNull()
    expect((await phone.get('/api/login')).statusCode).toBe(200)
  })

  it('are a second factor: the password alone opens the account no more, a recovery code after it does', async () => {
    const { recoveryCodes } = (await add(browser, softKey(place))).json()
    const other = test.anonymous()
    expect(answer(await logIn(other))).toEqual([469, 'SECOND_FACTOR_REQUIRED'])
    const finished = await other.post('/api/login/second-factor', { code: recoveryCodes[0] })
    expect(finished.json()).toMatchObject({ id: user.userId, isStrong: true })
  })

  it('ask whoever has only the password for a mailed code first, and tell the owner by mail', async () => {
    const weak = test.anonymous()
    await logIn(weak)
    expect((await begin(weak)).json().fields).toMatchObject([{ path: 'otp' }])
    await weak.post('/api/send-otp', { email: user.email, purpose: 'SECOND_FACTOR' })
    const { attemptId, challenge } = (await begin(weak, { otp: await mailedCode(test, user.email) })).json()
    const key = softKey(place).created({ challenge })
    const added = await weak.post('/api/users/security/passkeys', { attemptId, name: 'Phone', key })
    expect(added.statusCode).toBe(200)
    expect((await weak.get('/api/login')).json().isStrong).toBe(true)
    await test.runJobs()
    expect(test.outbox.findLast(({ to }) => to === user.email)?.text).toContain(
      test.services.config.supportEmail,
    )
  })

  it.each<[string, Partial<Said>]>([
    ['of another challenge', { challenge: Buffer.from('another one').toString('base64url') }],
    ['of another origin', { origin: 'https://clinic.example' }],
    ['of an origin that begins alike', { origin: 'http://localhost.example' }],
    ['of another host', { rpId: 'clinic.example' }],
    ['of the other kind', { type: 'webauthn.get' }],
    ['without a fingerprint, face or PIN', { isVerified: false }],
    ['without anybody there', { isPresent: false }],
  ])('are not added with an answer %s', async (_name, said) => {
    expect(answer(await add(browser, softKey(place), said))).toEqual([469, 'PASSKEY_NOT_ACCEPTED'])
    expect((await securityOf(browser)).passkeys).toEqual([])
  })

  it.each<[string, Partial<Said>]>([
    ['of another challenge', { challenge: Buffer.from('another one').toString('base64url') }],
    ['of another origin', { origin: 'https://clinic.example' }],
    ['of another host', { rpId: 'clinic.example' }],
    ['of the other kind', { type: 'webauthn.create' }],
    ['without a fingerprint, face or PIN', { isVerified: false }],
    ['without anybody there', { isPresent: false }],
    ['with a counter that did not grow', { counter: 5 }],
    ['with a counter that went back', { counter: 4 }],
  ])('open nothing with an answer %s', async (_name, said) => {
    const key = softKey(place)
    await add(browser, key)
    expect((await signIn(test.anonymous(), key, { counter: 5 })).statusCode).toBe(200)
    const thief = test.anonymous()
    expect(answer(await signIn(thief, key, { counter: 6, ...said }))).toEqual([469, 'PASSKEY_NOT_ACCEPTED'])
    expect((await thief.get('/api/login')).statusCode).toBe(401)
  })

  it('open nothing with the signature of another key under their name, nor with one over other bytes', async () => {
    const [key, other] = [softKey(place), softKey(place)]
    await add(browser, key)
    for (const change of [
      (challenge: string) => ({ ...other.signed({ challenge }), credentialId: key.credentialId }),
      (challenge: string) => ({
        ...key.signed({ challenge }),
        signature: key.signed({ challenge: 'AAAA' }).signature,
      }),
    ]) {
      const thief = test.anonymous()
      const { attemptId, challenge } = (await thief.post('/api/login/passkey/begin', {})).json()
      const entered = await thief.post('/api/login/passkey', { attemptId, signed: change(challenge) })
      expect(answer(entered)).toEqual([469, 'PASSKEY_NOT_ACCEPTED'])
    }
  })

  it('are ten at most, also when two are begun while there is room for one', async () => {
    await add(browser, softKey(place))
    await test.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
        select user_id, credential_id || n, public_key, counter, transports, name, created_at
        from passkeys, generate_series(1, 8) n where user_id = ${user.userId}`),
    )
    const begun = [(await begin(browser)).json(), (await begin(browser)).json()]
    const statuses: number[] = []
    for (const { attemptId, challenge } of begun) {
      const key = softKey(place).created({ challenge })
      const added = await browser.post('/api/users/security/passkeys', { attemptId, name: 'Phone', key })
      statuses.push(added.statusCode)
    }
    expect(statuses).toEqual([200, 404])
    expect((await begin(browser)).statusCode).toBe(404)
  })

  it('answer a challenge once, in the browser that asked, within 15 minutes', async () => {
    const key = softKey(place)
    await add(browser, key)
    const own = test.anonymous()
    const { attemptId, challenge } = (await own.post('/api/login/passkey/begin', {})).json()
    const send = (client: TestClient, counter: number) =>
      client.post('/api/login/passkey', { attemptId, signed: key.signed({ challenge, counter }) })
    expect((await send(test.anonymous(), 1)).statusCode).toBe(404)
    expect((await send(own, 1)).statusCode).toBe(200)
    expect((await send(own, 2)).statusCode).toBe(404)
    const late = test.anonymous()
    const begun = (await late.post('/api/login/passkey/begin', {})).json()
    test.clock.advance(15 * 60_000 + 1)
    const entered = await late.post('/api/login/passkey', {
      attemptId: begun.attemptId,
      signed: key.signed({ challenge: begun.challenge, counter: 3 }),
    })
    expect(entered.statusCode).toBe(404)
  })

  it('cannot be added twice, nor with the challenge of another user, nor after 15 minutes', async () => {
    const key = softKey(place)
    await add(browser, key)
    const foreign = await test.signedInAs(await createPatient(test.services))
    expect(answer(await add(foreign, key))).toEqual([469, 'PASSKEY_NOT_ACCEPTED'])
    const { attemptId, challenge } = (await begin(browser)).json()
    const taken = await foreign.post('/api/users/security/passkeys', {
      attemptId,
      name: 'Phone',
      key: softKey(place).created({ challenge }),
    })
    expect(taken.statusCode).toBe(404)
    test.clock.advance(15 * 60_000 + 1)
    expect(answer(await begin(browser))).toEqual([469, 'SIGN_IN_AGAIN'])
  })
})
