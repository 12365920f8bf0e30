// @proves R3-001 R6-005 R6-006 R8-020
// @proves-part R3-002: patient and staff
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../db/sql.ts'
import { quickestDatabase } from '../../../testing/databases.ts'
import { createEmployee, createClinic, createPatient, type TestUser } from '../../../testing/factories.ts'
import { TEST_PASSWORD } from '../../../testing/quick-passwords.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

describe.each([quickestDatabase()])('signing in with a password on %s', (kind) => {
  let test: TestApp
  let patient: TestUser
  const logIn = (email: string, password: string, client = test.anonymous()) =>
    client.post('/api/login/password', { email, password })

  beforeAll(async () => {
    test = await createTestApp({ kind })
    patient = await createPatient(test.services)
  })
  afterAll(() => test.close())

  it('answers the logged-in user and sets a session cookie that scripts of the page cannot read', async () => {
    const browser = test.anonymous()
    const response = await logIn(` ${patient.email.toUpperCase()} `, TEST_PASSWORD, browser)
    expect(response.statusCode).toBe(200)
    expect(response.headers['set-cookie']).toMatch(/^sid=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(response.json()).toEqual({
      id: patient.userId,
      firstName: patient.firstName,
      surname: patient.surname,
      email: patient.email,
      isEmailConfirmed: true,
      phone: null,
      personId: patient.personId,
      permissions: ['PRM_PATIENT'],
      activeRole: 'PRM_PATIENT',
      incompleteProfile: false,
      language: 'en',
      signInMethod: 'PASSWORD',
      isStrong: false,
      jwtExpiresAt: '2026-03-02T08:30:00.000Z',
      clinics: [],
    })
    expect((await browser.get('/api/login')).json()).toEqual(response.json())
  })

  it('lists the clinics of staff, who are no patients unless marked so', async () => {
    const clinic = await createClinic(test.services)
    const nurse = await createEmployee(test.services, clinic, { profession: 'NURSE' })
    expect((await logIn(nurse.email, TEST_PASSWORD)).json()).toMatchObject({
      permissions: ['PRM_DOCTOR'],
      clinics: [{ clinicId: clinic.clinicId, name: clinic.name, profession: 'NURSE' }],
    })
  })

  it('tells an employee who left the last clinic, and is no patient, that no clinic knows them', async () => {
    const clinic = await createClinic(test.services)
    const [left, isPatientToo] = [
      await createEmployee(test.services, clinic),
      await createEmployee(test.services, clinic, { isPatient: true }),
    ]
    await test.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`update employees set deleted_at = ${test.clock.now()} where clinic_id = ${clinic.clinicId}`),
    )
    const browser = test.anonymous()
    // Each time: a right password is no guess.
    for (let time = 0; time < 7; time++) {
      const refused = await logIn(left.email, TEST_PASSWORD, browser)
      expect([refused.statusCode, refused.json().key]).toEqual([469, 'DOCTOR_NOT_RELATED_WITH_ANY_CLINIC'])
    }
    expect((await browser.get('/api/login')).statusCode).toBe(401)
    expect((await logIn(isPatientToo.email, TEST_PASSWORD)).json()).toMatchObject({
      permissions: ['PRM_PATIENT'],
    })
  })

  it('answers a wrong password and an unknown address with the same bytes', async () => {
    const wrong = await logIn(patient.email, 'not-the-password')
    const unknown = await logIn('nobody@example.test', 'not-the-password')
    expect([wrong.statusCode, unknown.statusCode]).toEqual([469, 469])
    expect(wrong.json()).toMatchObject({ key: 'WRONG_CREDENTIALS' })
    expect(unknown.body).toBe(wrong.body)
    expect(wrong.headers['set-cookie']).toBeUndefined()
  })

  it('starts no session with a password that was changed while it was looked at', async () => {
    const owner = await createPatient(test.services)
    const { passwords, database } = test.services
    const verify = passwords.verify.bind(passwords)
    passwords.verify = async (...given) => {
      const isRight = await verify(...given)
      await database.transaction({ actor: 'system' }, (tx) =>
        tx.run(sql`update users set password_hash = ${`${randomUUID()}`} where id = ${owner.userId}`),
      )
      return isRight
    }
    try {
      const response = await logIn(owner.email, TEST_PASSWORD)
      expect(response.json()).toMatchObject({ key: 'WRONG_CREDENTIALS' })
      expect(response.headers['set-cookie']).toBeUndefined()
    } finally {
      passwords.verify = verify
    }
  })

  it('blocks an account for 15 minutes after 5 wrong passwords, even for the right one', async () => {
    const victim = await createPatient(test.services)
    for (let guess = 0; guess < 5; guess++) await logIn(victim.email, `guess-number-${guess}`)
    const blocked = await logIn(victim.email, TEST_PASSWORD)
    expect(blocked.statusCode).toBe(469)
    expect(blocked.body).toBe((await logIn('nobody@example.test', 'x')).body)
    expect((await logIn(patient.email, TEST_PASSWORD)).statusCode).toBe(200)
    test.clock.advance(15 * 60_000 - 1)
    expect((await logIn(victim.email, TEST_PASSWORD)).statusCode).toBe(469)
    test.clock.advance(60_001)
    expect((await logIn(victim.email, TEST_PASSWORD)).statusCode).toBe(200)
  })

  it('lets five guesses through when thirty come at once', async () => {
    const victim = await createPatient(test.services)
    await Promise.all(Array.from({ length: 30 }, (_, n) => logIn(victim.email, `guess-number-${n}`)))
    expect((await logIn(victim.email, TEST_PASSWORD)).statusCode).toBe(469)
  })

  it('forgets failures after a right password', async () => {
    const user = await createPatient(test.services)
    for (let round = 0; round < 2; round++) {
      for (let guess = 0; guess < 4; guess++) await logIn(user.email, 'not-the-password')
      expect((await logIn(user.email, TEST_PASSWORD)).statusCode).toBe(200)
    }
  })

  it('stops a network that guesses at many accounts, but not the others', async () => {
    const from = (remoteAddress: string, email: string, password: string) =>
      test.anonymous().post('/api/login/password', { email, password }, { remoteAddress })
    for (let n = 0; n < 100; n++) await from('203.0.113.9', `many${n}@example.test`, 'guess')
    expect((await from('203.0.113.9', patient.email, TEST_PASSWORD)).statusCode).toBe(469)
    expect((await from('203.0.113.10', patient.email, TEST_PASSWORD)).statusCode).toBe(200)
  })

  it('refuses a minor', async () => {
    const minor = await createPatient(test.services, { birthDate: '2010-01-01' })
    for (let time = 0; time < 7; time++)
      expect((await logIn(minor.email, TEST_PASSWORD)).json()).toMatchObject({ key: 'PERSON_IS_UNDERAGE' })
  })

  it.each([
    ['a password of 1 MB', { email: 'a@b.ee', password: 'x'.repeat(1_000_000) }],
    ['no password', { email: 'a@b.ee' }],
    ['an unknown field', { email: 'a@b.ee', password: 'x', role: 'admin' }],
    ['a number as password', { email: 'a@b.ee', password: 12345678 }],
    ['a list', []],
    ['null', null],
  ])('refuses %s as malformed', async (_what, body) => {
    expect((await test.anonymous().post('/api/login/password', body)).statusCode).toBe(400)
  })
})

it('leaves nothing of e-mail and password open where that way in is switched off', async () => {
  const test = await createTestApp({ kind: quickestDatabase(), config: { isEmailLoginEnabled: false } })
  const [email, password, otp] = ['mari@example.test', TEST_PASSWORD, '123456']
  for (const [path, body] of [
    ['login/password', { email, password }],
    ['signup/password', { email, password, confirmPassword: password }],
    ['signup/password/verify', { email, otp }],
    ['reset-password', { email }],
    ['reset-password/confirm', { email, otp, password, confirmPassword: password }],
    ['send-otp', { email, purpose: 'SIGNUP' }],
    ['send-otp', { email, purpose: 'RESET' }],
  ] as const)
    expect((await test.anonymous().post(`/api/${path}`, body)).statusCode, path).toBe(404)
  await test.close()
})
