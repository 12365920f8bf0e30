// @proves R2-006
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../../testing/databases.ts'
import { createClinic, createEmployee } from '../../../testing/factories.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { BROKEN_ANSWERS } from './testing/broken-answers.ts'
import { simulatedIds } from './testing/simulated-ids.ts'

const ADULT = '50001029996'
const UNREACHABLE = ['DOWN', 'GARBAGE', 'OCSP_SILENT', 'OCSP_GARBAGE']

describe('Smart-ID by a contract of version 2', () => {
  let test: TestApp
  const ids = simulatedIds()
  const { control } = ids

  beforeAll(async () => {
    test = await ids.start(quickestDatabase(), undefined, { smartIdVersion: 2 })
  })
  beforeEach(() => ids.passTime())
  afterAll(() => ids.stop())

  const start = (browser: TestClient, asked: object) =>
    browser.post('/api/login/identity', { method: 'SMART_ID', purpose: 'SIGN_UP', ...asked })
  const statusOf = (browser: TestClient, attemptId: string) =>
    browser.post('/api/login/identity/status', { attemptId })

  it('asks the app of a code, with a code to compare, and signs in', async () => {
    const browser = test.anonymous()
    const { attemptId, ...asked } = (await start(browser, { personalCode: '38001085718' })).json()
    const [question] = await ids.questions()
    expect(asked).toMatchObject({ qrLink: null, appLink: null, verificationCode: question?.code })
    expect((await statusOf(browser, attemptId)).json().state).toBe('WAITING')
    await control(`/phone/questions/${question?.id}`, { decision: 'ACCEPT' })
    expect((await statusOf(browser, attemptId)).json().user).toMatchObject({ signInMethod: 'SMART_ID' })
  })

  it('offers nothing to scan and no app to open', async () => {
    const browser = test.anonymous()
    expect((await browser.get('/api/config')).json()).toMatchObject({ hasSmartIdLinks: false })
    expect((await start(browser, {})).statusCode).toBe(404)
    expect((await start(browser, { isAppHere: true })).statusCode).toBe(404)
  })

  it.each([
    ['30403039917', 'IDENTITY_CANCELLED'],
    ['30403039972', 'IDENTITY_WRONG_CODE'],
    ['30403039983', 'IDENTITY_TIMEOUT'],
  ])('tells the answer of %s in a word of its own', async (personalCode, key) => {
    const browser = test.anonymous()
    const { attemptId } = (await start(browser, { personalCode })).json()
    await statusOf(browser, attemptId)
    expect((await statusOf(browser, attemptId)).json().key).toBe(key)
  })

  it.each(BROKEN_ANSWERS.SMART_ID_V2)('gives no session for a broken proof: %s', async (fault) => {
    await control('/smart-id/v2/next', { fault })
    const browser = test.anonymous()
    const { attemptId } = (await start(browser, { personalCode: ADULT })).json()
    const first = await statusOf(browser, attemptId)
    const refused = first.statusCode === 200 ? await statusOf(browser, attemptId) : first
    const key = UNREACHABLE.includes(fault) ? 'IDENTITY_UNREACHABLE' : 'IDENTITY_NOT_ACCEPTED'
    expect([refused.statusCode, refused.json().key]).toEqual([469, key])
    expect((await browser.get('/api/login')).statusCode).toBe(401)
  })

  it('proves an employee for the register too', async () => {
    const clinic = await createClinic(test.services)
    const browser = await test.signedInAs(await createEmployee(test.services, clinic))
    const { sessionId } = (await browser.post('/api/misp/auth/smart-id', { personalCode: ADULT })).json()
    await browser.post('/api/misp/auth/smart-id/status', { sessionId })
    const status = await browser.post('/api/misp/auth/smart-id/status', { sessionId })
    expect(status.json()).toEqual({ status: 'COMPLETE', result: 'OK' })
  })
})
