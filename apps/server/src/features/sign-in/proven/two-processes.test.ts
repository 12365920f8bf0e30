// @proves R2-006
import { createSimulators } from '@vastus/simulators'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds, testDatabase } from '../../../testing/databases.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { walkOidcPages } from './testing/oidc-pages.ts'

const hasPostgres = databaseKinds().includes('postgres')

describe.skipIf(!hasPostgres)('two processes on one PostgreSQL', () => {
  const simulators = createSimulators()
  let one: TestApp
  let other: TestApp

  beforeAll(async () => {
    const simulatorsUrl = await simulators.listen({ host: '127.0.0.1', port: 0 })
    const shared = {
      kind: 'postgres',
      database: await testDatabase('postgres'),
      config: { simulatorsUrl, isDokobitLoginEnabled: true },
    } as const
    one = await createTestApp(shared)
    other = await createTestApp(shared)
    const payload = { now: one.clock.now().toISOString() }
    await simulators.inject({ method: 'POST', url: '/authority/clock', payload })
  })
  afterAll(async () => {
    await other?.app.close()
    await one?.close()
    await simulators.close()
  })

  async function post({ app }: TestApp, url: string, cookie: string, payload: object) {
    const response = await app.inject({ method: 'POST', url: `/api${url}`, headers: { cookie }, payload })
    const given = [response.headers['set-cookie'] ?? []].flat().map((each) => each.split(';')[0] ?? '')
    return { response, given }
  }

  it.each([
    ['MOBILE_ID', { phone: '+37200000766', personalCode: '60001019906' }],
    ['SMART_ID', { personalCode: '50001029996' }],
  ])('finish at one what %s began at the other, and the session counts at both', async (method, typed) => {
    const asked = { method, purpose: 'SIGN_UP', ...typed }
    const { response: begun, given } = await post(one, '/login/identity', '', asked)
    const proof = given.join('; ')
    const { attemptId } = begun.json<{ attemptId: string }>()
    const status = (at: TestApp) => post(at, '/login/identity/status', proof, { attemptId })
    expect((await status(one)).response.json()).toMatchObject({ state: 'WAITING' })
    const { response: entered, given: session } = await status(other)
    expect(entered.json()).toMatchObject({ state: 'DONE', user: { signInMethod: method } })
    expect((await status(one)).response.statusCode).toBe(404)
    for (const { app } of [one, other]) {
      const login = await app.inject({ url: '/api/login', headers: { cookie: session.join('; ') } })
      expect(login.json()).toMatchObject({ signInMethod: method, isStrong: true })
    }
  })

  const entersBoth = async (session: string[], signInMethod: string) => {
    for (const { app } of [one, other]) {
      const login = await app.inject({ url: '/api/login', headers: { cookie: session.join('; ') } })
      expect(login.json()).toMatchObject({ signInMethod })
    }
  }

  it('finish at one what an account elsewhere began at the other, once', async () => {
    const asked = { provider: 'vastus-test-account', purpose: 'SIGN_UP' }
    const { response: begun, given } = await post(one, '/login/external', '', asked)
    const proof = given.join('; ')
    const returned = await walkOidcPages(begun.json<{ url: string }>().url, { account: 'ann' })
    const finish = (at: TestApp) => post(at, '/login/external/complete', proof, returned)
    const { response, given: session } = await finish(other)
    expect(response.statusCode).toBe(200)
    expect((await finish(one)).response.statusCode).toBe(404)
    await entersBoth(session, 'OIDC')
  })

  it('finish at one what Dokobit began at the other, once', async () => {
    const { response: begun, given } = await post(one, '/dokobit-session', '', { purpose: 'SIGN_UP' })
    const proof = given.join('; ')
    const { url, sessionToken } = begun.json<{ url: string; sessionToken: string }>()
    await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ person: '40504040001' }),
      redirect: 'manual',
    })
    const finish = (at: TestApp) => post(at, '/login/dokobit', proof, { sessionToken })
    const { response, given: session } = await finish(other)
    expect(response.statusCode).toBe(200)
    expect((await finish(one)).response.statusCode).toBe(404)
    await entersBoth(session, 'DOKOBIT')
  })
})
