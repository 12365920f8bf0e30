import { appCode } from '../../testing/app-code.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { createClinic, createEmployee, createPatient, type TestUser } from '../../testing/factories.ts'
import { mailedCode } from '../../testing/one-time-codes.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const PASSWORD = 'four-green-doors'

describe.each([quickestDatabase()])('the browser of a session that ended, on %s', (kind) => {
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp({ kind })
  })
  afterAll(() => test.close())

  const wordsFor = async (browser: TestClient, language = 'en', cookie = browser.cookie() ?? '') => {
    const headers = { 'accept-language': language, cookie }
    const response = await browser.get('/api/login', { headers })
    expect(response.statusCode).toBe(401)
    return response.json<{ message: string }>().message
  }
  const codeFor = async (client: TestClient, email: string, purpose: string) => {
    expect((await client.post('/api/send-otp', { email, purpose })).statusCode).toBe(204)
    return mailedCode(test, email)
  }

  type Change = (user: TestUser, here: TestClient) => Promise<unknown>
  const setPassword: Change = async ({ email }) => {
    await test.anonymous().post('/api/reset-password', { email })
    const otp = await mailedCode(test, email)
    const passwords = { password: PASSWORD, confirmPassword: PASSWORD }
    return test.anonymous().post('/api/reset-password/confirm', { email, otp, ...passwords })
  }
  const changePhone: Change = async ({ email }, here) => {
    const otp = await codeFor(here, email, 'PROFILE')
    return here.post('/api/users/complete-profile', { email, otp, phone: '+37286999999' })
  }
  const addSecondStep: Change = async ({ email }, here) => {
    const otp = await codeFor(here, email, 'SECOND_FACTOR')
    const { secret } = (await here.post('/api/users/security/authenticator', { otp })).json()
    const code = appCode(secret, test.clock.now())
    return here.post('/api/users/security/authenticator/confirm', { code })
  }
  const endElsewhere: Change = async (_user, here) => {
    const { sessions } = (await here.get('/api/users/security')).json<{
      sessions: { id: string; isCurrent: boolean }[]
    }>()
    const session = sessions.find(({ isCurrent }) => !isCurrent)?.id
    return here.post('/api/users/security/sessions/end', { session })
  }
  const wait: Change = async () => test.clock.advance(31 * 60_000)

  it.each([
    ['a new password', setPassword, /everywhere because your password was changed/],
    ['another phone number', changePhone, /e-mail or phone number of your account was changed/],
    ['a second step', addSecondStep, /protected by a second step/],
    ['its owner on another device', endElsewhere, /from another device/],
    ['time', wait, /30 minutes without use/],
  ])('reads that it was ended by %s', async (_what, change, words) => {
    const user = await createPatient(test.services)
    const [here, elsewhere] = [await test.signedInAs(user), await test.signedInAs(user)]
    await change(user, here)
    expect(await wordsFor(elsewhere)).toMatch(words)
  })

  it('reads that the clinic ended the employment', async () => {
    const clinic = await createClinic(test.services)
    const colleague = await test.signedInAs(await createEmployee(test.services, clinic))
    const leaver = await createEmployee(test.services, clinic)
    const browser = await test.signedInAs(leaver)
    await colleague.patch(`/api/clinic/${clinic.clinicId}/employees/${leaver.employeeId}`, {
      deletedAt: test.clock.now().toISOString(),
    })
    expect(await wordsFor(browser)).toMatch(/a clinic ended your access as an employee/)
  })

  it('reads it in the language of the page', async () => {
    const user = await createPatient(test.services)
    const browser = await test.signedInAs(user)
    await setPassword(user, browser)
    expect(await wordsFor(browser, 'pl')).toContain('bo zmieniono Twoje hasło')
  })

  it('reads no more than that it is over without the token, or after logging out itself', async () => {
    const user = await createPatient(test.services)
    const [left, ended] = [await test.signedInAs(user), await test.signedInAs(user)]
    const cookie = left.cookie() ?? ''
    await left.post('/api/logout')
    await setPassword(user, ended)
    const stranger = test.anonymous()
    const general = await wordsFor(stranger)
    expect(general).toBe('Your session has expired. Log in again.')
    for (const token of [cookie, `sid=${'A'.repeat(43)}`])
      expect(await wordsFor(stranger, 'en', token)).toBe(general)
  })
})
