// @proves R2-006
import { createSimulators } from '@vastus/simulators'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../db/sql.ts'
import { quickestDatabase } from '../../../testing/databases.ts'
import { createClinic, createEmployee, createPatient } from '../../../testing/factories.ts'
import { TEST_PASSWORD } from '../../../testing/quick-passwords.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { softKey } from '../passkeys/testing/soft-key.ts'

const MARY = { method: 'MOBILE_ID', phone: '+37200000766', personalCode: '60001019906' }
const SOMEBODY_ELSE = { method: 'MOBILE_ID', phone: '+37268000769', personalCode: '60001017869' }

describe.each([quickestDatabase()])('a grave act, on %s', (kind) => {
  let test: TestApp
  const simulators = createSimulators()

  beforeAll(async () => {
    const simulatorsUrl = await simulators.listen({ host: '127.0.0.1', port: 0 })
    test = await createTestApp({ kind, config: { simulatorsUrl } })
  })
  beforeEach(() => passTime(16 * 60_000))
  afterAll(async () => {
    await test.close()
    await simulators.close()
  })

  async function passTime(ms: number): Promise<void> {
    test.clock.advance(ms)
    const payload = { now: test.clock.now().toISOString() }
    await simulators.inject({ method: 'POST', url: '/authority/clock', payload })
  }
  const later = () => passTime(15 * 60_000 + 1)
  const exportAll = async (browser: TestClient) => {
    const asked = await browser.post('/api/patient/my-data', {})
    return asked.statusCode === 469 ? asked.json().key : asked.statusCode
  }
  const confirm = (browser: TestClient, body: object) => browser.post('/api/users/security/confirm', body)

  it('asks for a sign-in of the last 15 minutes: export, download, import, sending, joining', async () => {
    const clinic = await createClinic(test.services)
    const staff = await test.signedInAs(await createEmployee(test.services, clinic))
    const patient = await test.signedInAs(await createPatient(test.services))
    const { clinicId } = clinic
    const { employeeId } = await createEmployee(test.services, clinic)
    const changeColleague = (body: object) =>
      staff.patch(`/api/clinic/${clinicId}/employees/${employeeId}`, body)
    const acts = (round: 'first' | 'second') => [
      changeColleague({ profession: round === 'first' ? 'NURSE' : 'DOCTOR' }),
      changeColleague({ email: `${round}@example.test` }),
      changeColleague({ deletedAt: round === 'first' ? test.clock.now().toISOString() : null }),
      staff.patch(`/api/clinic/${clinicId}`, { emails: `${round}@example.test` }),
      patient.post('/api/patient/my-data', {}),
      patient.post('/api/patient/my-data/allow', {}),
      patient.get('/api/patient/my-data/file'),
      patient.post('/api/users/security/recovery-codes', {}),
      patient.post('/api/users/identity', MARY),
      staff.post(`/api/clinic/${clinicId}/employees`, {
        firstName: 'Mari',
        surname: 'Uus',
        personalCode: '37605030299',
        email: 'mari.uus@example.test',
        profession: 'NURSE',
      }),
      staff.post('/api/import/1/confirm'),
      staff.patch('/api/import/csv', undefined, {
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      }),
      staff.post('/api/misp/patient-list/import', {
        method: 'MOBILE_ID',
        sessionId: '00000000-0000-4000-8000-000000000001',
        listCode: 'N0001',
        clinicId,
      }),
      staff.post(
        '/api/clinic/message-centre/send',
        { text: 'Hello', filters: {}, clinicId },
        { headers: { 'idempotency-key': crypto.randomUUID() } },
      ),
    ]
    const refused = async (round: 'first' | 'second') =>
      (await Promise.all(acts(round))).filter(({ body }) => body.includes('SIGN_IN_AGAIN'))
    expect(await refused('first')).toEqual([])
    await later()
    expect((await refused('second')).map(({ statusCode }) => statusCode)).toEqual(Array(14).fill(469))
  })

  it('goes on after the password of the account, and after nothing else', async () => {
    const user = await createPatient(test.services)
    const browser = test.anonymous()
    await browser.post('/api/login/password', { email: user.email, password: TEST_PASSWORD })
    await later()
    expect(await exportAll(browser)).toBe('SIGN_IN_AGAIN')
    expect((await confirm(browser, { password: 'a wrong one' })).json().key).toBe('WRONG_CREDENTIALS')
    expect(await exportAll(browser)).toBe('SIGN_IN_AGAIN')
    expect((await confirm(browser, { password: TEST_PASSWORD })).statusCode).toBe(204)
    expect(await exportAll(browser)).toBe(200)
  })

  it('goes on after a passkey of the account, and not after one of somebody else', async () => {
    const { port } = new URL(test.services.config.publicUrl)
    const place = { origin: `http://localhost:${port}`, rpId: 'localhost' }
    const addKey = async (browser: TestClient) => {
      const key = softKey(place)
      const { attemptId, challenge } = (await browser.post('/api/users/security/passkeys/begin', {})).json()
      const body = { attemptId, name: 'Phone', key: key.created({ challenge }) }
      expect((await browser.post('/api/users/security/passkeys', body)).statusCode).toBe(200)
      return key
    }
    const browser = await test.signedInAs(await createPatient(test.services))
    const own = await addKey(browser)
    const foreign = await addKey(await test.signedInAs(await createPatient(test.services)))
    await later()
    const signWith = async (key: typeof own) => {
      const { attemptId, challenge } = (await browser.post('/api/login/passkey/begin', {})).json()
      return confirm(browser, { passkey: { attemptId, signed: key.signed({ challenge, counter: 1 }) } })
    }
    expect((await signWith(foreign)).json().key).toBe('PASSKEY_NOT_ACCEPTED')
    expect(await exportAll(browser)).toBe('SIGN_IN_AGAIN')
    expect((await signWith(own)).statusCode).toBe(204)
    expect(await exportAll(browser)).toBe(200)
  })

  it('goes on after the digital ID of the account, and not after that of somebody else', async () => {
    await test.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`update persons set personal_code = null, identity_verified = false`),
    )
    const birthDate = '2000-01-01'
    const { personalCode } = MARY
    const browser = await test.signedInAs(await createPatient(test.services, { personalCode, birthDate }))
    await later()
    const prove = async (person: object) => {
      const started = await browser.post('/api/users/security/confirm/identity', person)
      const { attemptId } = started.json()
      const ask = () => browser.post('/api/users/security/confirm/identity/status', { attemptId })
      expect((await ask()).json().state).toBe('WAITING')
      return ask()
    }
    expect((await prove(SOMEBODY_ELSE)).json().key).toBe('IDENTITY_NOT_ACCEPTED')
    expect(await exportAll(browser)).toBe('SIGN_IN_AGAIN')
    expect((await prove(MARY)).json().state).toBe('DONE')
    expect(await exportAll(browser)).toBe(200)
  })
})
