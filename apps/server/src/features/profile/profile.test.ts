// @proves R2-031 R7-015 R8-015 R8-018
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { createAdmin, createPatient, createPerson, createRepresented } from '../../testing/factories.ts'
import { mailedCode, otherCode } from '../../testing/one-time-codes.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { TEST_PASSWORD } from '../../testing/quick-passwords.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sql } from '../../db/sql.ts'

const PASSWORD = 'three-blue-boats'
const MINUTE = 60_000
const CODE = '37605030299'

describe.each([quickestDatabase()])('a profile on %s', (kind) => {
  let test: TestApp
  let number = 0

  async function newAccount(): Promise<{ browser: TestClient; email: string }> {
    const email = `profile${++number}@example.test`
    const browser = test.anonymous()
    await browser.post('/api/signup/password', { email, password: PASSWORD, confirmPassword: PASSWORD })
    await browser.post('/api/signup/password/verify', { email, otp: await mailedCode(test, email) })
    return { browser, email }
  }
  async function codeFor(browser: TestClient, email: string, purpose = 'COMPLETE'): Promise<string> {
    const sent = await browser.post('/api/send-otp', { email, purpose })
    expect(sent.statusCode).toBe(204)
    return mailedCode(test, email)
  }
  const form = { phone: '+372 5123 4567', firstName: 'Mari', surname: 'Maasikas', personalCode: CODE }
  const keyOf = (answer: { json: () => unknown }) => (answer.json() as { key: string }).key

  beforeAll(async () => {
    test = await createTestApp({ kind })
  })
  afterAll(() => test.close())

  it('is completed with names, code and phone, and then the patient role is there', async () => {
    const { browser, email } = await newAccount()
    const otp = await codeFor(browser, email)
    const response = await browser.post('/api/users/complete-profile', { ...form, email, otp })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      firstName: 'Mari',
      surname: 'Maasikas',
      phone: '+37251234567',
      permissions: ['PRM_PATIENT'],
      incompleteProfile: false,
    })
    const person = await test.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.one(sql`select * from persons where personal_code = ${CODE}`),
    )
    expect(person).toMatchObject({ birthDate: '1976-05-03', sex: 'MALE', identityVerified: false })
  })

  it('refuses a code of another account, or of a person whose identity is proven', async () => {
    await createPerson(test.services, { personalCode: '37605010096' })
    for (const personalCode of [CODE, '37605010096']) {
      const { browser, email } = await newAccount()
      const otp = await codeFor(browser, email)
      const response = await browser.post('/api/users/complete-profile', {
        ...form,
        email,
        otp,
        personalCode,
      })
      expect(keyOf(response)).toBe('PERSONAL_CODE_DUPLICATE')
    }
  })

  it('keeps its mailed code through a refusal that can be corrected, and uses it up by success', async () => {
    await createPerson(test.services, { personalCode: '48203150027' })
    const { browser, email } = await newAccount()
    const otp = await codeFor(browser, email)
    const complete = (more: object) =>
      browser.post('/api/users/complete-profile', { ...form, email, otp, ...more })
    expect(keyOf(await complete({ personalCode: '48203150027' }))).toBe('PERSONAL_CODE_DUPLICATE')
    expect((await complete({ personalCode: '48203150005' })).statusCode).toBe(200)
    expect(keyOf(await complete({ phone: '+37251234568' }))).toBe('INVALID_OTP')
  })

  it('asks for a new code after five refusals, so that nobody tries out personal codes with one', async () => {
    await createPerson(test.services, { personalCode: '48203150038' })
    const { browser, email } = await newAccount()
    const otp = await codeFor(browser, email)
    const complete = (personalCode: string) =>
      browser.post('/api/users/complete-profile', { ...form, email, otp, personalCode })
    for (let n = 0; n < 5; n++) expect(keyOf(await complete('48203150038'))).toBe('PERSONAL_CODE_DUPLICATE')
    expect(keyOf(await complete('48203150016'))).toBe('INVALID_OTP')
  })

  it('asks the address of the sign-up for no second code, and another one for its own', async () => {
    const { browser, email } = await newAccount()
    const complete = (more: object) =>
      browser.post('/api/users/complete-profile', { ...form, personalCode: '48203150049', email, ...more })
    const elsewhere = await complete({ email: `typed${++number}@example.test` })
    expect([elsewhere.statusCode, elsewhere.json()]).toMatchObject([400, { fields: [{ path: 'otp' }] }])
    expect((await complete({})).json()).toMatchObject({ email, incompleteProfile: false })
    // From now on the code confirms another phone number as well.
    expect((await complete({ phone: '+37251234568' })).statusCode).toBe(400)
    expect((await complete({})).statusCode).toBe(200)
  })

  it('tries ten personal codes an hour, in however many sessions of the account', async () => {
    await createPerson(test.services, { personalCode: '48203160056' })
    const { browser, email } = await newAccount()
    const again = test.anonymous()
    await again.post('/api/login/password', { email, password: PASSWORD })
    const complete = (client: TestClient, personalCode: string) =>
      client.post('/api/users/complete-profile', { ...form, email, personalCode })
    for (let n = 0; n < 10; n++)
      expect(keyOf(await complete(n % 2 ? browser : again, '48203160056'))).toBe('PERSONAL_CODE_DUPLICATE')
    expect((await complete(again, '48203160067')).statusCode).toBe(429)
    test.clock.advance(61 * MINUTE)
    const later = test.anonymous()
    await later.post('/api/login/password', { email, password: PASSWORD })
    expect((await complete(later, '48203160067')).statusCode).toBe(200)
  })

  it('counts wrong codes by account: neither a new session nor another address begins anew', async () => {
    const user = await createPatient(test.services)
    const change = (client: TestClient, email: string, otp: string) =>
      client.post('/api/users/complete-profile', { email, otp, phone: '' })
    const [first, second] = [`moved${++number}@example.test`, `moved${++number}@example.test`]
    const browser = await test.signedInAs(user)
    const otp = await codeFor(browser, first, 'PROFILE')
    for (let n = 0; n < 5; n++)
      expect(keyOf(await change(browser, first, otherCode(otp)))).toBe('INVALID_OTP')
    const another = await test.signedInAs(user)
    expect(keyOf(await change(another, second, await codeFor(another, second, 'PROFILE')))).toBe(
      'INVALID_OTP',
    )
    test.clock.advance(15 * MINUTE)
    expect((await change(another, second, await codeFor(another, second, 'PROFILE'))).statusCode).toBe(200)
  })

  it('never takes over a person that a clinic or a representative wrote down: it gets one of its own', async () => {
    const parent = await createPatient(test.services)
    const noted = await createRepresented(test.services, parent, {
      personalCode: '37605011250',
      isVerified: false,
      birthDate: '1976-05-01',
    })
    const { browser, email } = await newAccount()
    const otp = await codeFor(browser, email)
    const personalCode = '37605011250'
    const response = await browser.post('/api/users/complete-profile', { ...form, email, otp, personalCode })
    expect(response.statusCode).toBe(200)
    expect((response.json() as { personId: number }).personId).not.toBe(noted.personId)
  })

  it.each([
    ['checksum', { personalCode: '37605030298' }, 'personalCode'],
    ['10 digits', { personalCode: '3760503029' }, 'personalCode'],
    ['month 13', { personalCode: '37613030293' }, 'personalCode'],
    ['30 February', { personalCode: '37602300292' }, 'personalCode'],
    ['century 9', { personalCode: '97605030294' }, 'personalCode'],
    ['no code', { personalCode: undefined }, 'personalCode'],
    ['phone +372 81', { phone: '+372 81' }, 'phone'],
    ['phone abc', { phone: 'abc' }, 'phone'],
    ['no phone', { phone: '' }, 'phone'],
    ['name of spaces', { firstName: '   ' }, 'firstName'],
    ['no surname', { surname: undefined }, 'surname'],
    ['birth date 2026-02-30', { birthDate: '2026-02-30' }, 'birthDate'],
    ['birth date that the code denies', { birthDate: '1976-05-04' }, 'birthDate'],
    ['sex OTHER', { sex: 'OTHER' }, 'sex'],
    ['an unknown field', { isPlatformAdmin: true }, 'isPlatformAdmin'],
  ])('refuses %s as malformed', async (_what, wrong, path) => {
    const { browser, email } = await newAccount()
    const response = await browser.post('/api/users/complete-profile', {
      ...form,
      email,
      otp: '123456',
      ...wrong,
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ fields: [{ path }] })
  })

  it('refuses who is under 18, by code or by birth date, without using the code up', async () => {
    const { browser, email } = await newAccount()
    const otp = await codeFor(browser, email)
    const young = await browser.post('/api/users/complete-profile', {
      ...form,
      email,
      otp,
      personalCode: '61003020004',
    })
    expect([young.statusCode, young.json()]).toEqual([
      469,
      expect.objectContaining({ key: 'PERSON_IS_UNDERAGE' }),
    ])
    const personalCode = '48001010005'
    expect(
      (await browser.post('/api/users/complete-profile', { ...form, email, otp, personalCode })).statusCode,
    ).toBe(200)
  })

  it('takes a name that looks like markup as the text it is', async () => {
    const { browser, email } = await newAccount()
    const otp = await codeFor(browser, email)
    const firstName = '<img src=x onerror=alert(1)>'
    const personalCode = '49001010001'
    const response = await browser.post('/api/users/complete-profile', {
      ...form,
      email,
      otp,
      firstName,
      personalCode,
    })
    expect(response.json()).toMatchObject({ firstName })
  })

  it('changes e-mail and phone with the code sent to the new e-mail, and ends the other sessions', async () => {
    const user = await createPatient(test.services)
    const [here, elsewhere] = [await test.signedInAs(user), await test.signedInAs(user)]
    const email = `moved${++number}@example.test`
    const otp = await codeFor(here, email, 'PROFILE')
    const refused = await here.post('/api/users/complete-profile', { email, otp: otherCode(otp), phone: '' })
    expect(keyOf(refused)).toBe('INVALID_OTP')
    const response = await here.post('/api/users/complete-profile', {
      email,
      otp,
      phone: '+37286999999',
      firstName: 'Other',
    })
    expect(response.json()).toMatchObject({ email, phone: '+37286999999', firstName: user.firstName })
    expect((await here.get('/api/login')).statusCode).toBe(200)
    expect((await elsewhere.get('/api/login')).statusCode).toBe(401)
    await test.runJobs()
    expect(test.outbox.findLast((mail) => mail.to === user.email)?.subject).toContain('have changed')
  })

  it('moves an account that came with its password alone only with a code from the present address', async () => {
    const user = await createPatient(test.services)
    const thief = test.anonymous()
    await thief.post('/api/login/password', { email: user.email, password: TEST_PASSWORD })
    const email = `moved${++number}@example.test`
    const move = (otp: string, presentOtp?: string) =>
      thief.post('/api/users/complete-profile', { email, otp, presentOtp, phone: '' })
    const guessed = await move(await codeFor(thief, email, 'PROFILE'))
    expect([guessed.statusCode, keyOf(guessed)]).toEqual([469, 'INVALID_PRESENT_OTP'])
    expect((await thief.get('/api/login')).json().email).toBe(user.email)
    test.clock.advance(MINUTE)
    const presentOtp = await codeFor(thief, user.email, 'SECOND_FACTOR')
    const otp = await codeFor(thief, email, 'PROFILE')
    expect(keyOf(await move(otp, otherCode(presentOtp)))).toBe('INVALID_PRESENT_OTP')
    expect((await move(otp, presentOtp)).json()).toMatchObject({ email })
    test.clock.advance(MINUTE)
    // A change of the phone alone asks for one code.
    const again = { email, otp: await codeFor(thief, email, 'PROFILE'), phone: '+37286999999' }
    expect((await thief.post('/api/users/complete-profile', again)).statusCode).toBe(200)
  })

  it('tells that an e-mail is another account’s only after the proof', async () => {
    const other = await createPatient(test.services)
    const user = await createPatient(test.services)
    const browser = await test.signedInAs(user)
    const otp = await codeFor(browser, other.email, 'PROFILE')
    const body = { email: other.email, phone: '' }
    expect(keyOf(await browser.post('/api/users/complete-profile', { ...body, otp: otherCode(otp) }))).toBe(
      'INVALID_OTP',
    )
    expect(keyOf(await browser.post('/api/users/complete-profile', { ...body, otp }))).toBe(
      'GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT',
    )
  })

  it('tells so after a sign-in with a password alone too, before it asks for a code from the present address', async () => {
    const [other, user] = [await createPatient(test.services), await createPatient(test.services)]
    const browser = test.anonymous()
    await browser.post('/api/login/password', { email: user.email, password: TEST_PASSWORD })
    const otp = await codeFor(browser, other.email, 'PROFILE')
    const change = (code: string) =>
      browser.post('/api/users/complete-profile', { email: other.email, otp: code, phone: '' })
    expect(keyOf(await change(otherCode(otp)))).toBe('INVALID_OTP')
    expect(keyOf(await change(otp))).toBe('GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT')
  })

  it('does not take a code that another user asked for', async () => {
    const [thief, user] = [await createPatient(test.services), await createPatient(test.services)]
    const email = `wanted${++number}@example.test`
    const otp = await codeFor(await test.signedInAs(user), email, 'PROFILE')
    const response = await (await test.signedInAs(thief)).post('/api/users/complete-profile', {
      email,
      otp,
      phone: '',
    })
    expect(keyOf(response)).toBe('INVALID_OTP')
  })

  it('sends profile codes only to who is signed in', async () => {
    const body = { email: 'a@example.test', purpose: 'PROFILE' }
    expect((await test.anonymous().post('/api/send-otp', body)).statusCode).toBe(401)
  })

  it('keeps language and role, but no role that is not the user’s', async () => {
    const browser = await test.signedInAs(await createPatient(test.services))
    const response = await browser.patch('/api/users/preferences', {
      language: 'ru',
      activeRole: 'PRM_PATIENT',
    })
    expect(response.json()).toMatchObject({ language: 'ru', activeRole: 'PRM_PATIENT' })
    expect(
      (await browser.patch('/api/users/preferences', { activeRole: 'PRM_VASTUS_ADMIN' })).statusCode,
    ).toBe(403)
    const admin = await test.signedInAs(await createAdmin(test.services))
    expect((await admin.get('/api/login')).json()).toMatchObject({ permissions: ['PRM_VASTUS_ADMIN'] })
  })

  it('lists the user and the children acted for, until their 18th birthday', async () => {
    const parent = await createPatient(test.services)
    await createRepresented(test.services, parent, { firstName: 'Child' })
    const nearlyGrown = await createRepresented(test.services, parent, {
      firstName: 'Grown',
      birthDate: '2008-03-05',
    })
    await createRepresented(test.services, await createPatient(test.services), { firstName: 'Foreign' })
    const list = async () =>
      (await (await test.signedInAs(parent)).get('/api/persons')).json() as { content: object[] }
    expect((await list()).content).toMatchObject([
      { id: parent.personId, relation: 'SELF', adult: true },
      { firstName: 'Child', relation: 'REPRESENTED', adult: false },
      { id: nearlyGrown.personId, relation: 'REPRESENTED', adult: false },
    ])
    test.clock.advance(3 * 24 * 60 * MINUTE)
    expect((await list()).content).toHaveLength(2)
  })
})
