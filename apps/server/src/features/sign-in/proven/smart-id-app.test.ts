// @proves R2-006
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../../testing/databases.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { BROKEN_ANSWERS } from './testing/broken-answers.ts'
import { simulatedIds } from './testing/simulated-ids.ts'

const UNREACHABLE = ['DOWN', 'GARBAGE', 'OCSP_SILENT', 'OCSP_GARBAGE']

describe('Smart-ID on the phone itself', () => {
  let test: TestApp
  const ids = simulatedIds()
  const { control } = ids

  beforeAll(async () => {
    test = await ids.start(quickestDatabase())
  })
  beforeEach(() => ids.passTime())
  afterAll(() => ids.stop())

  const start = async (browser: TestClient, asked: object = {}) =>
    (
      await browser.post('/api/login/identity', {
        method: 'SMART_ID',
        purpose: 'SIGN_UP',
        isAppHere: true,
        ...asked,
      })
    ).json<{ attemptId: string; appLink: string }>()
  const statusOf = (browser: TestClient, attemptId: string) =>
    browser.post('/api/login/identity/status', { attemptId })

  /** The person opens the app by the link and decides. @returns what the app adds to the address of return */
  async function decideInApp(appLink: string, decision = 'ACCEPT', personalCode = '50001029996') {
    expect((await fetch(appLink, { redirect: 'manual' })).status).toBe(302)
    const [question] = await ids.questions()
    const { headers } = await control(`/phone/questions/${question?.id}`, { decision, personalCode })
    const url = new URL(String(headers.location), test.services.config.publicUrl)
    return {
      path: url.pathname,
      attemptId: url.searchParams.get('value') ?? '',
      sessionSecretDigest: url.searchParams.get('sessionSecretDigest') ?? '',
      verifier: url.searchParams.get('userChallengeVerifier') ?? '',
    }
  }
  const comeBack = (browser: TestClient, { path: _path, ...returned }: Record<string, string>) =>
    browser.post('/api/login/smart-id', returned)

  it('opens the app by a link, and the browser that opened it is signed in after the app has come back', async () => {
    const browser = test.anonymous()
    const { attemptId, appLink, ...asked } = await start(browser)
    expect(asked).toMatchObject({ qrLink: null, verificationCode: null })
    expect(appLink).toMatch(/deviceLinkType=Web2App&.*&authCode=[\w-]{43}$/)
    expect((await fetch(`${appLink}x`)).status).toBe(400)
    const returned = await decideInApp(appLink)
    expect(returned).toMatchObject({ path: '/smart-id-return', attemptId })
    // What the app has signed counts after it has come back, not before.
    expect((await statusOf(browser, attemptId)).json().state).toBe('WAITING')
    expect((await comeBack(browser, returned)).json()).toEqual({ isSignIn: true })
    expect((await statusOf(browser, attemptId)).json().user).toMatchObject({
      firstName: 'Adult',
      signInMethod: 'SMART_ID',
    })
  })

  it('takes the answer of the app once, in the browser that opened it', async () => {
    const [browser, thief] = [test.anonymous(), test.anonymous()]
    const { attemptId, appLink } = await start(browser)
    const returned = await decideInApp(appLink)
    await start(thief)
    expect((await comeBack(thief, returned)).statusCode).toBe(404)
    expect((await comeBack(test.anonymous(), returned)).statusCode).toBe(404)
    expect((await comeBack(browser, returned)).statusCode).toBe(200)
    expect((await comeBack(browser, { ...returned, verifier: 'another' })).statusCode).toBe(404)
    expect((await statusOf(browser, attemptId)).json().state).toBe('DONE')
    expect((await comeBack(browser, returned)).statusCode).toBe(404)
  })

  it('signs in once for two tabs that ask at the same time', async () => {
    const browser = test.anonymous()
    const { attemptId, appLink } = await start(browser)
    await comeBack(browser, await decideInApp(appLink))
    const tabs = await Promise.all([statusOf(browser, attemptId), statusOf(browser, attemptId)])
    const states: unknown[] = tabs.map((tab) => tab.json().state ?? tab.statusCode)
    // The slower one is asked to come again, or finds it over.
    expect([
      ['DONE', 'WAITING'],
      ['DONE', 404],
    ]).toContainEqual(states.toSorted((one) => (one === 'DONE' ? -1 : 1)))
    expect((await statusOf(browser, attemptId)).statusCode).toBe(404)
  })

  it('takes no answer of another attempt, of a scanned code, or after 15 minutes', async () => {
    const browser = test.anonymous()
    const [one, other] = [await start(browser), await start(browser)]
    const returned = await decideInApp(one.appLink)
    const crossed = await comeBack(browser, { ...returned, attemptId: other.attemptId })
    expect(crossed.json().key).toBe('IDENTITY_NOT_ACCEPTED')
    const scanned = await start(browser, { isAppHere: false })
    expect(scanned.appLink).toBeNull()
    expect((await comeBack(browser, { ...returned, attemptId: scanned.attemptId })).statusCode).toBe(404)
    test.clock.advance(15 * 60_000)
    expect((await comeBack(browser, returned)).statusCode).toBe(404)
  })

  it.each([
    ['REFUSE', 'IDENTITY_CANCELLED'],
    ['TIME_OUT', 'IDENTITY_TIMEOUT'],
  ])('tells the page that waits when the person decides %s', async (decision, key) => {
    const browser = test.anonymous()
    const { attemptId, appLink } = await start(browser)
    expect((await decideInApp(appLink, decision)).path).toBe('/phone')
    expect((await statusOf(browser, attemptId)).json().key).toBe(key)
  })

  it.each(BROKEN_ANSWERS.SMART_ID_APP)('gives no session for a broken proof: %s', async (fault) => {
    await control('/smart-id/next', { fault })
    const browser = test.anonymous()
    const { attemptId, appLink } = await start(browser)
    const back = await comeBack(browser, await decideInApp(appLink))
    const refused = back.statusCode === 200 ? await statusOf(browser, attemptId) : back
    const key = UNREACHABLE.includes(fault) ? 'IDENTITY_UNREACHABLE' : 'IDENTITY_NOT_ACCEPTED'
    expect([refused.statusCode, refused.json().key]).toEqual([469, key])
    expect((await browser.get('/api/login')).statusCode).toBe(401)
    expect((await statusOf(browser, attemptId)).statusCode).toBe(404)
  })

  it('proves for a grave act in the session that asked, and leaves the page that waits to go on', async () => {
    const browser = test.anonymous()
    const first = await start(browser)
    await comeBack(browser, await decideInApp(first.appLink))
    await statusOf(browser, first.attemptId)
    const again = (
      await browser.post('/api/users/security/confirm/identity', { method: 'SMART_ID', isAppHere: true })
    ).json<{ attemptId: string; appLink: string }>()
    const returned = await decideInApp(again.appLink)
    expect((await comeBack(browser, returned)).json()).toEqual({ isSignIn: false })
    const { attemptId } = again
    const confirmed = await browser.post('/api/users/security/confirm/identity/status', { attemptId })
    expect(confirmed.json()).toMatchObject({ state: 'DONE' })
  })
})
