import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStory, quickestDatabase, send, type Story, TEST_PASSWORD } from '@vastus/server/testing'
import { sql } from '../apps/server/src/db/sql.ts'

/** Born on 31 December 1899. */
const OLD_CODE = '29912310010'

describe.each([quickestDatabase()])('what people really type, on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind, { config: { isPersonalCodeRequired: false } })
  })
  afterAll(() => story.close())

  const addPerson = (body: object) =>
    story.patient.client.post('/api/patient/person', {
      firstName: 'Leida',
      surname: 'Kask',
      declaration: true,
      ...body,
    })
  const addPatient = (body: object) =>
    story.doctor.client.post('/api/clinic/patients', {
      clinicId: story.clinic.clinicId,
      firstName: 'Uku',
      surname: 'Kask',
      ...body,
    })
  const readsOfPersons = () =>
    Promise.all([
      story.patient.client.get('/api/persons'),
      story.doctor.client.get(`/api/clinic/patients?clinicId=${story.clinic.clinicId}&search=Kask`),
      story.doctor.client.get(
        `/api/clinic/patients/lookup?clinicId=${story.clinic.clinicId}&personalCode=${OLD_CODE}`,
      ),
      story.patient.client.get(`/api/patient/person/lookup?personalCode=${OLD_CODE}`),
    ])

  it('a person born in 1899 is added by code, by a patient and by staff, and can be read by both', async () => {
    expect((await addPerson({ personalCode: OLD_CODE })).json()).toMatchObject({ birthDate: '1899-12-31' })
    expect((await addPatient({ personalCode: '29912310490' })).json()).toMatchObject({
      birthDate: '1899-12-31',
    })
    for (const { statusCode, body } of await readsOfPersons()) expect(statusCode, body).toBe(200)
  })

  it.each([
    ['1879-12-31', 400],
    ['1880-01-01', 201],
  ])('a birth date of %s answers %i, and the database agrees', async (birthDate, status) => {
    expect((await addPatient({ birthDate })).statusCode).toBe(status)
    const insert = story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`insert into persons (first_name, surname, birth_date, sex, identity_verified, created_at)
        values ('Old', 'Kask', ${birthDate}, 'FEMALE', false, ${story.clock.now()})`),
    )
    if (status === 400) await expect(insert).rejects.toMatchObject({ constraint: 'persons_birth_date_range' })
    else await insert
  })

  it('names lose what cannot be seen', async () => {
    const response = await addPerson({
      firstName: 'Ma\u202eri\u200b',
      surname: ' Kask\n',
      personalCode: '60001019906\r\n',
    })
    expect(response.json()).toMatchObject({ firstName: 'Mari', surname: 'Kask', personalCode: '60001019906' })
    const unseen = await addPerson({ firstName: '\u200b' })
    expect(unseen.statusCode).toBe(400)
    expect(unseen.json().fields).toContainEqual(
      expect.objectContaining({ path: 'firstName', rule: 'REQUIRED' }),
    )
  })

  it('phone numbers and addresses are cleaned, and domains kept in their ASCII form', async () => {
    const contacts = { email: '\u202amari@õun.ee\u200b', phone: '\u202a+372 5123\u22124567\u202c' }
    const response = await addPatient({ personalCode: '37605030299', ...contacts })
    expect(response.json()).toMatchObject({ email: 'mari@xn--un-bka.ee', phone: '+37251234567' })
  })

  it('sign-in takes address and password as they were pasted', async () => {
    const { email } = story.patient
    const body = { email: `\u202a${email}\u202c\u200b`, password: `${TEST_PASSWORD}\u200b\n` }
    expect((await story.anonymous().post('/api/login/password', body)).statusCode).toBe(200)
  })

  it('an answer of invisible characters closes nothing, and pasted lines stay lines', async () => {
    const { id } = await send(story)
    const answer = (infoText: string) =>
      story.doctor.client.post(`/api/clinic/e-contacts/${id}/complete`, { infoText })
    expect((await answer('\u200b'.repeat(40))).statusCode).toBe(400)
    expect((await answer('Esimene rida\u000bteine\u0007 rida\r\n👨‍👩‍👧')).statusCode).toBe(200)
    const timeline = await story.patient.client.get(`/api/patient/e-contacts/${id}/timeline`)
    expect(timeline.body).toContain(JSON.stringify('Esimene rida\nteine rida\n👨‍👩‍👧'))
  })
})
