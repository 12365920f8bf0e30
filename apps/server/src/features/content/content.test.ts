// @proves R2-017 R2-125 R7-028
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createClinic, createEmployee, createPatient } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each([quickestDatabase()])('documents and banners on %s', (kind) => {
  let test: TestApp
  const asSystem = <T>(statement: ReturnType<typeof sql>) =>
    test.services.database.transaction({ actor: 'system' }, (tx) => tx.query<T>(statement))

  beforeAll(async () => {
    test = await createTestApp({ kind })
  })
  afterAll(() => test.close())

  it('serves a document in the language asked for, and 404 for one that is not there', async () => {
    const get = (query: string) => test.anonymous().get(`/api/content/prm?${query}`)
    expect((await get('slug=privacy-policy&locale=pl-PL')).json()).toMatchObject({ language: 'pl' })
    expect((await get('slug=privacy-policy&locale=xx')).json()).toMatchObject({ language: 'et' })
    expect((await get('slug=nothing-such')).statusCode).toBe(404)
    expect((await get('slug=../../etc')).statusCode).toBe(400)
  })

  it('serves a document by its kind, and the terms by the address of their page', async () => {
    const slugOf = async (asked: string) =>
      (await test.anonymous().get(`/api/content/prm?slug=${asked}&locale=en-GB`)).json().slug
    expect(await slugOf('PRIVACY_POLICY')).toBe('privacy-policy')
    expect(await slugOf('TRANSLATION')).toBe('translation')
    expect(await slugOf('PRM_CLINIC')).toBe('terms-and-conditions-clinic')
    expect(await slugOf('PRM_PRIVACY_POLICY')).toBe('privacy-policy')
    expect(await slugOf('TERMS_AND_CONDITIONS')).toBe('terms-and-conditions-patient')
    expect(await slugOf('terms-and-conditions')).toBe('terms-and-conditions-patient')
  })

  it('falls back to English where a language is missing', async () => {
    await asSystem(
      sql`insert into contents values ('only-english', 'en', 'Title', 'Body', ${test.clock.now()})`,
    )
    const response = await test.anonymous().get('/api/content/prm?slug=only-english&locale=et')
    expect(response.json()).toMatchObject({ language: 'en', title: 'Title' })
  })

  it('shows the banners of the patient’s clinics, and to staff those of the clinic asked for', async () => {
    const [own, foreign] = [await createClinic(test.services), await createClinic(test.services)]
    for (const { clinicId, name } of [own, foreign])
      await asSystem(sql`insert into global_messages (clinic_id, text, created_at)
        values (${clinicId}, ${`From ${name}`}, ${test.clock.now()})`)
    const patient = await test.signedInAs(await createPatient(test.services, { clinics: [own] }))
    const doctor = await test.signedInAs(await createEmployee(test.services, own))
    const banner = { content: [{ text: `From ${own.name}`, clinicName: own.name }] }
    expect((await patient.get('/api/prm/global-message?role=PATIENT')).json()).toMatchObject(banner)
    const ofClinic = async ({ clinicId }: { clinicId: number }) =>
      (await patient.get(`/api/prm/global-message?role=PATIENT&clinicIds=${clinicId}`)).json()
    expect(await ofClinic(own)).toMatchObject(banner)
    for (const other of [foreign, { clinicId: 2_000_000_000 }])
      expect(await ofClinic(other)).toMatchObject({ content: [], totalElements: 0 })
    expect(
      (await doctor.get(`/api/prm/global-message?role=DOCTOR&clinicIds=${own.clinicId}`)).json(),
    ).toMatchObject(banner)
    expect(
      (await doctor.get(`/api/prm/global-message?role=DOCTOR&clinicIds=${foreign.clinicId}`)).statusCode,
    ).toBe(404)
    expect((await patient.get('/api/prm/global-message?role=DOCTOR')).statusCode).toBe(403)
  })
})
