// @proves R1-004 R3-010 R3-038 R3-039 R3-040 R5-023 R6-001 R7-016 R7-043 R7-044 R7-045 R7-046
// @proves-part R8-025: the flow of the patient
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { listAudit } from '../../testing/e-contact-rows.ts'
import {
  createClinic,
  createPatient,
  createPerson,
  createRepresentation,
  createRepresented,
  type TestUser,
} from '../../testing/factories.ts'
import type { TestResponse, TestClient } from '../../testing/test-client.ts'
import { complete, createStory, inquire, send, type Story } from '../e-contacts/testing/story.ts'

/** Born 2000-01-01, 1976-05-03 and 2015-06-07; the last one is nobody's. */
const CODE = { aino: '60001019906', jaan: '37605030299', child: '51506070013', other: '37605010096' }
const HOUR = 3_600_000

describe.each([quickestDatabase()])('represented persons on %s', (kind) => {
  let story: Story
  type User = TestUser & { client: TestClient }
  const newUser = async (values: Parameters<typeof createPatient>[1] = {}): Promise<User> => {
    const user = await createPatient(story.services, values)
    return { ...user, client: await story.signedInAs(user) }
  }
  const form = { firstName: 'Aino', surname: 'Põld', personalCode: CODE.aino, declaration: true }
  const add = (user: User, changes: object = {}) =>
    user.client.post('/api/patient/person', { ...form, ...changes })
  const list = async (user: User) =>
    (await user.client.get('/api/persons')).json().content as {
      id: number
      relation: string
      adult: boolean
    }[]
  const told = (response: TestResponse) => [
    response.statusCode,
    response.json().key ??
      response.json().fields?.map((each: { path: string; rule: string }) => `${each.path} ${each.rule}`),
  ]

  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  it('are added with a declaration, listed, changed and removed', async () => {
    const user = await newUser()
    const added = await add(user)
    expect(added.statusCode).toBe(201)
    const expected = {
      firstName: 'Aino',
      surname: 'Põld',
      personalCode: CODE.aino,
      birthDate: '2000-01-01',
      sex: 'FEMALE',
      relation: 'REPRESENTED',
      adult: true,
      editable: true,
      endsAt: null,
    }
    expect(added.json()).toMatchObject(expected)
    const path = `/api/patient/person/${added.json().id}`
    expect(await list(user)).toMatchObject([{ relation: 'SELF', editable: false }, expected])

    const changed = await user.client.patch(path, { surname: 'Põldmaa' })
    expect(changed.json()).toMatchObject({ ...expected, surname: 'Põldmaa' })
    const child = await user.client.patch(path, { personalCode: '61101019999' })
    expect(child.json()).toMatchObject({
      birthDate: '2011-01-01',
      adult: false,
      endsAt: '2028-12-31T22:00:00.000Z',
    })

    expect((await user.client.delete(path)).statusCode).toBe(204)
    expect(await list(user)).toHaveLength(1)
    expect((await user.client.delete(path)).statusCode).toBe(404)
    expect((await user.client.patch(path, { surname: 'Uus' })).statusCode).toBe(404)
    const actions = (await listAudit(story)).filter((row) => row.objectId === String(added.json().id))
    expect(actions.map((row) => row.action)).toEqual(
      expect.arrayContaining(['PERSON_ADD', 'PERSON_CHANGE', 'REPRESENTATION_END', 'PERSONS_LIST']),
    )
  })

  it.each([
    ['no declaration', { declaration: false }, [400, ['declaration REQUIRED_TRUE']]],
    ['a name of spaces', { surname: ' ' }, [400, ['surname REQUIRED']]],
    ['no code where one is required', { personalCode: '' }, [400, ['personalCode REQUIRED']]],
    ['a wrong check digit', { personalCode: '60001019907' }, [400, ['personalCode PERSONAL_CODE']]],
    ['a birth date against the code', { birthDate: '1999-12-31' }, [400, ['birthDate DATE']]],
    ['a sex that is none', { sex: 'OTHER' }, [400, ['sex FORM']]],
  ])('are refused with %s', async (_what, changes, expected) => {
    expect(told(await add(await newUser(), changes))).toEqual(expected)
  })

  it('come in once: not oneself, not twice, not by a change, and not by two calls at once', async () => {
    const user = await newUser({
      personalCode: CODE.jaan,
      firstName: 'Jaan',
      surname: 'Tamm',
      isVerified: false,
    })
    const duplicate = [469, 'PERSONAL_CODE_DUPLICATE']
    expect(told(await add(user, { firstName: 'Jaan', surname: 'Tamm', personalCode: CODE.jaan }))).toEqual(
      duplicate,
    )
    const both = await Promise.all([add(user), add(user)])
    expect(both.map((response) => response.statusCode).toSorted()).toEqual([201, 469])
    expect(told(await add(user))).toEqual(duplicate)
    const second = await add(user, { personalCode: '61101019999' })
    const path = `/api/patient/person/${second.json().id}`
    expect(told(await user.client.patch(path, { personalCode: CODE.aino }))).toEqual(duplicate)
    expect((await user.client.patch(path, { firstName: 'Aino-Mai' })).statusCode).toBe(200)
    // What is gone may come back, and others may enter whom they represent.
    const first = both.find((response) => response.statusCode === 201)
    await user.client.delete(`/api/patient/person/${first?.json().id}`)
    expect((await add(user)).statusCode).toBe(201)
    expect((await add(await newUser())).statusCode).toBe(201)
  })

  it('are added once by the same key', async () => {
    const user = await newUser()
    const headers = { 'idempotency-key': randomUUID() }
    const first = await user.client.post('/api/patient/person', form, { headers })
    const again = await user.client.post('/api/patient/person', form, { headers })
    expect([first.json(), again.headers['idempotency-replayed']]).toEqual([again.json(), 'true'])
    expect(await list(user)).toHaveLength(2)
  })

  it('are refused under another name than an account or a clinic knows', async () => {
    await createPatient(story.services, { firstName: 'Jüri', surname: 'Kask', personalCode: '39001010011' })
    const known = await createPerson(story.services, {
      firstName: 'Liis',
      surname: 'Saar',
      personalCode: '47101010033',
    })
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`insert into clinic_patients (clinic_id, person_id, clinic_member, created_at)
        values (${story.clinic.clinicId}, ${known.personId}, true, ${story.clock.now()})`),
    )
    const user = await newUser()
    const as = (firstName: string, surname: string, personalCode: string) => ({
      firstName,
      surname,
      personalCode,
    })
    expect(told(await add(user, as('Jüri', 'Kuusk', '39001010011')))).toEqual([
      469,
      'USER_EXISTS_WITH_DIFFERENT_NAME',
    ])
    expect(told(await add(user, as('Liisa', 'Saar', '47101010033')))).toEqual([
      469,
      'CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME',
    ])
    const added = await add(user, as('JURI', 'kask', '39001010011'))
    expect(added.statusCode).toBe(201)
    // By no detour of a change either, and never with what the account has told.
    const renamed = await user.client.patch(`/api/patient/person/${added.json().id}`, { surname: 'Kuusk' })
    expect(told(renamed)).toEqual([469, 'USER_EXISTS_WITH_DIFFERENT_NAME'])
    expect(added.json()).toMatchObject({ email: null, phone: null })
  })

  it('are looked up without a word of whom a code belongs to, ten times an hour', async () => {
    const user = await newUser({ personalCode: '48505170027', isVerified: false })
    const lookUp = (code: string, as = user) =>
      as.client.get(`/api/patient/person/lookup?personalCode=${code}`)
    await createPatient(story.services, { firstName: 'Meelis', surname: 'Mets', personalCode: '38001010020' })
    expect((await lookUp('123')).statusCode).toBe(400)
    expect((await lookUp('38001010020')).json()).toEqual({ found: true, suitable: true })
    expect((await lookUp('48505170027')).json()).toEqual({ found: true, suitable: false })
    expect((await lookUp(CODE.other)).json()).toEqual({ found: false, suitable: true })
    await add(user)
    expect((await lookUp(CODE.aino)).json()).toEqual({ found: true, suitable: false })
    // What somebody else has merely entered is not known.
    expect((await lookUp('61101019999')).json()).toEqual({ found: false, suitable: true })
    for (let count = 5; count < 10; count++) expect((await lookUp(CODE.other)).statusCode).toBe(200)
    const eleventh = await lookUp(CODE.other)
    expect([eleventh.statusCode, eleventh.headers['retry-after']]).toEqual([429, '3600'])
    expect((await lookUp(CODE.other, await newUser())).statusCode).toBe(200)
    const trail = (await listAudit(story)).filter((row) => row.actorUserId === user.userId)
    expect(trail.filter((row) => row.action === 'PERSON_LOOKUP')).toHaveLength(10)
    expect(JSON.stringify(trail)).not.toContain(CODE.other)
  })

  it('are entered ten times an hour, so that nobody tries out names', async () => {
    const user = await newUser()
    for (let count = 0; count < 10; count++)
      expect((await add(user, { firstName: `Aino${count}` })).statusCode).not.toBe(429)
    expect((await add(user)).statusCode).toBe(429)
    const [, aino] = await list(user)
    expect((await user.client.patch(`/api/patient/person/${aino?.id}`, { surname: 'Kask' })).statusCode).toBe(
      429,
    )
  })

  it('are written for to the clinic that has a record of them, which decides whether to accept', async () => {
    const known = await createPerson(story.services, {
      firstName: 'Endel',
      surname: 'Rebane',
      personalCode: '34501010016',
      birthDate: '1945-01-01',
    })
    const open = await createClinic(story.services, { openForAll: true, isPrivate: true })
    await story.services.database.transaction({ actor: 'system' }, async (tx) => {
      for (const { clinicId } of [story.clinic, open])
        await tx.run(sql`insert into clinic_patients (clinic_id, person_id, clinic_member, created_at)
          values (${clinicId}, ${known.personId}, true, ${story.clock.now()})`)
    })
    const user = await newUser()
    const { id } = (
      await add(user, { firstName: 'Endel', surname: 'Rebane', personalCode: '34501010016' })
    ).json()
    const clinics = async (personId: number) =>
      (await user.client.get(`/api/patient/clinics?personId=${personId}`))
        .json()
        .content.map((each: { id: number; relation: string }) => [each.id, each.relation])
    expect(await clinics(id)).toEqual([
      [story.clinic.clinicId, 'FAMILY'],
      [open.clinicId, 'OPEN'],
    ])
    const { id: stranger } = (await add(user, { personalCode: CODE.aino })).json()
    expect(await clinics(stranger)).toEqual([[open.clinicId, 'OPEN']])

    const sent = await send(story, { patientPersonId: id }, user)
    expect(sent).toMatchObject({
      direction: 'REPRESENTATIVE_TO_CLINIC',
      acceptanceRequired: true,
      creator: { id: user.personId },
      patient: { id, email: null, phone: null },
    })
    expect(await clinics(id)).toEqual([
      [story.clinic.clinicId, 'FAMILY'],
      [open.clinicId, 'OPEN'],
    ])
    await story.doctor.client.post(`/api/clinic/e-contacts/${sent.id}/accept`)
    // Now it is the clinic's record.
    const refused = await user.client.patch(`/api/patient/person/${id}`, { surname: 'Hunt' })
    expect([refused.statusCode, refused.body]).toEqual([468, expect.stringContaining('confirmed')])
  })

  it('are kept while an e-contact is open, and stay readable afterwards on both sides', async () => {
    const child = await createRepresented(story.services, story.patient, { clinics: [story.clinic] })
    const { id } = await send(story, { patientPersonId: child.personId })
    const path = `/api/patient/person/${child.personId}`
    const refused = await story.patient.client.delete(path)
    expect([refused.statusCode, refused.body]).toEqual([468, expect.stringContaining('still open')])
    await complete(story, id)
    expect((await story.patient.client.delete(path)).statusCode).toBe(204)
    expect((await list(story.patient)).map((person) => person.id)).not.toContain(child.personId)
    expect((await story.patient.client.get(`/api/patient/e-contacts/${id}/timeline`)).statusCode).toBe(200)
    expect((await story.doctor.client.get(`/api/clinic/e-contacts/${id}`)).statusCode).toBe(200)
    const reopened = await story.patient.client.post(`/api/patient/e-contacts/${id}/reopen`, {
      reason: 'SYMPTOMS_CHANGED',
    })
    expect([reopened.statusCode, reopened.body]).toEqual([
      468,
      expect.stringContaining('no longer represent'),
    ])
  })

  it('are let go by the clinic: nothing more can be sent, added or heard', async () => {
    const user = await newUser({ clinics: [story.clinic], email: 'former@example.test' })
    const child = await createRepresented(story.services, user, { clinics: [story.clinic] })
    const { id } = await send(story, { patientPersonId: child.personId }, user)
    const path = `/api/clinic/e-contacts/${id}/representation`
    expect((await story.nurse.client.get(path)).json()).toMatchObject({
      representative: { id: user.personId, firstName: user.firstName, email: 'former@example.test' },
      current: true,
      endedAt: null,
    })
    for (const call of ['get', 'post'] as const) {
      const address = call === 'get' ? path : `${path}/end`
      expect((await story.otherDoctor.client[call](address)).statusCode).toBe(404)
      expect((await user.client[call](address)).statusCode).toBe(403)
    }
    const ended = await story.nurse.client.post(`${path}/end`)
    expect(ended.json()).toMatchObject({ current: false, endedBy: 'CLINIC' })
    expect((await story.nurse.client.post(`${path}/end`)).json()).toEqual(ended.json())

    const info = await user.client.post(`/api/patient/e-contacts/${id}/info`, { infoText: 'More' })
    expect(info.statusCode).toBe(468)
    const again = await user.client.post('/api/patient/e-contacts/fallback', {
      eContactType: 'HEADACHE',
      patientPersonId: child.personId,
      clinicId: story.clinic.clinicId,
      text: 'Once more',
    })
    expect(again.statusCode).toBe(404)
    expect((await user.client.get(`/api/patient/clinics?personId=${child.personId}`)).statusCode).toBe(404)
    const timeline = await user.client.get(`/api/patient/e-contacts/${id}/timeline`)
    expect(timeline.json().eContact.abilities).toEqual({})
    await story.runJobs()
    const mailsBefore = story.outbox.length
    await inquire(story, id)
    await story.runJobs()
    expect(story.outbox.length).toBe(mailsBefore)
    const own = await send(story)
    expect(
      (await story.doctor.client.get(`/api/clinic/e-contacts/${own.id}/representation`)).statusCode,
    ).toBe(404)
  })

  it('see who may write for them, and end it from the next request on', async () => {
    const daughter = await newUser({ firstName: 'Anu' })
    const mother = await newUser({ clinics: [story.clinic] })
    const id = await createRepresentation(story.services, daughter, mother)
    const eContact = await send(story, { patientPersonId: mother.personId }, daughter)
    const seen = await mother.client.get('/api/patient/representatives')
    expect(seen.json().content).toEqual([
      { id, firstName: 'Anu', surname: daughter.surname, declaredAt: expect.any(String), endsAt: null },
    ])
    const path = `/api/patient/representatives/${id}/end`
    expect((await (await newUser()).client.post(path)).statusCode).toBe(404)
    expect((await daughter.client.post(path)).statusCode).toBe(404)
    expect((await mother.client.post(path)).statusCode).toBe(204)

    expect((await mother.client.post(path)).statusCode).toBe(404)
    expect((await mother.client.get('/api/patient/representatives')).json().content).toEqual([])
    const info = await daughter.client.post(`/api/patient/e-contacts/${eContact.id}/info`, {
      infoText: 'More',
    })
    expect([info.statusCode, info.body]).toEqual([468, expect.stringContaining('no longer represent')])
    const shown = await story.doctor.client.get(`/api/clinic/e-contacts/${eContact.id}/representation`)
    expect(shown.json()).toMatchObject({ current: false, endedBy: 'REPRESENTED' })
    const trail = (await listAudit(story)).filter((row) => row.subjectPersonId === mother.personId)
    expect(trail.map((row) => row.action)).toEqual(
      expect.arrayContaining(['REPRESENTATIVES_LIST', 'REPRESENTATION_END']),
    )
  })

  it.each([
    ['whose code is proven', { isVerified: true }, 1],
    ['who only says so', { isVerified: false }, 0],
    [
      'of another name',
      { isVerified: true, personalCode: CODE.other, birthDate: '1976-05-01', surname: 'Kask' },
      0,
    ],
  ])('who were entered by their code are recognised by one %s', async (_what, values, count) => {
    const user = await newUser()
    const known = { personalCode: CODE.jaan, firstName: 'Jaan', birthDate: '1976-05-03', ...values }
    const entered = { ...known, surname: 'Tamm', isVerified: false }
    await createRepresentation(story.services, user, await createPerson(story.services, entered))
    const himself = await newUser({ surname: 'Tamm', ...known })
    const { content } = (await himself.client.get('/api/patient/representatives')).json()
    expect(content).toHaveLength(count)
  })

  it('of others are not there: to change, to remove, or for the database', async () => {
    const child = await createRepresented(story.services, story.patient)
    const user = await newUser()
    for (const id of [child.personId, story.stranger.personId, 999_999]) {
      expect((await user.client.patch(`/api/patient/person/${id}`, { surname: 'Mine' })).statusCode).toBe(404)
      expect((await user.client.delete(`/api/patient/person/${id}`)).statusCode).toBe(404)
    }
    const { userId, personId } = user
    const context = { actor: 'user', userId, personId, role: 'PRM_PATIENT', clinicIds: [] } as const
    await story.services.database.transaction(context, async (tx) => {
      expect(await tx.run(sql`update persons set surname = 'Mine' where id <> ${personId}`)).toBe(0)
      expect(await tx.query(sql`select id from representations`)).toEqual([])
      expect(await tx.query(sql`select * from clinics_with_record_of(${child.personId})`)).toEqual([])
    })
  })

  it('are looked up again an hour later', async () => {
    const user = await newUser()
    const lookUp = (client: TestClient) => client.get(`/api/patient/person/lookup?personalCode=${CODE.other}`)
    for (let count = 0; count < 10; count++) await lookUp(user.client)
    expect((await lookUp(user.client)).statusCode).toBe(429)
    story.clock.advance(HOUR)
    expect((await lookUp(await story.signedInAs(user))).statusCode).toBe(200)
  })

  it('who come of age are their own at 00:00 of the birthday, and all that was sent is theirs', async () => {
    // 18 on 3 April 2026, which begins in Tallinn at 21:00 of the day before in UTC.
    const user = await newUser({ clinics: [story.clinic] })
    const youth = await createRepresented(story.services, user, {
      birthDate: '2008-04-03',
      personalCode: '50804030222',
      isVerified: false,
      clinics: [story.clinic],
    })
    const { id } = await send(story, { patientPersonId: youth.personId }, user)
    const last = new Date('2026-04-02T20:59:59.000Z').getTime()
    story.clock.advance(last - story.clock.now().getTime())
    const lateUser = { ...user, client: await story.signedInAs(user) }
    expect(await list(lateUser)).toHaveLength(1 + 1)
    story.clock.advance(1000)
    expect(await list(lateUser)).toHaveLength(1)
    expect((await lateUser.client.get(`/api/patient/e-contacts/${id}/timeline`)).statusCode).toBe(404)
    expect((await lateUser.client.get('/api/patient/e-contacts')).json().totalElements).toBe(0)
    expect((await lateUser.client.get(`/api/patient/clinics?personId=${youth.personId}`)).statusCode).toBe(
      404,
    )
    const sent = await lateUser.client.post('/api/patient/e-contacts/fallback', {
      eContactType: 'HEADACHE',
      patientPersonId: youth.personId,
      clinicId: story.clinic.clinicId,
      text: 'Too late',
    })
    expect(sent.statusCode).toBe(404)
    expect((await lateUser.client.delete(`/api/patient/person/${youth.personId}`)).statusCode).toBe(404)
    // The young adult is represented no more: somebody to declare for, as any other.
    const { personalCode } = youth
    const lookedUp = await lateUser.client.get(`/api/patient/person/lookup?personalCode=${personalCode}`)
    expect(lookedUp.json().suitable).toBe(true)
    const { firstName, surname } = youth
    expect((await add(lateUser, { personalCode, firstName, surname })).statusCode).toBe(201)
    expect(await list(lateUser)).toHaveLength(1 + 1)
  })

  it('tells staff of a child with an unproven code that the clinic knows with other representatives', async () => {
    const { clinic, doctor } = story
    const parent = await newUser({ clinics: [clinic], firstName: 'Ema', surname: 'Päris' })
    const known = await createRepresented(story.services, parent, {
      clinics: [clinic],
      firstName: 'Laps',
      surname: 'Päris',
      personalCode: CODE.child,
      birthDate: '2015-06-07',
    })
    const someone = await newUser({ clinics: [clinic] })
    const added = await add(someone, { firstName: 'Laps', surname: 'Päris', personalCode: CODE.child })
    expect(added.statusCode, added.body).toBe(201)
    const { id } = await send(story, { patientPersonId: added.json().id }, someone)
    const path = `/api/clinic/e-contacts/${id}/representation`
    const shown = await (await story.signedInAs(doctor)).get(path)
    expect(shown.json()).toMatchObject({
      isCodeProven: false,
      otherRecords: [
        {
          id: known.personId,
          firstName: 'Laps',
          surname: 'Päris',
          representatives: [{ id: parent.personId, firstName: 'Ema', surname: 'Päris' }],
        },
      ],
    })
    const named = (await listAudit(story)).filter((row) => row.action === 'PERSON_SHOWN').at(-1)
    expect(named?.objectId.split(' ').map(Number)).toEqual([
      someone.personId,
      known.personId,
      parent.personId,
    ])
  })

  it.each([
    ['by the same code', '51506070111', '51506070111'],
    ['by another code, with the same name and birth date', '51506070122', '51506070133'],
  ])('needs the clinic to add somebody again after a clinic ended it: %s', async (_, personalCode, next) => {
    const { clinic, doctor } = story
    const someone = await newUser({ clinics: [clinic] })
    const given = { firstName: 'Uku', surname: 'Kask', personalCode }
    const added = await add(someone, given)
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`insert into clinic_patients (clinic_id, person_id, created_at)
        values (${clinic.clinicId}, ${added.json().id}, ${story.clock.now()})`),
    )
    const { id } = await send(story, { patientPersonId: added.json().id }, someone)
    const staff = await story.signedInAs(doctor)
    expect((await staff.post(`/api/clinic/e-contacts/${id}/representation/end`)).statusCode).toBe(200)
    const refused = await add(someone, { ...given, personalCode: next })
    expect([refused.statusCode, refused.body]).toEqual([
      468,
      expect.stringContaining('Only a clinic can give it back'),
    ])
    // Nor by changing somebody else into the one whom the clinic has taken away.
    const other = await add(someone, { firstName: 'Muu', surname: 'Nimi', personalCode: '51506070144' })
    const changed = await someone.client.patch(`/api/patient/person/${other.json().id}`, {
      ...given,
      personalCode: next,
    })
    expect(changed.statusCode, changed.body).toBe(468)

    const back = await staff.post(`/api/clinic/patients/${added.json().id}/representatives`, {
      clinicId: clinic.clinicId,
      personId: someone.personId,
      declaration: true,
    })
    expect(back.statusCode, back.body).toBe(201)
    expect((await list(someone)).map((each) => each.id)).toContain(added.json().id)
  })
})
