// @proves R7-088 R7-089
// @proves-part R3-067 R3-068: the answer of the server
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { createPatient, createPerson } from '../../testing/factories.ts'
import { createStory, type Story, send } from '../e-contacts/testing/story.ts'

const URL = '/api/clinic/message-centre/patients'

describe.each(databaseKinds())('whom the message centre offers, on %s', (kind) => {
  let story: Story
  /** By first name. */
  const ids: Record<string, number> = {}

  beforeAll(async () => {
    story = await createStory(kind)
    const clinics = [story.clinic]
    const add = async (firstName: string, values: object) => {
      ids[firstName] = (
        await createPatient(story.services, { clinics, firstName, surname: 'Audience', ...values })
      ).personId
    }
    // Today is Monday, 2 March 2026.
    await add('Öie', { birthDate: '1957-05-05', sex: 'FEMALE', phone: '+37251110001' })
    await add('Anu', {
      birthDate: '1961-03-02',
      sex: 'FEMALE',
      phone: '+3726123456',
      personalCode: '48506170010',
    })
    await add('Boriss', { birthDate: '1961-03-03', sex: 'MALE', phone: null })
    const { personId } = await createPerson(story.services, {
      firstName: 'Child',
      surname: 'Audience',
      birthDate: '2018-03-03',
      sex: 'MALE',
    })
    ids.Child = personId
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`insert into clinic_patients (clinic_id, person_id, list_code, clinic_member, created_at)
        values (${story.clinic.clinicId}, ${personId}, 'N77', true, now())`),
    )
  })
  afterAll(() => story.close())

  const ask = async (query: string, client = story.doctor.client) => {
    const response = await client.get(`${URL}?clinicId=${story.clinic.clinicId}&${query}`)
    expect(response.statusCode).toBe(200)
    return response.json() as {
      content: { id: number; firstName: string; skipped: string | null }[]
      totalElements: number
    }
  }
  const found = async (query: string) =>
    (await ask(`name=audience&${query}`)).content.map(({ firstName }) => firstName)

  it('lists all by name, 500 on a page, with the reason why somebody gets no SMS', async () => {
    const response = (await story.doctor.client.get(URL)).json()
    expect(response).toMatchObject({ page: 0, size: 500, last: true })
    expect(response.totalElements).toBe(response.content.length)
    const { content } = await ask('name=audience')
    expect(content.map(({ firstName, skipped }) => [firstName, skipped])).toEqual([
      ['Anu', 'LANDLINE'],
      ['Boriss', 'NO_PHONE'],
      ['Child', 'MINOR'],
      ['Öie', null],
    ])
  })

  it.each([
    ['name=oie', ['Öie']],
    ['sex=FEMALE', ['Anu', 'Öie']],
    // Anu has her 65th birthday today, Boriss tomorrow.
    ['ages=65,150', ['Anu', 'Öie']],
    ['ages=0,64', ['Boriss', 'Child']],
    ['ages=0,7', ['Child']],
    ['birthYears=1957,%202018', ['Child', 'Öie']],
    ['birthYears=0000', []],
    ['birthYears=', ['Anu', 'Boriss', 'Child', 'Öie']],
    ['hasPhone=true', ['Anu', 'Öie']],
    ['hasPhone=false', ['Boriss', 'Child']],
    ['hasEmail=false', ['Child']],
    ['listCodes=N77', ['Child']],
    ['sort=birthDate', ['Öie', 'Anu', 'Boriss', 'Child']],
    ['order=desc', ['Öie', 'Child', 'Boriss', 'Anu']],
    ['size=1&page=1', ['Boriss']],
  ])('narrows with %s', async (query, names) => {
    const own = query.startsWith('name=')
      ? (await ask(query)).content.map(({ firstName }) => firstName)
      : await found(query)
    expect(own).toEqual(names)
  })

  it('narrows by personal code, and by the e-contacts of a patient', async () => {
    const { personId } = story.patient
    const only = async (query: string, client = story.doctor.client) =>
      (await ask(query, client)).content.map(({ id }) => id)
    expect(await only('personalCodes=48506170010,49001010000')).toEqual([ids.Anu])
    await send(story, { eContactType: 'HEADACHE' })
    expect(await only('eContactTypes=HEADACHE,COUGH')).toEqual([personId])
    expect(await only('eContactTypes=COUGH')).toEqual([])
    expect(await only('eContactCreatedAtFrom=2026-03-02&eContactCreatedAtTo=2026-03-02')).toEqual([personId])
    expect(await only('eContactCreatedAtFrom=2026-03-03')).toEqual([])
    expect(await only('eContactTypes=HEADACHE', story.receptionist.client)).toEqual([])
  })

  it('shows the contacts, and those of representatives, as the clinic may read them anywhere else', async () => {
    const { clinicId } = story.clinic
    const { clinicId: otherId } = story.otherClinic
    const { database } = story.services
    // Entered by this clinic, by another one or by nobody known; given by the patient or not; with an account or without.
    await database.ownerTransaction(async (tx) => {
      await tx.script('set local session_replication_role = replica; set local row_security = on')
      await tx.run(sql`with added as (
          insert into persons (first_name, surname, birth_date, sex, email, phone, phone_given_by_patient, contacts_of_clinic_id,
            entered_by_clinic_id, identity_verified, created_at)
          select 'Every' || n, 'Combination', '1980-01-01', 'FEMALE', 'c' || row_number() over () || '@patient.example',
            '+3725333' || 1000 + row_number() over (), given, contacts_of, entered_by, false, now()
          from unnest(array[true, false]) given, unnest(array[null, ${clinicId}, ${otherId}]::bigint[]) contacts_of,
            unnest(array[null, ${clinicId}, ${otherId}]::bigint[]) entered_by, unnest(array[1, 2, 3, 4]) n returning id, email, right(first_name, 1)::int as n),
        account as (insert into users (person_id, email, created_at) select id, email, now() from added where n % 2 = 0),
        known as (insert into clinic_patients (clinic_id, person_id, clinic_member, created_at, name_key, birth_date, sex)
          select c.id, added.id, true, '2026-01-01'::timestamptz + case when (c.id = ${clinicId}) = (added.n < 3)
            then interval '1 day' else '0' end, 'every combination', '1980-01-01', 'FEMALE'
          from added, unnest(array[${clinicId}, ${otherId}]::bigint[]) as c (id))
        insert into representations (representative_person_id, represented_person_id, declared_at)
        select id, ${ids.Child ?? 0}, now() from added`)
    })
    const asDoctor = {
      actor: 'user',
      userId: story.doctor.userId,
      personId: null,
      role: 'PRM_DOCTOR',
      clinicIds: [clinicId],
    } as const
    const { listed, expected, acting } = await database.transaction(asDoctor, async (tx) => {
      const listed = await tx.query(sql`select id, email, phone from people_of_audience(${clinicId},
        (select array_agg(id) from persons where surname = 'Combination')) order by id`)
      const expected = await tx.query(sql`select p.id, email_for_clinic(p, ${clinicId}) as email,
        phone_for_clinic(p, ${clinicId}) as phone from persons p where surname = 'Combination' order by id`)
      const acting = await tx.query(
        sql`select id, phone from representatives_in_audience(${clinicId}, array[${ids.Child ?? 0}]::bigint[])`,
      )
      return { listed, expected, acting }
    })
    expect(listed).toHaveLength(72)
    expect(listed).toEqual(expected)
    expect(new Set(listed.map(({ email, phone }) => `${email !== null} ${phone !== null}`)).size).toBe(4)
    expect(acting).toEqual(expected.flatMap(({ id, phone }) => (phone === null ? [] : [{ id, phone }])))
  })

  it('follows a birth date and a sex that are corrected', async () => {
    const correct = (birthDate: string, sex: string) =>
      story.services.database.transaction({ actor: 'system' }, (tx) =>
        tx.run(
          sql`update persons set birth_date = ${birthDate}::date, sex = ${sex} where id = ${ids.Boriss ?? 0}`,
        ),
      )
    await correct('1930-01-01', 'FEMALE')
    expect(await found('birthYears=1930&sex=FEMALE')).toEqual(['Boriss'])
    await correct('1961-03-03', 'MALE')
    expect(await found('birthYears=1930&sex=FEMALE')).toEqual([])
  })

  it.each([
    'ages=80,20',
    'ages=-1,5',
    'ages=0,151',
    'ages=7',
    'birthYears=19900',
    'birthYears=1990;2005',
    'birthYears=abcd',
    'size=501',
    'sort=password;drop',
    'sex=HEN',
    'page=-1',
  ])('refuses %s', async (query) => {
    expect((await story.doctor.client.get(`${URL}?${query}`)).statusCode).toBe(400)
  })

  it('is nobody else’s, and each search names whom it has shown', async () => {
    const foreign = await story.otherDoctor.client.get(`${URL}?clinicId=${story.clinic.clinicId}`)
    expect(foreign.statusCode).toBe(404)
    expect((await story.patient.client.get(URL)).statusCode).toBe(403)
    await ask('name=boriss')
    const rows = await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.query(
        sql`select subject_person_id from audit_entries where action = 'PATIENTS_SEARCH' order by seq desc limit 1`,
      ),
    )
    expect(rows).toEqual([{ subjectPersonId: ids.Boriss }])
  })
})
