// @proves R3-077
import type { Advert } from '@vastus/contract/adverts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createClinic, createEmployee, createPatient } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

type Values = Partial<Advert>

describe.each([quickestDatabase()])('adverts on %s', (kind) => {
  let test: TestApp
  const asSystem = (statement: ReturnType<typeof sql>) =>
    test.services.database.transaction({ actor: 'system' }, (tx) => tx.run(statement))
  const insert = ({
    title = 'Quit smoking',
    link = 'https://example.org/quit',
    language = 'en',
    targetGenders = ['MALE', 'FEMALE', 'NOT_DISCLOSED'],
    minAge = 18,
    maxAge = 150,
    allowedCountries = ['EE'],
  }: Values = {}) =>
    asSystem(sql`insert into adverts (language, title, text, link, target_genders, min_age, max_age, allowed_countries,
        licence, created_at)
      values (${language}, ${title}, 'Free help', ${link}, ${targetGenders}::text[], ${minAge}, ${maxAge},
        ${allowedCountries}::text[], 'CC BY 4.0', ${test.clock.now()})`)
  const seenBy = async (values: Parameters<typeof createPatient>[1], language = 'en') => {
    const client = await test.signedInAs(await createPatient(test.services, values))
    const response = await client.get('/api/patient/adverts', { headers: { 'accept-language': language } })
    expect(response.statusCode).toBe(200)
    return (response.json().content as Advert[]).map(({ title }) => title)
  }

  beforeAll(async () => {
    test = await createTestApp({ kind })
  })
  beforeEach(() => asSystem(sql`delete from adverts`))
  afterAll(() => test.close())

  it('are none unless somebody entered one', async () => {
    expect(await seenBy({})).toEqual([])
  })

  it('carry all that the platform knows of them', async () => {
    await insert()
    const client = await test.signedInAs(await createPatient(test.services))
    const response = await client.get('/api/patient/adverts', { headers: { 'accept-language': 'en' } })
    expect(response.json()).toMatchObject({
      totalElements: 1,
      content: [
        {
          id: expect.any(Number),
          title: 'Quit smoking',
          text: 'Free help',
          link: 'https://example.org/quit',
          targetGenders: ['MALE', 'FEMALE', 'NOT_DISCLOSED'],
          minAge: 18,
          maxAge: 150,
          allowedCountries: ['EE'],
          licence: 'CC BY 4.0',
        },
      ],
    })
  })

  // The clock of the tests shows 2 March 2026.
  it.each<[string, Values, Parameters<typeof createPatient>[1], boolean]>([
    ['are shown on the 18th birthday', {}, { birthDate: '2008-03-02' }, true],
    ['are hidden on the day before it', {}, { birthDate: '2008-03-03' }, false],
    ['are hidden below their own age', { minAge: 50 }, { birthDate: '1985-05-17' }, false],
    ['are hidden from another gender', { targetGenders: ['MALE'] }, { sex: 'FEMALE' }, false],
    ['are shown to the gender they name', { targetGenders: ['FEMALE'] }, { sex: 'FEMALE' }, true],
    ['are hidden where only other countries are named', { allowedCountries: ['PL'] }, {}, false],
  ])('%s', async (_, advert, reader, isShown) => {
    await insert(advert)
    expect(await seenBy(reader)).toHaveLength(isShown ? 1 : 0)
  })

  it('speak the language of their reader', async () => {
    await insert({ title: 'Jäta suitsetamine maha', language: 'et' })
    await insert()
    expect(await seenBy({}, 'et')).toEqual(['Jäta suitsetamine maha'])
    expect(await seenBy({}, 'en')).toEqual(['Quit smoking'])
    expect(await seenBy({}, 'pl')).toEqual([])
  })

  it('lead to web pages only', async () => {
    // oxlint-disable-next-line no-script-url -- what must be refused
    for (const link of ['javascript:alert(1)', 'data:text/html,x', '//example.org', 'ftp://example.org'])
      await expect(insert({ link })).rejects.toMatchObject({ code: '23514' })
  })

  it('are for patients, not for staff and not for guests', async () => {
    const doctor = await createEmployee(test.services, await createClinic(test.services))
    expect((await (await test.signedInAs(doctor)).get('/api/patient/adverts')).statusCode).toBe(403)
    expect((await test.anonymous().get('/api/patient/adverts')).statusCode).toBe(401)
  })
})
