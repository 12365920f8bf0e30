// @proves R7-013 R7-014 R8-017
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../../testing/databases.ts'
import { createPatient } from '../../../testing/factories.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { TestClient, TestResponse } from '../../../testing/test-client.ts'
import { BROKEN_ANSWERS } from './testing/broken-answers.ts'
import { type Returned, walkOidcPages } from './testing/oidc-pages.ts'
import { simulatedIds } from './testing/simulated-ids.ts'

const ADULT = '50001029996'
const PROVIDER = 'vastus-test-account'

describe.each([quickestDatabase()])('signing in on the page of somebody else, on %s', (kind) => {
  let test: TestApp
  const ids = simulatedIds()
  const { control } = ids

  beforeAll(async () => {
    test = await ids.start(kind)
  })
  beforeEach(() => ids.passTime())
  afterAll(() => ids.stop())

  describe('Dokobit', () => {
    const begin = async (browser: TestClient, purpose = 'LOG_IN') =>
      (await browser.post('/api/dokobit-session', { locale: 'et', purpose })).json()
    const choose = (url: string, choice: Record<string, string>) =>
      fetch(url, { method: 'POST', body: new URLSearchParams(choice), redirect: 'manual' })
    const finish = (browser: TestClient, sessionToken: string) =>
      browser.post('/api/login/dokobit', { sessionToken })

    it('leads to its page and signs in who comes back', async () => {
      const patient = await createPatient(test.services, { personalCode: '38505170026' })
      await control('/authority/persons', { personalCode: '38505170026', firstName: 'Jaan', surname: 'Saar' })
      const browser = test.anonymous()
      const { sessionToken, url } = await begin(browser)
      expect(new URL(url).searchParams.get('locale')).toBe('et')
      const back = (await choose(url, { person: '38505170026' })).headers.get('location')
      expect(new URL(back ?? '').pathname).toBe('/complete-login')
      expect(new URL(back ?? '').searchParams.get('session_token')).toBe(sessionToken)
      const { id, signInMethod } = (await finish(browser, sessionToken)).json()
      expect({ id, signInMethod }).toEqual({ id: patient.userId, signInMethod: 'DOKOBIT' })
      expect((await finish(browser, sessionToken)).statusCode).toBe(404)
    })

    it('makes an account for a newcomer with the same proof', async () => {
      const browser = test.anonymous()
      const { sessionToken, url, attemptId } = await begin(browser)
      await choose(url, { person: ADULT })
      expect((await finish(browser, sessionToken)).json().key).toBe('USER_NOT_EXISTS')
      const made = await browser.post('/api/signup/identity', { attemptId })
      expect([made.statusCode, made.json().firstName]).toEqual([201, 'Adult'])
    })

    it('answers the browser that began and no other', async () => {
      const [browser, other] = [test.anonymous(), test.anonymous()]
      const { sessionToken, url } = await begin(browser)
      await begin(other)
      await choose(url, { person: ADULT })
      expect((await finish(other, sessionToken)).statusCode).toBe(404)
      expect((await finish(test.anonymous(), sessionToken)).statusCode).toBe(404)
    })

    it('lets who has not finished go back there', async () => {
      const browser = test.anonymous()
      const { sessionToken, url } = await begin(browser, 'SIGN_UP')
      expect((await finish(browser, sessionToken)).json().key).toBe('IDENTITY_TIMEOUT')
      await choose(url, { person: '40504040001' })
      expect((await finish(browser, sessionToken)).json().incompleteProfile).toBe(true)
    })

    it.each([
      ['canceled', 'IDENTITY_CANCELLED'],
      ['error', 'IDENTITY_NOT_ACCEPTED'],
    ])('tells the outcome %s in a word of its own', async (decision, key) => {
      const browser = test.anonymous()
      const { sessionToken, url } = await begin(browser)
      await choose(url, { decision })
      expect((await finish(browser, sessionToken)).json().key).toBe(key)
    })

    it.each(BROKEN_ANSWERS.DOKOBIT)('gives no session for a broken answer: %s', async (fault) => {
      await control('/dokobit/next', { fault })
      const browser = test.anonymous()
      const { sessionToken, url } = await begin(browser)
      await choose(url, { person: ADULT })
      const refused = await finish(browser, sessionToken)
      const isUnreachable = ['DOWN', 'GARBAGE', 'UNKNOWN_STATUS'].includes(fault)
      expect([refused.statusCode, refused.json().key]).toEqual([
        469,
        isUnreachable ? 'IDENTITY_UNREACHABLE' : 'IDENTITY_NOT_ACCEPTED',
      ])
      expect((await browser.get('/api/login')).statusCode).toBe(401)
    })

    it('sends nobody to a foreign page', async () => {
      await control('/dokobit/next', { fault: 'FOREIGN_PAGE' })
      const refused = await test.anonymous().post('/api/dokobit-session', {})
      expect([refused.statusCode, refused.json().key]).toEqual([469, 'IDENTITY_UNREACHABLE'])
    })
  })

  describe('OpenID Connect', () => {
    const begin = async (browser: TestClient, purpose = 'LOG_IN'): Promise<string> =>
      (await browser.post('/api/login/external', { provider: PROVIDER, purpose })).json().url
    const finish = (browser: TestClient, returned: Returned): Promise<TestResponse> =>
      browser.post('/api/login/external/complete', returned)
    const prove = async (browser: TestClient, account: string, purpose = 'LOG_IN') =>
      finish(browser, await walkOidcPages(await begin(browser, purpose), { account }))

    it('makes an account with the first sign-up, without a name, and finds it afterwards', async () => {
      const made = (await prove(test.anonymous(), 'ann', 'SIGN_UP')).json()
      expect(made).toMatchObject({ incompleteProfile: true, personId: null, signInMethod: 'OIDC' })
      expect((await prove(test.anonymous(), 'ann')).json().id).toBe(made.id)
    })

    it('tells who has no account so, and makes one with the same proof', async () => {
      const browser = test.anonymous()
      const returned = await walkOidcPages(await begin(browser), { account: 'bob' })
      expect((await finish(browser, returned)).json().key).toBe('USER_NOT_EXISTS')
      const made = await browser.post('/api/signup/identity', { attemptId: returned.state })
      expect([made.statusCode, made.json().incompleteProfile]).toEqual([201, true])
    })

    it('takes an answer once, from the browser that began', async () => {
      const [browser, other] = [test.anonymous(), test.anonymous()]
      const returned = await walkOidcPages(await begin(browser), { account: 'ann' })
      await begin(other)
      expect((await finish(other, returned)).statusCode).toBe(404)
      expect((await finish(test.anonymous(), returned)).statusCode).toBe(404)
      expect((await finish(browser, returned)).statusCode).toBe(200)
      expect((await finish(browser, returned)).statusCode).toBe(404)
    })

    it('takes no code of another sign-in, and no answer in the name of another provider', async () => {
      const browser = test.anonymous()
      const [one, two] = [await begin(browser), await begin(browser)]
      const [first, second] = [
        await walkOidcPages(one, { account: 'ann' }),
        await walkOidcPages(two, { account: 'bob' }),
      ]
      const swapped = await finish(browser, { ...first, code: second.code ?? '' })
      expect(swapped.json().key).toBe('IDENTITY_NOT_ACCEPTED')
      const foreign = await finish(browser, { ...second, iss: 'https://elsewhere.example' })
      expect(foreign.json().key).toBe('IDENTITY_NOT_ACCEPTED')
      expect((await browser.get('/api/login')).statusCode).toBe(401)
    })

    it('tells who has gone back so', async () => {
      const browser = test.anonymous()
      const refused = await finish(browser, await walkOidcPages(await begin(browser), {}))
      expect(refused.json().key).toBe('IDENTITY_CANCELLED')
    })

    it.each(BROKEN_ANSWERS.OIDC)('gives no session for a broken answer: %s', async (fault) => {
      const browser = test.anonymous()
      const returned = await walkOidcPages(await begin(browser), { account: 'ann' })
      await control('/oidc/next', { fault })
      const refused = await finish(browser, returned)
      const isUnreachable = ['DOWN', 'GARBAGE'].includes(fault)
      expect([refused.statusCode, refused.json().key]).toEqual([
        469,
        isUnreachable ? 'IDENTITY_UNREACHABLE' : 'IDENTITY_NOT_ACCEPTED',
      ])
      expect((await browser.get('/api/login')).statusCode).toBe(401)
    })

    it('knows no provider that is not configured', async () => {
      const body = { provider: 'elsewhere', purpose: 'LOG_IN' }
      expect((await test.anonymous().post('/api/login/external', body)).statusCode).toBe(404)
    })
  })
})
