// @proves R2-009
import { createSimulators } from '@vastus/simulators'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../../testing/databases.ts'
import { createPatient, type TestUser } from '../../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { BROKEN_ANSWERS } from './testing/broken-answers.ts'

const HOLDER = '60001019906'

describe.each([quickestDatabase()])('signing in with the ID card on %s', (kind) => {
  let test: TestApp
  let holder: TestUser
  const simulators = createSimulators()
  const control = (path: string, body: object) =>
    simulators.inject({ method: 'POST', url: path, payload: body })

  beforeAll(async () => {
    const url = await simulators.listen({ host: '127.0.0.1', port: 0 })
    test = await createTestApp({ kind, config: { simulatorsUrl: url } })
    holder = await createPatient(test.services, { personalCode: HOLDER, birthDate: '2000-01-01' })
  })
  beforeEach(async () => {
    test.clock.advance(16 * 60_000)
    await control('/authority/clock', { now: test.clock.now().toISOString() })
  })
  afterAll(async () => {
    await test.close()
    await simulators.close()
  })

  async function begin(browser: TestClient) {
    const started = await browser.post('/api/login/identity', { method: 'ID_CARD', purpose: 'LOG_IN' })
    return started.json<{ attemptId: string; nonce: string }>()
  }
  const read = async (nonce: string) =>
    (await test.anonymous().post('/api/demo/id-card', { nonce })).json<Record<string, string>>()
  const prove = (browser: TestClient, attemptId: string, token: object) =>
    browser.post('/api/login/id-card', { attemptId, token })
  const statusOf = (browser: TestClient, attemptId: string) =>
    browser.post('/api/login/identity/status', { attemptId })

  it.each(['EC', 'RSA'])('signs in the holder of a card with a key of %s, once', async (key) => {
    if (key === 'RSA') await control('/web-eid/next', { fault: 'RSA_CARD' })
    const browser = test.anonymous()
    const { attemptId, nonce } = await begin(browser)
    expect(Buffer.from(nonce, 'base64')).toHaveLength(32)
    expect((await statusOf(browser, attemptId)).json()).toMatchObject({ state: 'WAITING' })
    const token = await read(nonce)
    expect((await prove(browser, attemptId, token)).statusCode).toBe(204)
    expect((await statusOf(browser, attemptId)).json().user).toMatchObject({
      id: holder.userId,
      signInMethod: 'ID_CARD',
      isStrong: true,
    })
    expect((await prove(browser, attemptId, token)).statusCode).toBe(404)
  })

  it.each(BROKEN_ANSWERS.ID_CARD)('gives no session for a broken answer: %s', async (fault) => {
    await control('/web-eid/next', { fault })
    const browser = test.anonymous()
    const { attemptId, nonce } = await begin(browser)
    const refused = await prove(browser, attemptId, await read(nonce))
    const accepted = refused.statusCode === 204 ? await statusOf(browser, attemptId) : refused
    const key = ['OCSP_SILENT', 'OCSP_GARBAGE'].includes(fault)
      ? 'IDENTITY_UNREACHABLE'
      : 'IDENTITY_NOT_ACCEPTED'
    expect([accepted.statusCode, accepted.json().key]).toEqual([469, key])
    expect((await browser.get('/api/login')).statusCode).toBe(401)
  })

  it('takes no answer to the nonce of another attempt, nor a second one after a wrong one', async () => {
    const browser = test.anonymous()
    const [one, two] = [await begin(browser), await begin(browser)]
    expect((await prove(browser, one.attemptId, await read(two.nonce))).json().key).toBe(
      'IDENTITY_NOT_ACCEPTED',
    )
    expect((await prove(browser, one.attemptId, await read(one.nonce))).statusCode).toBe(404)
    expect((await statusOf(browser, one.attemptId)).statusCode).toBe(404)
  })

  it('takes an answer from the browser that began alone, within five minutes', async () => {
    const browser = test.anonymous()
    const { attemptId, nonce } = await begin(browser)
    const token = await read(nonce)
    const thief = test.anonymous()
    await begin(thief)
    expect((await prove(thief, attemptId, token)).statusCode).toBe(404)
    test.clock.advance(5 * 60_000 + 1)
    expect((await prove(browser, attemptId, token)).json().key).toBe('IDENTITY_NOT_ACCEPTED')
  })
})
