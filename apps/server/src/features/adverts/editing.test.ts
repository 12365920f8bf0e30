import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createAdmin, createClinic, createEmployee, createPatient } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const ADVERT = {
  title: 'Quit smoking',
  text: 'Free help',
  link: 'https://example.org/quit',
  language: 'en',
  targetGenders: ['MALE', 'FEMALE', 'NOT_DISCLOSED'],
  minAge: 18,
  maxAge: 150,
  allowedCountries: ['EE'],
  isOn: true,
}
const URL = '/api/prm/adverts'

describe.each([quickestDatabase()])('editing adverts on %s', (kind) => {
  let test: TestApp
  let admin: TestClient
  let patient: TestClient
  beforeAll(async () => {
    test = await createTestApp({ kind })
    admin = await test.signedInAs(await createAdmin(test.services))
    patient = await test.signedInAs(await createPatient(test.services))
  })
  afterAll(() => test.close())

  const seen = async () =>
    (await patient.get('/api/patient/adverts', { headers: { 'accept-language': 'en' } }))
      .json<{ content: { title: string }[] }>()
      .content.map(({ title }) => title)

  // The clock of the tests shows 2 March 2026.
  it('shows an advert while it is on, from its first day to its last', async () => {
    const added = await admin.post(URL, { ...ADVERT, startsOn: '2026-03-02', endsOn: '2026-03-02' })
    expect(added.statusCode).toBe(201)
    const { id } = added.json()
    expect(added.json()).toMatchObject({ ...ADVERT, version: 1, shown: 0, opened: 0, licence: null })
    expect(await seen()).toEqual(['Quit smoking'])
    const change = (part: object) => admin.patch(`${URL}/${id}`, { ...ADVERT, ...part })
    await change({ startsOn: '2026-03-03' })
    expect(await seen()).toEqual([])
    await change({ endsOn: '2026-03-01' })
    expect(await seen()).toEqual([])
    await change({ isOn: false })
    expect(await seen()).toEqual([])
    await change({ title: 'Really quit', startsOn: '2026-03-01' })
    expect(await seen()).toEqual(['Really quit'])
    const actions = await test.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.query<{ action: string }>(sql`select action from audit_entries where object_type = 'advert'`),
    )
    expect(actions).toHaveLength(5)
  })

  it('counts how often it was shown and opened, without a word of by whom', async () => {
    const { id } = (await admin.post(URL, ADVERT)).json()
    const count = (what: string, of = id) => patient.post(`/api/patient/adverts/${of}/count`, { what })
    for (const what of ['SHOWN', 'SHOWN', 'OPENED']) expect((await count(what)).statusCode).toBe(204)
    const { content } = (await admin.get(URL)).json()
    expect(content.find((each: { id: number }) => each.id === id)).toMatchObject({ shown: 2, opened: 1 })
    expect((await count('HIDDEN')).statusCode).toBe(400)
    expect((await count('SHOWN', 999_999)).statusCode).toBe(404)
  })

  it.each([
    [{ maxAge: 151 }, 'maxAge', 'ADVERT_AGE'],
    [{ minAge: -1 }, 'minAge', 'ADVERT_AGE'],
    [{ minAge: 60, maxAge: 59 }, 'maxAge', 'ADVERT_AGE'],
    // oxlint-disable-next-line no-script-url -- what must be refused
    [{ link: 'javascript:alert(1)' }, 'link', 'WEBSITE'],
    [{ title: ' ' }, 'title', 'REQUIRED'],
    [{ title: 'a'.repeat(101) }, 'title', 'MAX_LENGTH'],
    [{ targetGenders: [] }, 'targetGenders', 'REQUIRED'],
    [{ startsOn: '2026-03-02', endsOn: '2026-03-01' }, 'endsOn', 'PERIOD'],
  ])('with %j is refused for %s: %s', async (part, path, rule) => {
    const response = await admin.post(URL, { ...ADVERT, ...part })
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toEqual([expect.objectContaining({ path, rule })])
  })

  it('keeps a link whose scheme is written in capitals', async () => {
    const added = await admin.post(URL, { ...ADVERT, link: 'HTTPS://Example.org/Quit' })
    expect([added.statusCode, added.json().link]).toEqual([201, 'https://Example.org/Quit'])
    const url = `${URL}/${added.json().id}`
    const changed = await admin.patch(url, { ...ADVERT, link: 'Http://example.org' })
    expect([changed.statusCode, changed.json().link]).toEqual([200, 'http://example.org'])
  })

  it('refuses a change that was made on an older version', async () => {
    const { id } = (await admin.post(URL, ADVERT)).json()
    const change = () => admin.patch(`${URL}/${id}`, ADVERT, { headers: { 'if-match': '"1"' } })
    expect([(await change()).statusCode, (await change()).statusCode]).toEqual([200, 409])
    expect((await admin.patch(`${URL}/999999`, ADVERT)).statusCode).toBe(404)
  })

  it('is the platform’s alone', async () => {
    const doctor = await createEmployee(test.services, await createClinic(test.services))
    for (const client of [patient, await test.signedInAs(doctor)]) {
      expect((await client.get(URL)).statusCode).toBe(403)
      expect((await client.post(URL, ADVERT)).statusCode).toBe(403)
    }
  })
})
