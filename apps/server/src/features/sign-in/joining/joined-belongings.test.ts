import { createSimulators } from '@vastus/simulators'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../db/sql.ts'
import { enqueue } from '../../../jobs/queue.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import {
  createClinic,
  createEmployee,
  createPatient,
  createRepresentation,
  createRepresented,
  type TestClinic,
  type TestUser,
} from '../../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { cleaningSchedule } from '../../platform/cleaning/cleaning-job.ts'

const MARY = { method: 'MOBILE_ID', phone: '+37200000766', personalCode: '60001019906' }
const MARY_BORN = '2000-01-01'
const HOUR = 60 * 60_000

/** What becomes of the rows of two accounts when they are joined, and when that is undone. */
describe.each(databaseKinds())('what two joined accounts had, on %s', (kind) => {
  let test: TestApp
  let clinic: TestClinic
  const simulators = createSimulators()

  beforeAll(async () => {
    const url = await simulators.listen({ host: '127.0.0.1', port: 0 })
    test = await createTestApp({ kind, config: { simulatorsUrl: url } })
    clinic = await createClinic(test.services, { openForAll: true })
  })
  beforeEach(async () => {
    test.clock.advance(16 * 60_000)
    const payload = { now: test.clock.now().toISOString() }
    await simulators.inject({ method: 'POST', url: '/authority/clock', payload })
    await rows(sql`update persons set personal_code = null, identity_verified = false`)
  })
  afterAll(async () => {
    await test.close()
    await simulators.close()
  })

  const rows = <T>(query: ReturnType<typeof sql>) =>
    test.services.database.transaction({ actor: 'system' }, (tx) => tx.query<T>(query))
  const createProven = (more: object = {}) =>
    createPatient(test.services, {
      personalCode: MARY.personalCode,
      birthDate: MARY_BORN,
      clinics: [clinic],
      ...more,
    })
  const createOwn = (more: object = {}) =>
    createPatient(test.services, { isVerified: false, birthDate: MARY_BORN, clinics: [clinic], ...more })

  /** Proves the code in the browser, but joins nothing yet. */
  async function prove(browser: TestClient): Promise<string> {
    const { attemptId } = (await browser.post('/api/users/identity', MARY)).json<{ attemptId: string }>()
    for (const state of ['WAITING', 'PROVEN'])
      expect((await browser.post('/api/users/identity/status', { attemptId })).json()).toMatchObject({
        state,
      })
    return attemptId
  }
  async function join(own: TestUser): Promise<TestClient> {
    const browser = await test.signedInAs(own)
    const attemptId = await prove(browser)
    expect((await browser.post('/api/users/identity/join', { attemptId })).statusCode).toBe(200)
    return browser
  }
  const undo = async (browser: TestClient) =>
    expect((await browser.post('/api/users/identity/undo', {})).statusCode).toBeLessThan(300)

  it('keeps the place on a list, and the clinics of a right to act, that only the other account had', async () => {
    const former = await createProven()
    const own = await createOwn({ isClinicMember: false })
    await rows(sql`update clinic_patients set list_code = 'N12' where person_id = ${former.personId}`)
    const child = await createRepresented(test.services, former, { clinics: [clinic] })
    await createRepresentation(test.services, own, child)
    const places = () =>
      rows(sql`select person_id, clinic_member, list_code from clinic_patients
        where person_id in (${own.personId}, ${former.personId}) order by person_id`)
    const rights = () =>
      rows(sql`select representative_person_id, entered_by_clinic_ids from representations
        where represented_person_id = ${child.personId} order by representative_person_id`)
    const before = [await places(), await rights()]

    const browser = await join(own)
    expect(await places()).toEqual([{ personId: own.personId, clinicMember: true, listCode: 'N12' }])
    expect(await rights()).toEqual([
      { representativePersonId: own.personId, enteredByClinicIds: [clinic.clinicId] },
    ])
    await undo(browser)
    expect([await places(), await rights()]).toEqual(before)
  })

  it('gives a clinic back the record that came to the account by the proof', async () => {
    const own = await createOwn({ firstName: 'Mary Änn', surname: 'O’Connež-Šuslik Testnumber' })
    const clinicOfRecord = await createClinic(test.services)
    const doctor = await test.signedInAs(await createEmployee(test.services, clinicOfRecord))
    const added = await doctor.post('/api/clinic/patients', {
      clinicId: clinicOfRecord.clinicId,
      firstName: 'Mary Änn',
      surname: 'O’Connež-Šuslik Testnumber',
      birthDate: MARY_BORN,
      personalCode: MARY.personalCode,
      email: 'mary-at-clinic@example.test',
    })
    expect([added.statusCode, added.body]).toEqual([201, expect.any(String)])
    const recordId = added.json<{ id: number }>().id
    const sent = await doctor.post('/api/clinic/e-contacts', {
      clinicId: clinicOfRecord.clinicId,
      mode: 'TO_PATIENT',
      patientPersonId: recordId,
      eContactType: 'HEADACHE',
      text: 'How is your head today?',
    })
    expect([sent.statusCode, sent.body]).toEqual([201, expect.any(String)])
    const eContact = `/api/patient/e-contacts/${sent.json<{ id: number }>().id}/timeline`
    const record = () =>
      rows(sql`select p.joined_person_id, p.personal_code, p.email, cp.person_id as patient_id
        from persons p join clinic_patients cp on cp.clinic_id = ${clinicOfRecord.clinicId}
        where p.id = ${recordId}`)
    const before = await record()
    expect(before).toMatchObject([{ joinedPersonId: null, patientId: recordId }])

    const browser = await join(own)
    expect((await browser.get(eContact)).statusCode).toBe(200)
    expect(await record()).toMatchObject([{ joinedPersonId: own.personId, patientId: own.personId }])
    const trail = await rows(sql`select clinic_id, subject_person_id from audit_entries
      where action = 'RECORD_JOIN' and object_id = ${String(recordId)}`)
    expect(trail).toEqual([{ clinicId: clinicOfRecord.clinicId, subjectPersonId: own.personId }])

    await undo(browser)
    expect(await record()).toEqual(before)
    expect((await (await test.signedInAs(own)).get(eContact)).statusCode).toBe(404)
  })

  it('lets an account elsewhere open neither account until the join is undone', async () => {
    const former = await createProven()
    const own = await createOwn()
    const issuer = 'https://id.example.test'
    await rows(sql`insert into external_identities (issuer, subject, user_id, created_at)
      values (${issuer}, ${String(former.userId)}, ${former.userId}, ${test.clock.now()}),
        (${issuer}, ${String(own.userId)}, ${own.userId}, ${test.clock.now()})`)
    const opened = () =>
      rows(sql`select subject, user_id from external_identities
        where user_id in (${own.userId}, ${former.userId}) order by user_id`)
    const before = await opened()

    const browser = await join(own)
    expect(await opened()).toEqual([{ subject: String(own.userId), userId: own.userId }])
    await undo(browser)
    expect(await opened()).toEqual(before)
  })

  it('joins the drafts that both had for one place, and keeps the other account’s as long as the join can be undone', async () => {
    const former = await createProven()
    const own = await createOwn()
    const keep = async (client: TestClient, key: string, payload: string) =>
      expect((await client.put(`/api/drafts/${key}`, { payload })).statusCode).toBe(204)
    const payloadOf = (text: string) => JSON.stringify({ values: { text }, idempotencyKey: 'k' })
    const formerBrowser = await test.signedInAs(former)
    const ownBrowser = await test.signedInAs(own)
    await keep(formerBrowser, 'both', payloadOf('Kurk on valus'))
    await keep(ownBrowser, 'both', payloadOf('Köha'))
    await keep(formerBrowser, 'same', payloadOf('Palavik'))
    await keep(ownBrowser, 'same', payloadOf('Palavik ja köha'))
    await keep(formerBrowser, 'no-text', '["\\u0000"]')
    await keep(ownBrowser, 'no-text', 'null')
    await rows(sql`update drafts set updated_at = ${new Date(test.clock.now().getTime() - 2 * HOUR)}
      where user_id in (${own.userId}, ${former.userId})`)
    const listOf = async (client: TestClient) =>
      (await client.get('/api/drafts'))
        .json<{ content: { key: string; payload: string }[] }>()
        .content.map(({ key, payload }) => [key, payload])
    const textOf = async (client: TestClient, key: string) => {
      const kept = new Map((await listOf(client)) as [string, string][]).get(key)
      return JSON.parse(kept ?? 'null')?.values.text
    }
    const before = [await listOf(formerBrowser), await listOf(ownBrowser)]

    const browser = await join(own)
    expect(await textOf(browser, 'both')).toBe('Köha\nKurk on valus')
    expect(await textOf(browser, 'same')).toBe('Palavik ja köha')
    test.clock.advance(23 * HOUR)
    await test.services.database.transaction({ actor: 'system' }, (tx) => enqueue(tx, cleaningSchedule))
    await test.runJobs()

    await undo(await test.signedInAs(own))
    expect(await listOf(await test.signedInAs(former))).toEqual(before[0])
    expect(await textOf(await test.signedInAs(own), 'both')).toBe('Köha')
  })

  it('leaves a joined draft that was changed since as it is', async () => {
    const former = await createProven()
    const own = await createOwn()
    const keep = (client: TestClient, text: string) =>
      client.put('/api/drafts/both', { payload: JSON.stringify({ values: { text } }) })
    await keep(await test.signedInAs(former), 'Kurk on valus')
    await keep(await test.signedInAs(own), 'Köha')
    const browser = await join(own)
    await keep(browser, 'Köha ja palavik')
    await undo(browser)
    const { content } = (await (await test.signedInAs(own)).get('/api/drafts')).json()
    expect(content).toMatchObject([{ payload: JSON.stringify({ values: { text: 'Köha ja palavik' } }) }])
  })
})
