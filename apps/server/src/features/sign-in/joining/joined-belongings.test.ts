import { createSimulators } from '@vastus/simulators'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../db/sql.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import {
  createClinic,
  createPatient,
  createRepresentation,
  createRepresented,
  type TestClinic,
  type TestUser,
} from '../../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'

const MARY = { method: 'MOBILE_ID', phone: '+37200000766', personalCode: '60001019906' }
const MARY_BORN = '2000-01-01'

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
})
