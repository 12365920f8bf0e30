// @proves R3-091 R4-059 R6-017 R7-034 R7-035
import { createSimulators } from '@vastus/simulators'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inventPerson } from '../../../../simulators/src/registry/invented-people.ts'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createPatient, createPerson } from '../../testing/factories.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'

const PROVEN = { phone: '+37200000766', personalCode: '60001019906' }
const WITHOUT_RIGHTS = { phone: '+37268000769', personalCode: '60001017869' }
const CODE = '12345678'

describe.each([quickestDatabase()])('patient lists from the register on %s', (kind) => {
  let story: Story
  let doctor: TestClient
  const simulators = createSimulators()
  const change = (listCode: string, changes: object) =>
    simulators.inject({ method: 'PUT', url: `/registry/lists/${listCode}`, payload: changes })
  const inSystem = <R>(query: ReturnType<typeof sql>) =>
    story.services.database.transaction({ actor: 'system' }, (tx) => tx.query<R>(query))

  beforeAll(async () => {
    const simulatorsUrl = await simulators.listen({ host: '127.0.0.1', port: 0 })
    const url = `${simulatorsUrl}/registry/r1/EE/GOV/70009770/tis`
    const patientRegister = { url, client: 'EE/COM/90000000/vastus' }
    // Nobody signs in with a digital ID here; for the register one proves oneself all the same.
    story = await createStory(kind, {
      config: { simulatorsUrl, patientRegister, isDokobitLoginEnabled: false },
    })
    doctor = story.doctor.client
    for (const { clinicId } of [story.clinic, story.otherClinic])
      await inSystem(
        sql`update clinics set registration_code = ${`${CODE}-${clinicId}`} where id = ${clinicId}`,
      )
  })
  beforeEach(() =>
    simulators.inject({
      method: 'POST',
      url: '/authority/clock',
      payload: { now: story.clock.now().toISOString() },
    }),
  )
  afterAll(async () => {
    await story.close()
    await simulators.close()
  })

  const proven = async (client: TestClient, person = PROVEN) => {
    const { sessionId } = (await client.post('/api/misp/auth/mobile-id', person)).json()
    const status = () => client.post('/api/misp/auth/mobile-id/status', { sessionId })
    await status()
    expect((await status()).json().result).toBe('OK')
    return { sessionId: sessionId as string, method: 'MOBILE_ID' }
  }
  // A person can be asked a few times an hour only.
  let begun: ReturnType<typeof proven> | undefined
  const session = () => (begun ??= proven(doctor))
  const importing = async (listCode: string, more: object = {}) =>
    (await doctor.post('/api/misp/patient-list/import', { ...(await session()), listCode, ...more })).json()
  const patientsOn = (listCode: string, clinicId = story.clinic.clinicId) =>
    inSystem<{ personalCode: string; phone: string | null; email: string | null; firstName: string }>(
      sql`select p.personal_code, p.phone, p.email, p.first_name from clinic_patients cp join persons p on p.id = cp.person_id
        where cp.clinic_id = ${clinicId} and cp.list_code = ${listCode} and cp.clinic_member order by p.personal_code`,
    )

  it('are shown with their doctor, size and what to do about those that cannot be had', async () => {
    const response = await doctor.post('/api/misp/doctors-list', await session(), {
      headers: { 'accept-language': 'en' },
    })
    const registrationCode = `${CODE}-${story.clinic.clinicId}`
    expect(response.json()).toMatchObject({ organisation: { registrationCode } })
    const lists = new Map(response.json().lists.map((list: { listCode: string }) => [list.listCode, list]))
    const doctorOfList = { firstName: 'Lea', surname: 'Nurm' }
    expect(lists.get('N0001')).toEqual({
      listCode: 'N0001',
      doctor: doctorOfList,
      patientCount: 120,
      registrationCode,
      lastImportedAt: null,
      status: 'OK',
      hint: null,
    })
    expect(lists.get('N0002')).toMatchObject({
      status: 'NO_ACCESS',
      hint: expect.stringContaining('representative'),
    })
    expect(lists.get('N0003')).toMatchObject({
      status: 'REGISTRY_OUTAGE',
      hint: expect.stringContaining('later'),
    })
  })

  it('are asked for in the name of the employee who has proven it, with the purpose', async () => {
    await change('N0001', { first: 0, count: 1 })
    await importing('N0001')
    const queries = (await simulators.inject('/registry/queries')).json()
    expect(queries.at(-1)).toMatchObject({
      userId: `EE${PROVEN.personalCode}`,
      client: 'EE/COM/90000000/vastus',
      issue: expect.stringMatching(/^PATIENT_LIST_IMPORT [0-9a-f-]{36}$/),
    })
  })

  it('bring patients, once however often they are imported, and take off who has left', async () => {
    await change('N0001', { first: 0, count: 30 })
    const first = await importing('N0001')
    expect(first).toMatchObject({ status: 'COMPLETED', result: 'SUCCESS' })
    expect(await patientsOn('N0001')).toHaveLength(30)
    const again = await importing('N0001', { registrationCode: `${CODE}-${story.clinic.clinicId}` })
    expect(again).toMatchObject({ status: 'COMPLETED', added: 0, updated: 30, removed: 0 })

    await change('N0001', { first: 2, count: 31 })
    const later = await importing('N0001')
    expect(later).toMatchObject({ added: 3, updated: 28, removed: 2 })
    const codes = (await patientsOn('N0001')).map(({ personalCode }) => personalCode)
    expect(codes).toHaveLength(31)
    const gone = inventPerson('N0001', 0)
    expect(codes).not.toContain(gone.personalCode)
    const shown = await doctor.get(
      `/api/clinic/patients?clinicId=${story.clinic.clinicId}&search=${gone.personalCode}`,
    )
    expect(shown.json().content).toMatchObject([{ firstName: 'Anne', listCode: null, clinicMember: false }])
    const lists = (await doctor.get(`/api/clinic/${story.clinic.clinicId}/patient-lists`)).json().content
    expect(lists).toContainEqual({ code: 'N0001', name: 'Lea Nurm', clinicians: [] })
  })

  it('keep what a patient gave, fill what is missing, and take nobody who only claims a code', async () => {
    const [own, missing, claimed] = [40, 41, 43].map((place) => inventPerson('N0001', place))
    const known = { clinics: [story.clinic], phone: '+37255512345' }
    await createPatient(story.services, { ...own, ...known, email: 'own@example.test' })
    await createPerson(story.services, { ...missing, email: null, phone: null })
    const claimer = await createPatient(story.services, { ...claimed, isVerified: false, phone: null })
    await change('N0001', { first: 40, count: 4 })
    await importing('N0001')
    const found = new Map((await patientsOn('N0001')).map((each) => [each.personalCode, each]))
    expect(found.get(own?.personalCode ?? '')).toMatchObject({
      phone: '+37255512345',
      email: 'own@example.test',
    })
    expect(found.get(missing?.personalCode ?? '')).toMatchObject({ phone: missing?.phone })
    const places = await inSystem(sql`select 1 from clinic_patients where person_id = ${claimer.personId}`)
    expect([found.size, places.length]).toEqual([4, 0])
  })

  it('let the e-contact of somebody who turns out to be on a list go on', async () => {
    const person = inventPerson('N0006', 5)
    const newcomer = await createPatient(story.services, {
      ...person,
      email: 'new@example.test',
      clinics: [story.clinic],
      isClinicMember: false,
    })
    const client = await story.signedInAs(newcomer)
    const sent = await client.post('/api/patient/e-contacts/fallback', {
      eContactType: 'HEADACHE',
      patientPersonId: newcomer.personId,
      clinicId: story.clinic.clinicId,
      text: 'My head has ached for two days.',
    })
    const id = sent.json().id
    const seen = async () => (await doctor.get(`/api/clinic/e-contacts/${id}`)).json()
    expect(await seen()).toMatchObject({ acceptanceRequired: true })
    await change('N0006', { first: 0, count: 8 })
    await importing('N0006')
    expect(await seen()).toMatchObject({ acceptanceRequired: false, patient: { listCode: 'N0006' } })
  })

  it.each([
    ['N0002', 'REJECTED', 'NO_ACCESS'],
    ['N0003', 'FAILED', 'REGISTRY_OUTAGE'],
    ['N0004', 'FAILED', 'INVALID_RESPONSE'],
    ['N0005', 'FAILED', 'EMPTY'],
    ['N9999', 'FAILED', 'NOT_FOUND'],
  ])('of which %s cannot be had end as %s and change nothing', async (listCode, importStatus, status) => {
    const answer = await importing(listCode)
    const hint = expect.any(String)
    expect(answer).toMatchObject({ status: importStatus, result: 'FAILED', added: 0, updated: 0, removed: 0 })
    expect(answer.results).toMatchObject([{ listCode, status, importStatus, result: 'FAILED', hint }])
    const { content } = (await doctor.get('/api/misp/patient-list/imports')).json()
    expect(content.find((each: { listCode: string }) => each.listCode === listCode)).toMatchObject({ status })
  })

  it('that were refused can be tried again, several at once', async () => {
    await change('N0003', { state: 'OK', count: 3 })
    const answer = await importing('N0003', { listCode: undefined, listCodes: ['N0002', 'N0003'] })
    expect(answer).toMatchObject({ status: 'COMPLETED', result: 'FAILED', added: 3 })
    expect(answer.results).toMatchObject([{ result: 'FAILED' }, { listCode: 'N0003', result: 'SUCCESS' }])
  })

  it('leave out rows that cannot be right, and say how many', async () => {
    await change('N0003', { count: 5, broken: 2 })
    expect((await importing('N0003')).results).toMatchObject([{ skipped: 2, total: 3 }])
  })

  it('are not given without a session, with another method, to a colleague, or once it is over', async () => {
    const given = await session()
    const ask = async (client: TestClient, body: object) => [
      (await client.post('/api/misp/doctors-list', body)).statusCode,
      (await client.post('/api/misp/patient-list/import', { ...body, listCode: 'N0001' })).statusCode,
    ]
    expect(await ask(doctor, { ...given, sessionId: crypto.randomUUID() })).toEqual([404, 404])
    expect(await ask(doctor, { ...given, method: 'SMART_ID' })).toEqual([404, 404])
    expect(await ask(doctor, { ...given, method: 'ID_CARD' })).toEqual([400, 400])
    expect(await ask(story.nurse.client, given)).toEqual([404, 404])
    expect(await ask(doctor, { ...given, clinicId: story.otherClinic.clinicId })).toEqual([404, 404])
    story.clock.advance(31 * 60_000)
    doctor = await story.signedInAs(story.doctor)
    expect(await ask(doctor, given)).toEqual([404, 404])
    begun = undefined
  })

  it('are not given to whom the register gives no rights', async () => {
    const client = await story.signedInAs(story.nurse)
    const given = await proven(client, WITHOUT_RIGHTS)
    expect((await client.post('/api/misp/doctors-list', given)).statusCode).toBe(468)
    const answer = (
      await client.post('/api/misp/patient-list/import', { ...given, listCode: 'N0001' })
    ).json()
    expect(answer).toMatchObject({ status: 'REJECTED', results: [{ status: 'NO_ACCESS' }] })
  })

  it('name in the audit trail whom they brought', async () => {
    await change('N0003', { first: 100, count: 2, broken: 0 })
    await importing('N0003')
    const [entry] = await inSystem<{ objectType: string; objectId: string; actorUserId: number }>(
      sql`select object_type, object_id, actor_user_id from audit_entries where action = 'PATIENT_LIST_IMPORT'
        and object_type = 'persons' order by at desc, seq desc limit 1`,
    )
    expect(entry).toMatchObject({
      actorUserId: story.doctor.userId,
      objectId: expect.stringMatching(/^\d+ \d+/),
    })
  })

  it('of an import whose process has died are finished by a job, once', async () => {
    await change('N0003', { first: 200, count: 7 })
    const given = await session()
    const [row] = await inSystem<{ id: number }>(sql`insert into patient_list_imports
      (import_id, clinic_id, list_code, session_id, method, asked_by_user_id, started_at)
      values (${crypto.randomUUID()}, ${story.clinic.clinicId}, 'N0003', ${given.sessionId}, 'MOBILE_ID',
        ${story.doctor.userId}, ${story.clock.now()}) returning id`)
    await inSystem(sql`insert into jobs (kind, payload) values ('import-patient-list',
      ${JSON.stringify({ id: row?.id, registrationCode: CODE })})`)
    await story.runJobs()
    expect(await patientsOn('N0003')).toHaveLength(7)
    story.clock.advance(4 * 60_000)
    await story.runJobs()
    const imports = (await doctor.get('/api/misp/patient-list/imports')).json().content
    expect(imports).toContainEqual(
      expect.objectContaining({ listCode: 'N0003', importStatus: 'COMPLETED', added: 7 }),
    )
  })

  it('of 2,400 people are imported whole', async () => {
    await change('N0006', { first: 0, count: 2400 })
    expect(await importing('N0006')).toMatchObject({ status: 'COMPLETED', removed: 0 })
    expect(await patientsOn('N0006')).toHaveLength(2400)
  })

  it('of a clinic are nothing to another one', async () => {
    const client = await story.signedInAs(story.otherDoctor)
    const given = await proven(client)
    await client.post('/api/misp/patient-list/import', { ...given, listCode: 'N0003' })
    expect(await patientsOn('N0003', story.otherClinic.clinicId)).toHaveLength(7)
    const { content } = (await client.get('/api/misp/patient-list/imports')).json()
    expect(content).toHaveLength(1)
  })

  it('are shown to no patient', async () => {
    const client = await story.signedInAs(story.patient)
    expect((await client.get('/api/misp/patient-list/imports')).statusCode).toBe(403)
  })
})
