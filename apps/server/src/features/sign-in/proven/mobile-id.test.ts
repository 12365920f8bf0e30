// @proves-part R2-009: Mobile-ID and Smart-ID
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../db/sql.ts'
import { quickestDatabase } from '../../../testing/databases.ts'
import { createClinic, createEmployee, createPatient } from '../../../testing/factories.ts'
import { mailedCode } from '../../../testing/one-time-codes.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient, TestResponse } from '../../../testing/test-client.ts'
import { BROKEN_ANSWERS } from './testing/broken-answers.ts'
import { simulatedIds } from './testing/simulated-ids.ts'

const MARY = { phone: '+37200000766', personalCode: '60001019906' }
const EC_PERSON = { phone: '+37268000769', personalCode: '60001017869' }

describe.each([quickestDatabase()])('signing in with Mobile-ID on %s', (kind) => {
  let test: TestApp
  const ids = simulatedIds()
  const { control } = ids

  beforeAll(async () => {
    test = await ids.start(kind)
  })
  beforeEach(() => ids.passTime())
  afterAll(() => ids.stop())

  const start = async (browser: TestClient, typed: object, purpose = 'LOG_IN') =>
    browser.post('/api/login/identity', { method: 'MOBILE_ID', purpose, ...typed })
  const statusOf = (browser: TestClient, attemptId: string) =>
    browser.post('/api/login/identity/status', { attemptId })

  /** Asks until the simulator has decided: it is running for one call. */
  async function answerOf(browser: TestClient, attemptId: string): Promise<TestResponse> {
    const first = await statusOf(browser, attemptId)
    if (first.statusCode !== 200) return first
    expect(first.json()).toEqual({ state: 'WAITING', qrLink: null, user: null })
    return statusOf(browser, attemptId)
  }
  async function prove(browser: TestClient, typed: object, purpose = 'LOG_IN'): Promise<TestResponse> {
    const started = await start(browser, typed, purpose)
    expect(started.statusCode).toBe(200)
    return answerOf(browser, started.json().attemptId)
  }

  const inDatabase = (query: ReturnType<typeof sql>) =>
    test.services.database.transaction({ actor: 'system' }, (tx) => tx.query(query))

  it('shows the code to compare, makes an account at the first sign-up and finds it afterwards', async () => {
    const browser = test.anonymous()
    const started = await start(browser, MARY, 'SIGN_UP')
    expect(started.json().verificationCode).toMatch(/^\d{4}$/)
    const { user } = (await answerOf(browser, started.json().attemptId)).json()
    expect(user).toMatchObject({
      firstName: 'Mary Änn',
      surname: 'O’Connež-Šuslik Testnumber',
      email: '',
      incompleteProfile: true,
      permissions: ['PRM_PATIENT'],
      signInMethod: 'MOBILE_ID',
    })

    await browser.post('/api/send-otp', { email: 'mary@example.test', purpose: 'COMPLETE' })
    const otp = await mailedCode(test, 'mary@example.test')
    const completed = await browser.post('/api/users/complete-profile', {
      email: 'mary@example.test',
      otp,
      phone: '+37251234567',
      firstName: 'Somebody',
      surname: 'Else',
    })
    expect(completed.json()).toMatchObject({ firstName: 'Mary Änn', incompleteProfile: false })

    const again = await prove(test.anonymous(), MARY)
    expect(again.json().user).toMatchObject({
      id: user.id,
      email: 'mary@example.test',
      incompleteProfile: false,
    })
  })

  it('tells a proven person without an account so, and makes one with the same proof', async () => {
    const browser = test.anonymous()
    const { attemptId } = (await start(browser, EC_PERSON)).json()
    const refused = await answerOf(browser, attemptId)
    expect([refused.statusCode, refused.json().key]).toEqual([469, 'USER_NOT_EXISTS'])
    expect((await browser.get('/api/login')).statusCode).toBe(401)
    const made = await browser.post('/api/signup/identity', { attemptId })
    expect([made.statusCode, made.json().incompleteProfile]).toEqual([201, true])
    expect((await browser.post('/api/signup/identity', { attemptId })).statusCode).toBe(404)
  })

  it('leads an employee to the view of the clinic, under the name that the register has now', async () => {
    const typed = { phone: '+37200000766', personalCode: '48505170016' }
    const doctor = await createEmployee(test.services, await createClinic(test.services), typed)
    await control('/authority/persons', { ...typed, firstName: 'KADRI', surname: 'UUS' })
    const { user } = (await prove(test.anonymous(), typed)).json()
    expect(user).toMatchObject({ id: doctor.userId, surname: 'Uus', activeRole: 'PRM_DOCTOR' })
    const renamed = await inDatabase(sql`select from audit_entries a, to_jsonb(a) event
      where event ->> 'object_id' = 'name of the register'`)
    expect(renamed).toHaveLength(1)
  })

  it('gives an employee the account that the clinic made, without the address that the clinic wrote', async () => {
    const typed = { phone: '+37200000766', personalCode: '48505170027' }
    const clinic = await createClinic(test.services)
    const values = { personalCode: typed.personalCode, isVerified: false }
    const nurse = await createEmployee(test.services, clinic, values)
    await inDatabase(sql`update employees set personal_code = ${typed.personalCode} where id = ${nurse.employeeId}
      returning id`)
    // Somebody has set a password: only both proofs together could tell that it was the same person.
    expect((await prove(test.anonymous(), typed)).json().key).toBe('USER_NOT_EXISTS')
    await inDatabase(sql`update users set password_hash = null where id = ${nurse.userId} returning id`)
    const { user } = (await prove(test.anonymous(), typed)).json()
    expect(user).toMatchObject({ id: nurse.userId, email: '', incompleteProfile: true })
    expect(user.permissions).toContain('PRM_DOCTOR')
  })

  it('opens no account that only claims the code', async () => {
    const typed = { phone: '+37200000766', personalCode: '38505170015' }
    await createPatient(test.services, { personalCode: typed.personalCode, isVerified: false })
    expect((await prove(test.anonymous(), typed)).json().key).toBe('USER_NOT_EXISTS')
  })

  it.each([
    ['+37200000266', '60001019939', 'IDENTITY_NO_SUCH_CLIENT'],
    ['+37207110066', '60001019947', 'IDENTITY_PHONE_ABSENT'],
    ['+37201100266', '60001019950', 'IDENTITY_CANCELLED'],
    ['+37200000666', '60001019961', 'IDENTITY_DEVICE_FAULT'],
    ['+37201200266', '60001019972', 'IDENTITY_DEVICE_FAULT'],
    ['+37213100266', '60001019983', 'IDENTITY_PHONE_ABSENT'],
    ['+37266000266', '50001018908', 'IDENTITY_TIMEOUT'],
  ])('tells the answer of the phone %s in a word of its own', async (phone, personalCode, key) => {
    const browser = test.anonymous()
    const refused = await prove(browser, { phone, personalCode })
    expect([refused.statusCode, refused.json().key]).toEqual([469, key])
    expect((await browser.get('/api/login')).statusCode).toBe(401)
  })

  const UNREACHABLE = ['DOWN', 'GARBAGE', 'OCSP_SILENT', 'OCSP_GARBAGE']
  it.each(BROKEN_ANSWERS.MOBILE_ID)('gives no session for a broken proof: %s', async (fault) => {
    expect((await control('/mobile-id/next', { fault })).statusCode).toBe(204)
    const browser = test.anonymous()
    const { attemptId } = (await start(browser, MARY)).json()
    const refused = await answerOf(browser, attemptId)
    const key = UNREACHABLE.includes(fault) ? 'IDENTITY_UNREACHABLE' : 'IDENTITY_NOT_ACCEPTED'
    expect([refused.statusCode, refused.json().key]).toEqual([469, key])
    expect((await browser.get('/api/login')).statusCode).toBe(401)
    expect((await statusOf(browser, attemptId)).statusCode).toBe(404)
  })

  it('answers nobody but the browser that began, once', async () => {
    const browser = test.anonymous()
    const { attemptId } = (await start(browser, MARY)).json()
    expect((await statusOf(test.anonymous(), attemptId)).statusCode).toBe(404)
    const other = test.anonymous()
    await start(other, EC_PERSON)
    expect((await statusOf(other, attemptId)).statusCode).toBe(404)
    expect((await answerOf(browser, attemptId)).json().state).toBe('DONE')
    expect((await statusOf(browser, attemptId)).statusCode).toBe(404)
  })

  it('signs in once for two tabs that ask at the same time', async () => {
    const browser = test.anonymous()
    const { attemptId } = (await start(browser, MARY)).json()
    await statusOf(browser, attemptId)
    const tabs = await Promise.all([statusOf(browser, attemptId), statusOf(browser, attemptId)])
    const states: unknown[] = tabs.map((tab) => tab.json().state ?? tab.statusCode)
    // The slower one is asked to come again, or finds it over.
    expect([
      ['DONE', 'WAITING'],
      ['DONE', 404],
    ]).toContainEqual(states.toSorted((one) => (one === 'DONE' ? -1 : 1)))
    expect((await statusOf(browser, attemptId)).statusCode).toBe(404)
  })

  it('forgets what was cancelled, and what took longer than 15 minutes', async () => {
    const browser = test.anonymous()
    const { attemptId } = (await start(browser, MARY)).json()
    expect((await browser.post('/api/login/identity/cancel', { attemptId })).statusCode).toBe(204)
    expect((await statusOf(browser, attemptId)).statusCode).toBe(404)
    const late = (await start(browser, MARY)).json()
    test.clock.advance(15 * 60_000 + 1)
    expect((await statusOf(browser, late.attemptId)).statusCode).toBe(404)
  })

  it('asks one phone ten times in a quarter of an hour and no more', async () => {
    const typed = { phone: '+37201100266', personalCode: '60001019950' }
    for (let time = 0; time < 10; time++) expect((await start(test.anonymous(), typed)).statusCode).toBe(200)
    expect((await start(test.anonymous(), typed)).statusCode).toBe(429)
  })
})

it('is not there without a provider', async () => {
  const test = await createTestApp({ kind: quickestDatabase() })
  const response = await test
    .anonymous()
    .post('/api/login/identity', { method: 'MOBILE_ID', purpose: 'LOG_IN', ...MARY })
  expect(response.statusCode).toBe(404)
  await test.close()
})
