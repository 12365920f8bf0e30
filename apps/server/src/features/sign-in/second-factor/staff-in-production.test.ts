import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../../testing/databases.ts'
import {
  createAdmin,
  createClinic,
  createEmployee,
  createPatient,
  type TestUser,
} from '../../../testing/factories.ts'
import { mailedCode } from '../../../testing/one-time-codes.ts'
import { TEST_PASSWORD } from '../../../testing/quick-passwords.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'

describe.each([quickestDatabase()])('staff of an installation in production, on %s', (kind) => {
  let test: TestApp
  let clinicId = 0
  let doctor: TestUser

  beforeAll(async () => {
    test = await createTestApp({ kind, config: { appMode: 'PROD' } })
  })
  beforeEach(async () => {
    const clinic = await createClinic(test.services)
    clinicId = clinic.clinicId
    doctor = await createEmployee(test.services, clinic, { isPatient: true })
  })
  afterAll(() => test.close())

  async function logIn({ email }: { email: string }): Promise<TestClient> {
    const browser = test.anonymous()
    await browser.post('/api/login/password', { email, password: TEST_PASSWORD })
    return browser
  }
  const inbox = async (browser: TestClient) =>
    (await browser.get(`/api/clinic/e-contacts?clinicId=${clinicId}`)).statusCode

  it('reach no patient with a password alone, but everything they need to set up a second factor', async () => {
    const browser = await logIn(doctor)
    expect(await inbox(browser)).toBe(403)
    expect((await browser.get(`/api/clinic/patients?clinicId=${clinicId}&q=Mari`)).statusCode).toBe(403)
    expect((await browser.get('/api/login')).json()).toMatchObject({ isStrong: false })
    await browser.post('/api/send-otp', { email: doctor.email, purpose: 'SECOND_FACTOR' })
    const otp = await mailedCode(test, doctor.email)
    const { secret } = (await browser.post('/api/users/security/authenticator', { otp })).json()
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: test.clock.now().getTime(),
    })
    expect((await browser.post('/api/users/security/authenticator/confirm', { code })).statusCode).toBe(200)
    expect(await inbox(browser)).toBe(200)
  })

  it('cannot make the account their own with a guessed password: not by a second factor, an address or a digital ID', async () => {
    const thief = await logIn(doctor)
    expect((await thief.post('/api/users/security/authenticator', {})).statusCode).toBe(400)
    const guessed = await thief.post('/api/users/security/authenticator', { otp: '123456' })
    expect(guessed.json().key).toBe('INVALID_OTP')
    const email = 'thief@example.test'
    await thief.post('/api/send-otp', { email, purpose: 'PROFILE' })
    const otp = await mailedCode(test, email)
    const moved = await thief.post('/api/users/complete-profile', { email, otp, phone: '+37251234567' })
    expect([moved.statusCode, moved.json().key]).toEqual([469, 'SECOND_FACTOR_FIRST'])
    const joined = await thief.post('/api/users/identity', { method: 'ID_CARD' })
    expect([joined.statusCode, joined.json().key]).toEqual([469, 'SECOND_FACTOR_FIRST'])
    expect((await thief.get('/api/login')).json()).toMatchObject({ email: doctor.email, isStrong: false })
    expect(await inbox(thief)).toBe(403)
  })

  it('stay patients meanwhile', async () => {
    expect((await (await logIn(doctor)).get('/api/patient/e-contacts')).statusCode).toBe(200)
    const patient = await logIn(await createPatient(test.services))
    expect((await patient.get('/api/patient/e-contacts')).statusCode).toBe(200)
  })

  it('do not see what they have begun to write as staff, nor the banners of their clinic', async () => {
    const strong = await test.signedInAs(doctor)
    await strong.put('/api/drafts/e-contact:12:reply', { payload: 'about a patient' })
    await strong.put('/api/drafts/my-e-contact:7:reply', { payload: 'about myself' })
    expect((await strong.get('/api/drafts')).json()).toMatchObject({ totalElements: 2 })
    const weak = await logIn(doctor)
    expect((await weak.get('/api/drafts')).json()).toMatchObject({
      content: [{ key: 'my-e-contact:7:reply' }],
      totalElements: 1,
    })
    for (const [key, status] of [
      ['e-contact:12:reply', 403],
      ['my-e-contact:7:reply', 204],
    ] as const) {
      expect((await weak.put(`/api/drafts/${key}`, { payload: 'changed' })).statusCode).toBe(status)
      expect((await weak.delete(`/api/drafts/${key}`)).statusCode).toBe(status)
    }
    expect((await weak.get('/api/draft-key')).statusCode).toBe(403)
    expect((await weak.get('/api/prm/global-message?role=DOCTOR')).statusCode).toBe(403)
    expect((await strong.get('/api/drafts')).json()).toMatchObject({
      content: [{ payload: 'about a patient' }],
    })
    const patient = await logIn(await createPatient(test.services))
    expect((await patient.get('/api/draft-key')).statusCode).toBe(200)
  })

  it('do not confirm with a password where nobody signs in with one', async () => {
    const closed = await createTestApp({ kind, config: { isEmailLoginEnabled: false } })
    const browser = await closed.signedInAs(await createPatient(closed.services))
    const confirmed = await browser.post('/api/users/security/confirm', { password: TEST_PASSWORD })
    expect(confirmed.statusCode).toBe(404)
    await closed.close()
  })

  it('are refused as administrators of the platform too', async () => {
    const browser = await logIn(await createAdmin(test.services))
    expect((await browser.get('/api/prm/clinics')).statusCode).toBe(403)
  })
})
