// @proves R6-005
import { inventPersonalCode } from '@vastus/demo/personal-codes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../db/sql.ts'
import { quickestDatabase } from '../../../testing/databases.ts'
import { createClinic, createEmployee } from '../../../testing/factories.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { TestClient, TestResponse } from '../../../testing/test-client.ts'
import { walkOidcPages } from './testing/oidc-pages.ts'
import { simulatedIds } from './testing/simulated-ids.ts'

type Finish = () => Promise<TestResponse>
/** Begins a sign-in, lets the person accept it, and answers how the browser then learns of that. */
type Begin = (browser: TestClient, personalCode: string, purpose: string) => Promise<Finish>

const MINUTE_MS = 60_000
const ACCOUNT = 'ann-example'

describe.each([2, 3] as const)('every way to prove who one is, with Smart-ID %i', (smartIdVersion) => {
  let test: TestApp
  let serial = 0
  const ids = simulatedIds()
  const { control } = ids

  beforeAll(async () => {
    test = await ids.start(quickestDatabase(), undefined, { smartIdVersion })
  })
  beforeEach(() => ids.passTime())
  afterAll(() => ids.stop())

  const codeOf = (birthDate: string) => inventPersonalCode('EE', { birthDate, sex: 'FEMALE' }, serial++) ?? ''
  const inDatabase = (query: ReturnType<typeof sql>) =>
    test.services.database.transaction({ actor: 'system' }, (tx) => tx.query(query))
  const ask = async (browser: TestClient, asked: object) =>
    (await browser.post('/api/login/identity', asked)).json()
  const accept = async (personalCode: string) => {
    const [question] = await ids.questions()
    return control(`/phone/questions/${question?.id}`, { decision: 'ACCEPT', personalCode })
  }
  const statusOf =
    (browser: TestClient, attemptId: string): Finish =>
    () =>
      browser.post('/api/login/identity/status', { attemptId })

  const PHONE: Record<string, Begin> = {
    'Smart-ID by code': async (browser, personalCode, purpose) => {
      const { attemptId } = await ask(browser, { method: 'SMART_ID', purpose, personalCode })
      await accept(personalCode)
      return statusOf(browser, attemptId)
    },
  }
  const OTHERS: Record<string, Begin> = {
    'Smart-ID by scanning': async (browser, personalCode, purpose) => {
      const { attemptId, qrLink } = await ask(browser, { method: 'SMART_ID', purpose })
      await fetch(qrLink)
      await accept(personalCode)
      return statusOf(browser, attemptId)
    },
    'Smart-ID on the phone itself': async (browser, personalCode, purpose) => {
      const { attemptId, appLink } = await ask(browser, { method: 'SMART_ID', purpose, isAppHere: true })
      await fetch(appLink, { redirect: 'manual' })
      const back = new URL(String((await accept(personalCode)).headers.location))
      const sessionSecretDigest = back.searchParams.get('sessionSecretDigest')
      const verifier = back.searchParams.get('userChallengeVerifier')
      await browser.post('/api/login/smart-id', { attemptId, sessionSecretDigest, verifier })
      return statusOf(browser, attemptId)
    },
    'Mobile-ID': async (browser, personalCode, purpose) => {
      const phone = '+37251234567'
      const { attemptId } = await ask(browser, { method: 'MOBILE_ID', purpose, phone, personalCode })
      await accept(personalCode)
      return statusOf(browser, attemptId)
    },
    'the ID card': async (browser, personalCode, purpose) => {
      const { attemptId, nonce } = await ask(browser, { method: 'ID_CARD', purpose })
      const { publicUrl, simulatorsUrl } = test.services.config
      const read = await fetch(`${simulatorsUrl}/web-eid/authenticate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ nonce, origin: new URL(publicUrl).origin, personalCode }),
      })
      const { appVersion: _appVersion, ...token } = (await read.json()) as Record<string, string>
      return async () => {
        const shown = await browser.post('/api/login/id-card', { attemptId, token })
        return shown.statusCode === 204 ? statusOf(browser, attemptId)() : shown
      }
    },
    Dokobit: async (browser, personalCode, purpose) => {
      const { url, sessionToken } = (await browser.post('/api/dokobit-session', { purpose })).json()
      const body = new URLSearchParams({ person: personalCode })
      await fetch(url, { method: 'POST', body, redirect: 'manual' })
      return () => browser.post('/api/login/dokobit', { sessionToken })
    },
  }
  const ELSEWHERE: Begin = async (browser, _personalCode, purpose) => {
    const asked = { provider: 'vastus-test-account', purpose }
    const { url } = (await browser.post('/api/login/external', asked)).json()
    const returned = await walkOidcPages(url, { account: ACCOUNT })
    return () => browser.post('/api/login/external/complete', returned)
  }
  const withCode = Object.entries(smartIdVersion === 2 ? PHONE : { ...PHONE, ...OTHERS })
  const all = smartIdVersion === 2 ? withCode : [...withCode, ['an account elsewhere', ELSEWHERE] as const]

  it.each(all)('tolerates a clock that is two minutes off, not ten: %s', async (_name, begin) => {
    for (const [minutes, status] of [
      [2, 200],
      [-2, 200],
      [10, 469],
      [-10, 469],
    ] as const) {
      const now = new Date(test.clock.now().getTime() + minutes * MINUTE_MS).toISOString()
      await control('/authority/clock', { now })
      const finish = await begin(test.anonymous(), codeOf('1985-05-17'), 'SIGN_UP')
      expect([minutes, (await finish()).statusCode]).toEqual([minutes, status])
    }
  })

  it.each(all)('gives no session to an employee who was deactivated meanwhile: %s', async (_name, begin) => {
    const personalCode = codeOf('1985-05-17')
    const clinic = await createClinic(test.services)
    const { employeeId, userId } = await createEmployee(test.services, clinic, { personalCode })
    await inDatabase(sql`delete from external_identities returning user_id`)
    await inDatabase(sql`insert into external_identities (issuer, subject, user_id, created_at)
      values (${`${test.services.config.simulatorsUrl}/oidc`}, ${ACCOUNT}, ${userId}, ${test.clock.now()}) returning user_id`)
    const browser = test.anonymous()
    expect((await (await begin(test.anonymous(), personalCode, 'LOG_IN'))()).statusCode).toBe(200)
    const finish = await begin(browser, personalCode, 'LOG_IN')
    await inDatabase(
      sql`update employees set deleted_at = ${test.clock.now()} where id = ${employeeId} returning id`,
    )
    const refused = await finish()
    expect([refused.statusCode, refused.json().key]).toEqual([469, 'DOCTOR_NOT_RELATED_WITH_ANY_CLINIC'])
    expect((await browser.get('/api/login')).statusCode).toBe(401)
  })

  it.each(withCode)('gives a minor no account: %s', async (_name, begin) => {
    const browser = test.anonymous()
    const refused = await (await begin(browser, codeOf('2012-05-17'), 'SIGN_UP'))()
    expect([refused.statusCode, refused.json().key]).toEqual([469, 'PERSON_IS_UNDERAGE'])
    expect((await browser.get('/api/login')).statusCode).toBe(401)
  })

  it.each(withCode)(
    'follows a name that the register has changed, and tells so: %s',
    async (_name, begin) => {
      const personalCode = codeOf('1985-05-17')
      const { personId } = await createEmployee(test.services, await createClinic(test.services), {
        personalCode,
      })
      await control('/authority/persons', { personalCode, firstName: 'KADRI', surname: 'UUS' })
      const signIn = async () => (await (await begin(test.anonymous(), personalCode, 'LOG_IN'))()).json()
      const { surname } = await signIn().then((answer) => answer.user ?? answer)
      await signIn()
      const told =
        await inDatabase(sql`select event ->> 'subject_person_id' as person from audit_entries a, to_jsonb(a) event
      where event ->> 'object_id' = 'name of the register' and event ->> 'subject_person_id' = ${personId}::text`)
      expect([surname, told.length]).toEqual(['Uus', 1])
    },
  )
})
