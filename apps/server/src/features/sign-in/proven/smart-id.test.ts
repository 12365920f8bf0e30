// @proves R7-030 R7-031 R7-032 R7-033
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../../testing/databases.ts'
import { createClinic, createEmployee, createPatient } from '../../../testing/factories.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { BROKEN_ANSWERS } from './testing/broken-answers.ts'
import { simulatedIds } from './testing/simulated-ids.ts'

const ADULT = '50001029996'

describe.each([quickestDatabase()])('Smart-ID and the login of the register on %s', (kind) => {
  let test: TestApp
  const ids = simulatedIds()
  const { control } = ids

  beforeAll(async () => {
    test = await ids.start(kind)
  })
  beforeEach(() => ids.passTime())
  afterAll(() => ids.stop())

  const start = (browser: TestClient, personalCode: string | null, purpose = 'SIGN_UP') =>
    browser.post('/api/login/identity', {
      method: 'SMART_ID',
      purpose,
      ...(personalCode === null ? {} : { personalCode }),
    })
  const statusOf = (browser: TestClient, attemptId: string) =>
    browser.post('/api/login/identity/status', { attemptId })

  it('sends the question to the app of a code, with a code to compare', async () => {
    const browser = test.anonymous()
    const started = (await start(browser, ADULT)).json()
    expect(started).toMatchObject({ verificationCode: expect.stringMatching(/^\d{4}$/), qrLink: null })
    expect((await statusOf(browser, started.attemptId)).json().state).toBe('WAITING')
    expect((await statusOf(browser, started.attemptId)).json().user).toMatchObject({
      firstName: 'Adult',
      signInMethod: 'SMART_ID',
    })
  })

  it('shows a link of this second to scan, which keeps the secret of the session on the server', async () => {
    const browser = test.anonymous()
    const { attemptId, qrLink } = (await start(browser, null)).json()
    test.clock.advance(2_000)
    const waiting = (await statusOf(browser, attemptId)).json()
    expect(qrLink).toMatch(/elapsedSeconds=0&.*&authCode=[\w-]{43}$/)
    expect(waiting.qrLink).toMatch(/elapsedSeconds=2&/)
    expect((await fetch(waiting.qrLink.replace('elapsedSeconds=2', 'elapsedSeconds=1'))).status).toBe(400)
    await fetch(waiting.qrLink)
    const [question] = await ids.questions()
    await control(`/phone/questions/${question?.id}`, { decision: 'ACCEPT' })
    expect((await statusOf(browser, attemptId)).json().user).toMatchObject({ signInMethod: 'SMART_ID' })
  })

  it.each([
    ['30403039917', 'IDENTITY_CANCELLED'],
    ['30403039972', 'IDENTITY_WRONG_CODE'],
    ['30403039983', 'IDENTITY_TIMEOUT'],
  ])('tells the answer of %s in a word of its own', async (personalCode, key) => {
    const browser = test.anonymous()
    const { attemptId } = (await start(browser, personalCode)).json()
    await statusOf(browser, attemptId)
    expect((await statusOf(browser, attemptId)).json().key).toBe(key)
  })

  const UNREACHABLE = ['DOWN', 'GARBAGE', 'OCSP_SILENT', 'OCSP_GARBAGE']
  it.each(BROKEN_ANSWERS.SMART_ID)('gives no session for a broken proof: %s', async (fault) => {
    await control('/smart-id/next', { fault })
    const browser = test.anonymous()
    const { attemptId } = (await start(browser, ADULT)).json()
    const first = await statusOf(browser, attemptId)
    const refused = first.statusCode === 200 ? await statusOf(browser, attemptId) : first
    const key = UNREACHABLE.includes(fault) ? 'IDENTITY_UNREACHABLE' : 'IDENTITY_NOT_ACCEPTED'
    expect([refused.statusCode, refused.json().key]).toEqual([469, key])
    expect((await browser.get('/api/login')).statusCode).toBe(401)
  })

  it.each([
    ['mobile-id', { phone: '+37268000769', personalCode: '60001017869' }],
    ['smart-id', { personalCode: ADULT }],
  ])('proves an employee for the register with %s, for that employee alone', async (method, typed) => {
    const clinic = await createClinic(test.services)
    const doctor = await createEmployee(test.services, clinic)
    const browser = await test.signedInAs(doctor)
    const started = (await browser.post(`/api/misp/auth/${method}`, typed)).json()
    expect(started.verificationCode).toMatch(/^\d{4}$/)
    const { sessionId } = started
    const ask = (client: TestClient) => client.post(`/api/misp/auth/${method}/status`, { sessionId })
    expect((await ask(browser)).json()).toEqual({ status: 'RUNNING', result: null })
    expect((await ask(browser)).json()).toEqual({ status: 'COMPLETE', result: 'OK' })
    const colleague = await test.signedInAs(await createEmployee(test.services, clinic))
    expect((await ask(colleague)).statusCode).toBe(404)
    // The cookie of the browser that began has gone by then.
    test.clock.advance(29 * 60_000)
    const later = await test.signedInAs(doctor)
    expect((await ask(later)).json()).toEqual({ status: 'COMPLETE', result: 'OK' })
    test.clock.advance(2 * 60_000)
    expect((await ask(later)).statusCode).toBe(404)
    expect((await browser.post('/api/login/identity/status', { attemptId: sessionId })).statusCode).toBe(404)
    const patient = await test.signedInAs(await createPatient(test.services))
    expect((await patient.post(`/api/misp/auth/${method}`, typed)).statusCode).toBe(403)
  })

  it('tells a refusal at the register as a result', async () => {
    const browser = await test.signedInAs(
      await createEmployee(test.services, await createClinic(test.services)),
    )
    const { sessionId } = (
      await browser.post('/api/misp/auth/smart-id', { personalCode: '30403039917' })
    ).json()
    await browser.post('/api/misp/auth/smart-id/status', { sessionId })
    expect((await browser.post('/api/misp/auth/smart-id/status', { sessionId })).json()).toEqual({
      status: 'COMPLETE',
      result: 'USER_REFUSED',
    })
  })
})
