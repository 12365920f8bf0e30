import { createSimulators } from '@vastus/simulators'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../db/sql.ts'
import { quickestDatabase } from '../../../testing/databases.ts'
import { createClinic, createEmployee, createPatient, type TestUser } from '../../../testing/factories.ts'
import { TEST_PASSWORD } from '../../../testing/quick-passwords.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient, TestResponse } from '../../../testing/test-client.ts'

const MARY = { method: 'MOBILE_ID', phone: '+37200000766', personalCode: '60001019906' }
const MARY_BORN = '2000-01-01'
const EC_PERSON = { method: 'MOBILE_ID', phone: '+37268000769', personalCode: '60001017869' }

describe.each([quickestDatabase()])('one person with two accounts, on %s', (kind) => {
  let test: TestApp
  let clinic: { clinicId: number; name: string }
  const simulators = createSimulators()
  const control = (path: string, body: object) =>
    simulators.inject({ method: 'POST', url: path, payload: body })

  beforeAll(async () => {
    const url = await simulators.listen({ host: '127.0.0.1', port: 0 })
    test = await createTestApp({ kind, config: { simulatorsUrl: url } })
    clinic = await createClinic(test.services, { openForAll: true })
  })
  beforeEach(async () => {
    test.clock.advance(16 * 60_000)
    await control('/authority/clock', { now: test.clock.now().toISOString() })
    await rows(sql`update persons set personal_code = null, identity_verified = false`)
  })
  afterAll(async () => {
    await test.close()
    await simulators.close()
  })

  const rows = <T>(query: ReturnType<typeof sql>) =>
    test.services.database.transaction({ actor: 'system' }, (tx) => tx.query<T>(query))
  const begin = (browser: TestClient, typed: object = MARY) => browser.post('/api/users/identity', typed)
  const statusOf = (browser: TestClient, attemptId: string) =>
    browser.post('/api/users/identity/status', { attemptId })
  async function prove(browser: TestClient, typed: object = MARY) {
    const { attemptId } = (await begin(browser, typed)).json<{ attemptId: string }>()
    expect((await statusOf(browser, attemptId)).json()).toMatchObject({ state: 'WAITING', comparison: null })
    return { attemptId, answer: (await statusOf(browser, attemptId)).json() }
  }
  const join = (browser: TestClient, attemptId: string) =>
    browser.post('/api/users/identity/join', { attemptId })
  const undo = (browser: TestClient) => browser.post('/api/users/identity/undo', {})
  const logIn = (browser: TestClient, { email }: { email: string }) =>
    browser.post('/api/login/password', { email, password: TEST_PASSWORD })
  async function enterProven(browser = test.anonymous()): Promise<TestResponse> {
    const { attemptId } = (await browser.post('/api/login/identity', { ...MARY, purpose: 'LOG_IN' })).json()
    await browser.post('/api/login/identity/status', { attemptId })
    return browser.post('/api/login/identity/status', { attemptId })
  }
  const createProven = () =>
    createPatient(test.services, {
      personalCode: MARY.personalCode,
      birthDate: MARY_BORN,
      clinics: [clinic],
    })
  const createOwn = (more: object = {}) =>
    createPatient(test.services, { isVerified: false, birthDate: MARY_BORN, clinics: [clinic], ...more })
  async function sendFrom(user: TestUser, message: string): Promise<number> {
    const browser = await test.signedInAs(user)
    const sent = await browser.post(
      '/api/patient/e-contacts/fallback',
      {
        clinicId: clinic.clinicId,
        patientPersonId: user.personId,
        eContactType: 'OTHER_PROBLEM',
        text: message,
      },
      { headers: { 'idempotency-key': crypto.randomUUID() } },
    )
    expect([sent.statusCode, sent.body]).toEqual([201, expect.anything()])
    return sent.json<{ id: number }>().id
  }
  async function mailsTo({ email }: TestUser): Promise<string[]> {
    await test.runJobs()
    return test.outbox
      .filter((mail) => mail.to === email && /kont|account/i.test(mail.subject))
      .map((mail) => mail.subject)
  }
  const listOf = async (browser: TestClient) =>
    (await browser.get('/api/patient/e-contacts'))
      .json<{ content: { id: number }[] }>()
      .content.map(({ id }) => id)

  it('shows both side by side, makes one of them, and takes them apart again', async () => {
    const former = await createProven()
    const own = await createOwn()
    await rows(sql`update users set language = 'pl' where id = ${former.userId}`)
    await rows(sql`update users set language = 'en' where id = ${own.userId}`)
    const theirs = await sendFrom(former, 'Kurk on valus')
    const mine = await sendFrom(own, 'Köha')
    await (await test.signedInAs(former)).put('/api/drafts/half', { payload: 'half a sentence' })
    const browser = await test.signedInAs(own)
    const { attemptId, answer } = await prove(browser)
    expect(answer).toMatchObject({
      state: 'PROVEN',
      comparison: {
        own: { email: own.email, eContacts: 1 },
        other: { email: former.email, eContacts: 1, birthDate: MARY_BORN },
        refusal: null,
      },
    })
    const formerBrowser = await test.signedInAs(former)
    const joined = await join(browser, attemptId)
    expect(joined.json()).toMatchObject({ id: own.userId, firstName: 'Mary Änn', isStrong: true })
    expect((await join(browser, attemptId)).statusCode).toBe(404)

    expect((await formerBrowser.get('/api/login')).statusCode).toBe(401)
    expect((await logIn(test.anonymous(), former)).json().key).toBe('WRONG_CREDENTIALS')
    expect((await enterProven()).json().user).toMatchObject({ id: own.userId, signInMethod: 'MOBILE_ID' })
    expect((await listOf(browser)).toSorted()).toEqual([theirs, mine].toSorted())
    expect((await browser.get(`/api/patient/e-contacts/${theirs}/timeline`)).statusCode).toBe(200)
    expect((await browser.get('/api/drafts')).json().content).toMatchObject([{ payload: 'half a sentence' }])
    const patients = await rows(
      sql`select person_id from clinic_patients where clinic_id = ${clinic.clinicId} and person_id in (${own.personId}, ${former.personId})`,
    )
    expect(patients).toEqual([{ personId: own.personId }])
    const trail = await rows(sql`select clinic_id from audit_entries where action = 'ACCOUNTS_JOIN'
      and subject_person_id = ${own.personId} and object_id = ${String(former.personId)} order by clinic_id`)
    expect(trail).toHaveLength(2)
    expect(await mailsTo(own)).toEqual(['Your Vastus account was confirmed with a digital ID'])
    expect(await mailsTo(former)).toEqual(['Twoje konto Vastus zostało potwierdzone tożsamością cyfrową'])

    expect((await browser.get('/api/users/security')).json().identity).toEqual({
      isProven: true,
      undoableUntil: new Date(test.clock.now().getTime() + 24 * 3_600_000).toISOString(),
    })
    // What the join keeps of the other account, for example its password, is for the system alone.
    const { userId, personId } = own
    for (const role of ['PRM_PATIENT', 'PRM_DOCTOR'] as const) {
      const context = { actor: 'user', userId, personId, role, clinicIds: [clinic.clinicId] } as const
      const kept = await test.services.database.transaction(context, (tx) =>
        tx.query(sql`select id from account_joins`),
      )
      expect(kept).toEqual([])
    }
    const phone = test.anonymous()
    await enterProven(phone)
    expect((await undo(phone)).statusCode).toBe(204)
    for (const ended of [phone, browser]) expect((await ended.get('/api/login')).statusCode).toBe(401)
    expect(await mailsTo(own)).toContain('The confirmation of your Vastus account was undone')
    expect(await mailsTo(former)).toContain('Cofnięto potwierdzenie konta Vastus')
    const separated = await rows(sql`select clinic_id from audit_entries where action = 'ACCOUNTS_SEPARATE'
      and subject_person_id = ${own.personId} and object_id = ${String(former.personId)} order by clinic_id`)
    expect(separated).toEqual([{ clinicId: 0 }, { clinicId: clinic.clinicId }])
    const remaining = test.anonymous()
    expect((await logIn(remaining, own)).json()).toMatchObject({ id: own.userId, isStrong: false })
    expect(await listOf(remaining)).toEqual([mine])
    expect((await enterProven()).json().user).toMatchObject({ id: former.userId })
    const again = test.anonymous()
    expect((await logIn(again, former)).json()).toMatchObject({ id: former.userId, email: former.email })
    expect(await listOf(again)).toEqual([theirs])
    expect((await undo(remaining)).statusCode).toBe(404)
    const lists = await rows(sql`select person_id from clinic_patients where clinic_id = ${clinic.clinicId}
      and person_id in (${own.personId}, ${former.personId}) order by person_id`)
    expect(lists).toHaveLength(2)
  })

  it('ends a sign-in of the other account that waits for a second factor', async () => {
    const former = await createProven()
    const formerBrowser = await test.signedInAs(former)
    const { secret } = (await formerBrowser.post('/api/users/security/authenticator', {})).json()
    const codeIn = (ms: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: test.clock.now().getTime() + ms,
      })
    await formerBrowser.post('/api/users/security/authenticator/confirm', { code: codeIn(0) })
    const waiting = test.anonymous()
    expect((await logIn(waiting, former)).json().key).toBe('SECOND_FACTOR_REQUIRED')
    const browser = await test.signedInAs(await createOwn())
    const { attemptId } = await prove(browser)
    expect((await join(browser, attemptId)).statusCode).toBe(200)
    const finished = await waiting.post('/api/login/second-factor', { code: codeIn(30_000) })
    expect(finished.statusCode).toBe(404)
  })

  it('proves an account whose person has no other one', async () => {
    const own = await createOwn({ personalCode: MARY.personalCode })
    const browser = await test.signedInAs(own)
    const { attemptId, answer } = await prove(browser)
    expect(answer.comparison).toMatchObject({ other: null, refusal: null, proven: { firstName: 'Mary Änn' } })
    expect((await join(browser, attemptId)).statusCode).toBe(200)
    expect((await enterProven()).json().user.id).toBe(own.userId)
    test.clock.advance(24 * 3_600_000)
    const later = await test.signedInAs(own)
    expect((await later.get('/api/users/security')).json().identity).toEqual({
      isProven: true,
      undoableUntil: null,
    })
    expect((await undo(later)).statusCode).toBe(404)
  })

  it.each([
    ['another code was typed', { personalCode: EC_PERSON.personalCode, birthDate: MARY_BORN }],
    [
      'another code was proven',
      { personalCode: EC_PERSON.personalCode, birthDate: MARY_BORN, isVerified: true },
    ],
    ['the birth date is another', { birthDate: '1985-05-17' }],
  ])('joins nothing, and shows nothing, when %s', async (_, values) => {
    await createProven()
    const browser = await test.signedInAs(await createOwn(values))
    const { attemptId, answer } = await prove(browser)
    expect(answer.comparison).toMatchObject({ refusal: 'OTHER_PERSON', other: null })
    expect((await join(browser, attemptId)).json().key).toBe('ACCOUNTS_NOT_JOINED')
  })

  it('joins the proven patient with the employee that the person is, but not two employees of one clinic', async () => {
    const former = await createProven()
    const doctor = await createEmployee(test.services, clinic, { isVerified: false, birthDate: MARY_BORN })
    const browser = await test.signedInAs(doctor)
    const { attemptId } = await prove(browser)
    expect((await join(browser, attemptId)).json()).toMatchObject({
      id: doctor.userId,
      permissions: ['PRM_PATIENT', 'PRM_DOCTOR'],
    })
    expect((await undo(browser)).statusCode).toBe(204)
    expect((await logIn(browser, doctor)).json().permissions).toEqual(['PRM_DOCTOR'])
    await createEmployee(test.services, clinic, { user: former })
    expect((await prove(browser)).answer.comparison).toMatchObject({ refusal: 'SAME_CLINIC', other: null })
  })

  it('needs a sign-in of the last 15 minutes, and the browser and the account that began', async () => {
    const own = await createOwn()
    const browser = await test.signedInAs(own)
    const { attemptId } = await prove(browser)
    expect((await join(await test.signedInAs(own), attemptId)).statusCode).toBe(404)
    await logIn(browser, await createOwn())
    expect((await join(browser, attemptId)).statusCode).toBe(404)
    test.clock.advance(16 * 60_000)
    expect((await begin(browser)).json().key).toBe('SIGN_IN_AGAIN')
    expect((await undo(browser)).json().key).toBe('SIGN_IN_AGAIN')
  })

  it('does not take a proof that was made for signing in, nor gives one for it', async () => {
    const browser = await test.signedInAs(await createOwn())
    const started = (await browser.post('/api/login/identity', { ...MARY, purpose: 'LOG_IN' })).json()
    expect((await statusOf(browser, started.attemptId)).statusCode).toBe(404)
    const { attemptId } = await prove(browser)
    expect((await browser.post('/api/login/identity/status', { attemptId })).statusCode).toBe(404)
    expect((await browser.post('/api/signup/identity', { attemptId })).statusCode).toBe(404)
  })

  it('happens once, and is undone once, when it is asked for twice at the same time', async () => {
    const former = await createProven()
    const own = await createOwn()
    const browser = await test.signedInAs(own)
    const { attemptId } = await prove(browser)
    const once = (answers: { statusCode: number }[]) => {
      const done = answers.filter(({ statusCode }) => statusCode < 300)
      const refused = answers.filter(({ statusCode }) => statusCode === 401 || statusCode === 404)
      expect([done.length, refused.length]).toEqual([1, 1])
    }
    once(await Promise.all([join(browser, attemptId), join(browser, attemptId)]))
    expect(await rows(sql`select user_id from account_joins where user_id = ${own.userId}`)).toHaveLength(1)

    const [one, two] = [test.anonymous(), test.anonymous()]
    for (const each of [one, two]) await enterProven(each)
    once(await Promise.all([undo(one), undo(two)]))
    for (const each of [one, two]) expect((await each.get('/api/login')).statusCode).toBe(401)
    expect((await enterProven()).json().user).toMatchObject({ id: former.userId })
    expect((await logIn(test.anonymous(), own)).json()).toMatchObject({ id: own.userId })
  })
})
