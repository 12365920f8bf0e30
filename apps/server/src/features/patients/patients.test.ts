// @proves R2-091 R3-038 R7-083 R7-084 R7-086
// @proves R7-085 R7-087
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { createPatient, createPerson, createRepresented } from '../../testing/factories.ts'
import { listAudit } from '../../testing/e-contact-rows.ts'
import { sql } from '../../db/sql.ts'
import { outcomeOf } from '../e-contacts/testing/answers.ts'
import { createStory, type Story, send } from '../e-contacts/testing/story.ts'

const URL = '/api/clinic/patients'
/** Codes that pass the check digit, of nobody in the story. */
const NEW = '37605030299'
const PROVEN = '39001010000'
const CLAIMED = '38001085718'
const ELSEWHERE = '47302200234'
const UNKNOWN = '49403136515'

describe.each([quickestDatabase()])("the clinic's patients on %s", (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const search = async (words: string, more = '') => {
    const { clinic, doctor } = story
    const response = await doctor.client.get(
      `${URL}?clinicId=${clinic.clinicId}&search=${encodeURIComponent(words)}${more}`,
    )
    expect(response.statusCode).toBe(200)
    return response.json().content as { id: number; representatives: { id: number }[] }[]
  }
  const add = (body: object) =>
    story.doctor.client.post(URL, {
      clinicId: story.clinic.clinicId,
      firstName: 'Uku',
      surname: 'Uustalu',
      birthDate: '1980-01-02',
      ...body,
    })

  it('are counted in all, by list, by contacts and by membership, for their own staff alone', async () => {
    const { clinic, doctor, otherDoctor } = story
    const read = async (client = doctor.client) => client.get(`${URL}/statistics?clinicId=${clinic.clinicId}`)
    const before = (await read()).json()
    await createPatient(story.services, {
      clinics: [clinic],
      email: 'loe@example.test',
      phone: '+37255511133',
    })
    const after = (await read()).json()
    expect(after).toMatchObject({
      total: before.total + 1,
      withEmail: before.withEmail + 1,
      withPhone: before.withPhone + 1,
      members: before.members + 1,
    })
    const sum = after.byList.reduce((all: number, { count }: { count: number }) => all + count, 0)
    expect(sum).toBe(after.total)
    expect((await read(otherDoctor.client)).statusCode).toBe(404)
  })

  it('are counted with contacts by the clinic that entered these alone', async () => {
    const { clinic, doctor, otherClinic, otherDoctor, patient, services } = story
    const count = async (): Promise<{ total: number; withEmail: number; withPhone: number }[]> =>
      Promise.all(
        [
          { client: doctor.client, clinicId: clinic.clinicId },
          { client: otherDoctor.client, clinicId: otherClinic.clinicId },
        ].map(async ({ client, clinicId }) =>
          (await client.get(`${URL}/statistics?clinicId=${clinicId}`)).json(),
        ),
      )
    const before = await count()
    const child = await createRepresented(services, patient, { clinics: [clinic, otherClinic] })
    const entered = await otherDoctor.client.patch(`${URL}/${child.personId}`, {
      clinicId: otherClinic.clinicId,
      email: 'laps@example.test',
      phone: '+37255511144',
    })
    expect(entered.statusCode).toBe(200)
    const after = await count()
    const more = after.map(({ total, withEmail, withPhone }, index) => [
      total - (before[index]?.total ?? 0),
      withEmail - (before[index]?.withEmail ?? 0),
      withPhone - (before[index]?.withPhone ?? 0),
    ])
    expect(more).toEqual([
      [1, 0, 0],
      [1, 1, 1],
    ])
  })

  it('are found by any part of the name, without accents, in either order, and by code, e-mail and phone', async () => {
    const person = await createPatient(story.services, {
      clinics: [story.clinic],
      firstName: 'Ülle-Õie',
      surname: 'Šmidt',
      personalCode: '48506170010',
      phone: '+37255511122',
      email: 'ylle@example.test',
    })
    for (const words of [
      'ulle-oie',
      'Šmidt Ülle',
      'Šmidt, Ülle',
      'smid',
      'Шмидт',
      '4850617',
      '5511122',
      'ylle@exa',
    ])
      expect(
        (await search(words)).map(({ id }) => id),
        words,
      ).toContain(person.personId)
    expect(await search('nobody of that name')).toEqual([])
    expect(await search('%')).toEqual([])
  })

  it.each([
    [
      "O'Neill",
      'Anna-Mari',
      ['ONeill', "o'neill", 'O’Neill', 'o neill', 'annamari', 'Anna Mari', 'anna‑mari'],
    ],
    ['Oneil', 'Annamaria Ly', ["O'Neil", 'Anna-Maria', 'annamarialy', 'Annamaria-Ly']],
    ['de la Cruz', 'Jan', ['delacruz', 'de-la-Cruz', 'Cruz, Jan']],
  ])(
    'of the name %s, %s are found however it is joined, in their e-contacts, too',
    async (surname, firstName, typed) => {
      const { clinic, services, doctor } = story
      const person = await createPatient(services, { clinics: [clinic], firstName, surname })
      const { id } = await send(story, {}, { ...person, client: await story.signedInAs(person) })
      for (const words of typed) {
        expect(
          (await search(words)).map((found) => found.id),
          words,
        ).toContain(person.personId)
        const rows = await doctor.client.get(`/api/clinic/e-contacts?search=${encodeURIComponent(words)}`)
        expect(
          rows.json().content.map((row: { id: number }) => row.id),
          words,
        ).toContain(id)
      }
    },
  )

  it('are found by a code and a phone number however they are written', async () => {
    const { clinic, services } = story
    const person = await createPatient(services, {
      clinics: [clinic],
      personalCode: '47001011071',
      phone: '+37251239999',
    })
    for (const words of [
      '4700101-1071',
      '470 0101 1071',
      '0037251239999',
      '003725123',
      '5123 9999',
      '+372-5123-9999',
      '05123',
    ])
      expect(
        (await search(words)).map(({ id }) => id),
        words,
      ).toContain(person.personId)
  })

  it('are found under the new name, e-mail and phone once these change', async () => {
    const { patient, services } = story
    await services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`update persons set phone = '+37259990001' where id = ${patient.personId}`),
    )
    expect((await search('59990001')).map(({ id }) => id)).toEqual([patient.personId])
  })

  it('are the own clinic’s alone, 20 at a time, those whose name begins with the search first', async () => {
    const { otherClinic, clinic, services, otherDoctor } = story
    await createPatient(services, { clinics: [otherClinic], firstName: 'Kaarel', surname: 'Võõras' })
    for (let number = 0; number < 21; number += 1)
      await createPatient(services, { clinics: [clinic], firstName: `Anu${number}`, surname: 'Kaarel' })
    const first = await createPatient(services, { clinics: [clinic], firstName: 'Kaarel', surname: 'Meie' })
    const found = await search('kaarel')
    expect(found).toHaveLength(20)
    expect(found[0]?.id).toBe(first.personId)
    const foreign = await otherDoctor.client.get(`${URL}?clinicId=${clinic.clinicId}`)
    expect(foreign.statusCode).toBe(404)
  })

  it('come with those who act for them, who are found as representatives although no patients themselves', async () => {
    const { clinic, services } = story
    const parent = await createPerson(services, { firstName: 'Vanem', surname: 'Väljast' })
    const child = await createRepresented(services, parent, { clinics: [clinic], firstName: 'Laps' })
    const [found] = await search('laps')
    expect(found).toMatchObject({
      id: child.personId,
      age: 7,
      adult: false,
      representatives: [{ id: parent.personId, firstName: 'Vanem' }],
    })
    expect(await search('vanem')).toEqual([])
    const adults = await search('va', '&representatives=true')
    expect(await search('Ванем', '&representatives=true')).toEqual(adults)
    expect(adults.map(({ id }) => id)).toContain(parent.personId)
    expect((await search('laps', '&representatives=true')).map(({ id }) => id)).not.toContain(child.personId)
  })

  describe('adding one', () => {
    it('reads birth date and sex from the code, makes a member, and finds the person from then on', async () => {
      const response = await add({ birthDate: undefined, personalCode: NEW, phone: '5551 2345' })
      expect(response.statusCode).toBe(201)
      expect(response.json()).toMatchObject({
        birthDate: '1976-05-03',
        sex: 'MALE',
        phone: '+37255512345',
        email: null,
        clinicMember: true,
        adult: true,
        phoneLocked: false,
        emailLocked: false,
      })
      expect((await search(NEW)).map(({ id }) => id)).toEqual([response.json().id])
      const [row] = (await listAudit(story)).filter(({ action }) => action === 'PATIENT_ADD')
      expect(row).toMatchObject({ subjectPersonId: response.json().id, actorUserId: story.doctor.userId })
    })

    it('refuses a code that the clinic has already', async () => {
      expect(outcomeOf(await add({ birthDate: undefined, personalCode: NEW }))).toEqual([
        469,
        'PERSONAL_CODE_DUPLICATE',
      ])
    })

    it('takes the person whose proven code and name agree, contacts and all, and nobody else', async () => {
      const known = await createPatient(story.services, {
        clinics: [story.otherClinic],
        firstName: 'Ants',
        surname: 'Õun',
        personalCode: PROVEN,
        phone: '+37255500000',
        birthDate: '1990-01-01',
      })
      const wrong = await add({
        firstName: 'Peeter',
        surname: 'Pirn',
        birthDate: undefined,
        personalCode: PROVEN,
      })
      expect(outcomeOf(wrong)).toEqual([469, 'PERSONAL_CODE_DUPLICATE'])
      const right = await add({
        firstName: 'ANTS',
        surname: 'Oun',
        birthDate: undefined,
        personalCode: PROVEN,
      })
      expect(right.json()).toMatchObject({ id: known.personId, phone: '+37255500000', surname: 'Õun' })
    })

    it('gives somebody on record the contacts that are missing there, and says which others it did not take', async () => {
      const personalCode = '38206190112'
      const phone = '+37255500001'
      await createPerson(story.services, { firstName: 'Paul', surname: 'Puudu', personalCode, phone })
      const response = await add({
        firstName: 'Paul',
        surname: 'Puudu',
        birthDate: undefined,
        personalCode,
        email: 'paul@example.test',
        phone: '5559 9999',
      })
      expect(response.json()).toMatchObject({
        email: 'paul@example.test',
        phone,
        added: { notTaken: ['phone'] },
      })
    })

    it('never merges with somebody who only claims the code', async () => {
      const claimant = await createPatient(story.services, {
        firstName: 'Võlts',
        surname: 'Vastik',
        personalCode: CLAIMED,
        isVerified: false,
      })
      const response = await add({
        firstName: 'Võlts',
        surname: 'Vastik',
        birthDate: undefined,
        personalCode: CLAIMED,
      })
      expect(response.statusCode).toBe(201)
      expect(response.json().id).not.toBe(claimant.personId)
    })

    it.each([
      ['a code with a wrong check digit', { personalCode: '37605030298' }, [400, 'PERSONAL_CODE']],
      ['no code where the country needs one', {}, [400, 'REQUIRED']],
      [
        'a birth date that the code contradicts',
        { personalCode: NEW, birthDate: '1976-05-04' },
        [400, 'DATE'],
      ],
      [
        'a phone that cannot exist',
        { personalCode: NEW, birthDate: undefined, phone: '123' },
        [400, 'PHONE'],
      ],
      [
        'an e-mail that is none',
        { personalCode: NEW, birthDate: undefined, email: 'x@' },
        [400, 'EMAIL_PATTERN'],
      ],
      ['a name of spaces', { personalCode: NEW, firstName: '  ' }, [400, 'REQUIRED']],
    ])('refuses %s', async (_, body, outcome) => {
      expect(outcomeOf(await add(body))).toEqual(outcome)
    })
  })

  describe('looking one up by code', () => {
    const lookUp = async (code: string) => {
      const response = await story.doctor.client.get(`${URL}/lookup?personalCode=${code}`)
      return [response.statusCode, response.json()] as const
    }

    it('shows the own clinic’s patient, and of a stranger only that the code is known', async () => {
      const [, own] = await lookUp(NEW)
      expect(own).toMatchObject({ found: true, patient: { firstName: 'Uku' } })
      await createPatient(story.services, {
        clinics: [story.otherClinic],
        personalCode: ELSEWHERE,
        surname: 'Salajane',
      })
      expect(await lookUp(ELSEWHERE)).toEqual([200, { found: true, patient: null }])
      expect(await lookUp(UNKNOWN)).toEqual([200, { found: false, patient: null }])
    })

    it('refuses what is no code', async () => {
      expect((await lookUp('123'))[0]).toBe(400)
    })

    it('is limited to 120 an hour for each member of staff', async () => {
      const { nurse } = story
      let status = 200
      for (let asked = 0; asked < 121; asked += 1)
        status = (await nurse.client.get(`${URL}/lookup?personalCode=${NEW}`)).statusCode
      expect(status).toBe(429)
      // Adding somebody tells as much of a code as looking it up.
      const entered = {
        clinicId: story.clinic.clinicId,
        firstName: 'Peeter',
        surname: 'Pirn',
        personalCode: PROVEN,
      }
      const asRepresentative = `${URL}/${story.patient.personId}/representatives/new`
      expect((await nurse.client.post(URL, entered)).statusCode).toBe(429)
      expect((await nurse.client.post(asRepresentative, { ...entered, declaration: true })).statusCode).toBe(
        429,
      )
    })
  })

  describe('changing one', () => {
    const change = (id: number, body: object) => story.doctor.client.patch(`${URL}/${id}`, body)

    it('sets e-mail, phone and membership, and leaves alone what is not named', async () => {
      const { id } = (await search(NEW))[0] ?? { id: 0 }
      const response = await change(id, { email: 'Uku@Example.test', clinicMember: false })
      expect(response.json()).toMatchObject({
        email: 'uku@example.test',
        phone: '+37255512345',
        clinicMember: false,
      })
      expect((await change(id, { phone: '' })).json()).toMatchObject({
        phone: null,
        email: 'uku@example.test',
      })
      expect((await change(id, { email: null })).json()).toMatchObject({ phone: null, email: null })
      await change(id, { email: 'uku@example.test' })
    })

    it('never changes a phone that the patient gave, nor the e-mail of an account', async () => {
      const { patient, services } = story
      await services.database.transaction({ actor: 'system' }, (tx) =>
        tx.run(sql`update persons set phone_given_by_patient = true where id = ${patient.personId}`),
      )
      expect(outcomeOf(await change(patient.personId, { phone: '5551 9999' }))).toEqual([
        468,
        'The patient gave this phone number. Only the patient can change it.',
      ])
      expect(outcomeOf(await change(patient.personId, { email: 'new@example.test' }))[0]).toBe(468)
      expect((await change(patient.personId, { clinicMember: true })).statusCode).toBe(200)
    })

    it('knows no patient of another clinic', async () => {
      const foreign = await createPatient(story.services, { clinics: [story.otherClinic] })
      const responses = [await change(foreign.personId, { clinicMember: true }), await change(999_999, {})]
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    })
  })

  describe('recording who acts for one', () => {
    const urlOf = (id: number) => `${URL}/${id}/representatives`
    const somebody = { declaration: true, firstName: 'Ema', surname: 'Kask', birthDate: '1985-03-04' }
    let childId = 0
    beforeAll(async () => {
      const parent = await createPerson(story.services)
      childId = (await createRepresented(story.services, parent, { clinics: [story.clinic] })).personId
    })
    const record = (body: object, id = childId, path = '') =>
      story.doctor.client.post(urlOf(id) + path, {
        clinicId: story.clinic.clinicId,
        declaration: true,
        ...body,
      })
    const recordNew = (body: object) =>
      record({ ...somebody, birthDate: undefined, ...body }, childId, '/new')
    const names = (answer: { json: () => { representatives: { firstName: string }[] } }) =>
      answer.json().representatives.map(({ firstName }) => firstName)

    it('takes an adult whom the clinic knows, once', async () => {
      const { patient } = story
      const first = await record({ personId: patient.personId })
      expect([first.statusCode, names(first)]).toEqual([201, expect.arrayContaining(['Mari'])])
      expect((await record({ personId: patient.personId })).json().representatives).toHaveLength(2)
    })

    it('ends the right to act for a child by itself on the 18th birthday', async () => {
      const { services } = story
      const rows = await services.database.transaction({ actor: 'system' }, (tx) =>
        tx.query<{ endsAt: string }>(sql`select ends_at from representations
          where represented_person_id = ${childId} and representative_person_id = ${story.patient.personId}`),
      )
      expect(rows).toEqual([{ endsAt: '2036-03-03T22:00:00.000Z' }])
    })

    it('takes nobody without the declaration, no minor, nobody unknown, and nobody for themselves', async () => {
      const { patient, services, otherClinic } = story
      const minor = await createRepresented(services, patient, { clinics: [story.clinic] })
      const foreign = await createPatient(services, { clinics: [otherClinic] })
      expect(outcomeOf(await record({ personId: patient.personId, declaration: false }))).toEqual([
        400,
        'REQUIRED_TRUE',
      ])
      expect(outcomeOf(await record({ personId: minor.personId }))).toEqual([400, 'UNDERAGE'])
      expect(outcomeOf(await record({ personId: foreign.personId }))).toEqual([404])
      expect(outcomeOf(await record({ personId: patient.personId }, foreign.personId))).toEqual([404])
      expect(outcomeOf(await record({ personId: patient.personId }, patient.personId))).toEqual([404])
    })

    it('adds a new person, who is no patient of the clinic', async () => {
      const response = await recordNew({ personalCode: '61803040011', birthDate: undefined })
      expect(outcomeOf(response)).toEqual([400, 'UNDERAGE'])
      const adult = await recordNew({ personalCode: UNKNOWN })
      expect([adult.statusCode, names(adult)]).toEqual([201, expect.arrayContaining(['Ema'])])
      expect(await search(UNKNOWN)).toEqual([])
    })

    it('refuses a code that belongs to another name, telling an account from a record', async () => {
      const { services, otherClinic } = story
      await createPatient(services, { clinics: [otherClinic], personalCode: '38808080018', surname: 'Konto' })
      expect(outcomeOf(await recordNew({ personalCode: '38808080018' }))).toEqual([
        469,
        'USER_EXISTS_WITH_DIFFERENT_NAME',
      ])
      expect(outcomeOf(await recordNew({ personalCode: NEW }))).toEqual([
        469,
        'CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME',
      ])
    })

    it('takes the person there is when code and name agree', async () => {
      const [uku] = await search(NEW)
      const response = await recordNew({ personalCode: NEW, firstName: 'uku', surname: 'UUSTALU' })
      expect(response.json().representatives.map(({ id }: { id: number }) => id)).toContain(uku?.id)
    })

    it('gives the person there is the contacts that are missing, and leaves alone what is there', async () => {
      const response = await recordNew({
        personalCode: NEW,
        firstName: 'Uku',
        surname: 'Uustalu',
        email: 'other@example.test',
        phone: '5557 7777',
      })
      expect(response.json().added.notTaken).toEqual(['email'])
      const [shown] = await search(NEW)
      expect(shown).toMatchObject({ email: 'uku@example.test', phone: '+37255577777' })
    })
  })

  describe('how one is reached who acts for a patient', () => {
    let childId = 0
    beforeAll(async () => {
      const parent = await createPerson(story.services)
      childId = (await createRepresented(story.services, parent, { clinics: [story.clinic] })).personId
    })
    const change = (personId: number, body: object, id = childId) =>
      story.doctor.client.patch(`${URL}/${id}/representatives/${personId}`, {
        clinicId: story.clinic.clinicId,
        ...body,
      })
    const addNew = async (body: object = {}) => {
      const response = await story.doctor.client.post(`${URL}/${childId}/representatives/new`, {
        clinicId: story.clinic.clinicId,
        declaration: true,
        firstName: 'Isa',
        surname: 'Ilmaposti',
        personalCode: '38703110133',
        ...body,
      })
      expect(response.statusCode, response.body).toBe(201)
      const { representatives, added } = response.json() as {
        representatives: { id: number }[]
        added: { id: number; notTaken: string[] }
      }
      return { ...added, shown: representatives.find(({ id }) => id === added.id) }
    }

    it('is what staff enter, and what they enter later where it was missing', async () => {
      const first = await addNew()
      expect(first).toMatchObject({
        notTaken: [],
        shown: { email: null, phone: null, emailLocked: false, phoneLocked: false },
      })
      const again = await addNew({ email: 'isa@example.test' })
      expect(again).toMatchObject({ id: first.id, notTaken: [], shown: { email: 'isa@example.test' } })
      const other = await addNew({ email: 'other@example.test', phone: '5556 6666' })
      expect(other).toMatchObject({
        notTaken: ['email'],
        shown: { email: 'isa@example.test', phone: '+37255566666' },
      })
    })

    it('is changed by staff, and what is not named stays', async () => {
      const { id, shown } = await addNew()
      const response = await change(id, { email: 'new@example.test' })
      expect(response.json().representatives).toContainEqual({
        ...shown,
        email: 'new@example.test',
        phone: '+37255566666',
      })
    })

    it('is not for staff to change where it is the person’s own', async () => {
      const { patient } = story
      const body = { clinicId: story.clinic.clinicId, personId: patient.personId, declaration: true }
      const added = await story.doctor.client.post(`${URL}/${childId}/representatives`, body)
      expect(added.json().representatives).toContainEqual(
        expect.objectContaining({ id: patient.personId, emailLocked: true, phoneLocked: true }),
      )
      expect(outcomeOf(await change(patient.personId, { email: 'x@example.test' }))[0]).toBe(468)
      expect(outcomeOf(await change(patient.personId, { phone: '5551 9999' }))[0]).toBe(468)
    })

    it('is not for staff to change of anybody else, nor once the right to act is over', async () => {
      const { services, clinic, otherClinic, stranger } = story
      const { id } = await addNew()
      const foreign = await createRepresented(services, stranger, { clinics: [otherClinic] })
      const responses = [
        await change(stranger.personId, { phone: '' }),
        await change(id, { phone: '' }, foreign.personId),
        await change(id, { phone: '', clinicId: otherClinic.clinicId }),
      ]
      await services.database.transaction({ actor: 'system' }, (tx) =>
        tx.run(sql`update representations set ends_at = now() - interval '20 years', declared_at = now() - interval '21 years'
          where representative_person_id = ${id}`),
      )
      responses.push(await change(id, { phone: '' }))
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
      const nobody = await createPerson(services)
      const { userId, personId } = story.doctor
      const changed = await services.database.transaction(
        { actor: 'user', userId, personId, role: 'PRM_DOCTOR', clinicIds: [clinic.clinicId] },
        (tx) =>
          tx.run(sql`update persons set email = null where id = any (${[id, nobody.personId]}::bigint[])`),
      )
      expect(changed).toBe(0)
    })
  })
})
