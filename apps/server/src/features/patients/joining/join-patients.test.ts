import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Sql, sql } from '../../../db/sql.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import { listAudit } from '../../../testing/e-contact-rows.ts'
import {
  createPatient,
  createPerson,
  createRepresented,
  type TestPerson,
  type TestUser,
} from '../../../testing/factories.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { createStory, send, type Story } from '../../e-contacts/testing/story.ts'

const BORN = '1980-01-02'
const HOUR = 60 * 60_000

type Options = Parameters<typeof createPerson>[1] & { isMember?: boolean; otherClinic?: boolean }
type Owner = TestUser & { client: TestClient }

describe.each(databaseKinds())('two patients of a clinic who are one, on %s', (kind) => {
  let story: Story
  let doctor: TestClient
  let codes = 1000
  beforeAll(async () => {
    story = await createStory(kind)
  })
  beforeEach(async () => {
    // Each test is the only one of its day, and its doctor has just signed in.
    story.clock.advance(25 * HOUR)
    doctor = await story.signedInAs(story.doctor)
  })
  afterAll(() => story.close())

  const rows = <R>(query: ReturnType<typeof sql>) =>
    story.services.database.transaction({ actor: 'system' }, (tx) => tx.query<R>(query))

  /** A record of the clinic: no account, nothing proven. */
  async function createRecord({
    isMember = true,
    otherClinic = false,
    ...values
  }: Options = {}): Promise<TestPerson> {
    const person = await createPerson(story.services, {
      firstName: 'Leena',
      surname: 'Lepik',
      birthDate: BORN,
      isVerified: false,
      personalCode: null,
      ...values,
    })
    const clinics = [story.clinic, ...(otherClinic ? [story.otherClinic] : [])]
    await rows(
      sql`update persons set entered_by_clinic_id = ${story.clinic.clinicId} where id = ${person.personId}`,
    )
    for (const { clinicId } of clinics)
      await rows(sql`insert into clinic_patients (clinic_id, person_id, clinic_member, created_at)
        values (${clinicId}, ${person.personId}, ${isMember}, ${story.clock.now()})`)
    return person
  }
  const newCode = () => `4800102${(codes += 1)}`
  /** Somebody who signed up and typed a code. */
  async function createOwner(values: Parameters<typeof createPatient>[1] = {}): Promise<Owner> {
    const user = await createPatient(story.services, {
      firstName: 'Leena',
      surname: 'Lepik',
      birthDate: BORN,
      isVerified: false,
      personalCode: newCode(),
      clinics: [story.clinic],
      isClinicMember: false,
      ...values,
    })
    return { ...user, client: await story.signedInAs(user) }
  }
  const clinicId = () => story.clinic.clinicId
  const compare = (personId: number, client = doctor) =>
    client.get(`/api/clinic/patients/${personId}/doubles?clinicId=${clinicId()}`)
  const join = (one: TestPerson, other: TestPerson, client = doctor, options: object = {}) =>
    client.post(
      `/api/clinic/patients/${one.personId}/join`,
      { clinicId: clinicId(), otherPersonId: other.personId, declaration: true },
      options,
    )
  const undo = (kept: TestPerson, former: TestPerson, client = doctor) =>
    client.post(`/api/clinic/patients/${kept.personId}/join/undo`, {
      clinicId: clinicId(),
      formerPersonId: former.personId,
    })
  async function write(patientPersonId: number, more: object = {}): Promise<number> {
    const response = await doctor.post('/api/clinic/e-contacts', {
      clinicId: clinicId(),
      mode: 'TO_PATIENT',
      patientPersonId,
      eContactType: 'HEADACHE',
      text: 'How is your head today?',
      ...more,
    })
    expect([response.statusCode, response.body]).toEqual([201, expect.any(String)])
    return response.json().id
  }
  const actFor = (representative: TestPerson, person: TestPerson) =>
    rows(sql`insert into representations (representative_person_id, represented_person_id, declared_at)
      values (${representative.personId}, ${person.personId}, ${story.clock.now()})`)
  const opens = async (client: TestClient, id: number) =>
    (await client.get(`/api/patient/e-contacts/${id}/timeline`)).statusCode

  /** Every row that names one of these people, in every table, but what only grows. */
  async function rowsOf(personIds: number[]): Promise<Record<string, unknown>> {
    const holders = await rows<{ name: string; attname: string }>(sql`
      select c.conrelid::regclass::text as name, a.attname from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid = 'persons'::regclass and c.conrelid::regclass::text <> 'patient_joins'
        order by 1, 2`)
    const found: Record<string, unknown> = {}
    for (const { name, attname } of holders)
      found[`${name}.${attname}`] = await rows(
        new Sql(
          [`select to_jsonb(x) as row from ${name} x where ${attname} = any(`, '::bigint[]) order by 1'],
          [personIds],
        ),
      )
    found['persons'] = await rows(
      sql`select * from persons where id = any(${personIds}::bigint[]) order by id`,
    )
    found['rows'] =
      await rows(sql`select e_contact_id, patient_person_id, row_json, search_identity from e_contact_rows
      where patient_person_id = any(${personIds}::bigint[]) order by e_contact_id`)
    return found
  }

  it('show both side by side, and which one would remain', async () => {
    const owner = await createOwner()
    const record = await createRecord({ phone: '+37251110001' })
    const id = await write(record.personId)
    const compared = (await compare(record.personId)).json()
    expect(compared.patient).toMatchObject({
      id: record.personId,
      personalCode: null,
      hasAccount: false,
      isProven: false,
      eContacts: 1,
      ownEContacts: 1,
    })
    const found = compared.doubles.find(
      (each: { patient: { id: number } }) => each.patient.id === owner.personId,
    )
    expect(found).toMatchObject({ staysId: owner.personId, refusal: null })
    expect(found.patient).toMatchObject({ hasAccount: true, email: owner.email, eContacts: 0 })
    const looks = (await listAudit(story)).filter(({ action }) => action === 'PATIENTS_COMPARE')
    expect(looks.flatMap(({ objectId }) => objectId.split(' '))).toEqual(
      expect.arrayContaining([String(owner.personId), String(record.personId)]),
    )
    expect(await opens(owner.client, id)).toBe(404)
  })

  it('become the one with the account: it opens what the clinic wrote, and both trails tell it', async () => {
    const owner = await createOwner({ personalCode: null })
    const record = await createRecord({ personalCode: newCode() })
    const id = await write(record.personId)
    expect(await opens(owner.client, id)).toBe(404)

    const joined = await join(record, owner)
    expect([joined.statusCode, joined.json()]).toEqual([
      200,
      { id: owner.personId, undoableUntil: new Date(story.clock.now().getTime() + 24 * HOUR).toISOString() },
    ])
    expect(await opens(owner.client, id)).toBe(200)
    const listed = await doctor.get(
      `/api/clinic/e-contacts?clinicId=${clinicId()}&patientPersonIds=${owner.personId}`,
    )
    expect(listed.json().content.map((row: { id: number }) => row.id)).toContain(id)
    expect((await doctor.get(`/api/clinic/e-contacts/${id}`)).json().patient).toMatchObject({
      id: owner.personId,
      personalCode: record.personalCode,
      clinicMember: true,
    })
    const trail = (await listAudit(story)).filter(({ action }) => action === 'PATIENTS_JOIN')
    expect(trail.map((row) => row.subjectPersonId).toSorted()).toEqual(
      [owner.personId, record.personId].toSorted(),
    )
  })

  it('are exactly what they were when it is undone', async () => {
    const owner = await createOwner({ personalCode: null })
    const record = await createRecord({
      personalCode: newCode(),
      phone: '+37251110002',
      email: 'old@example.test',
    })
    await rows(sql`update clinic_patients set list_code = 'N12' where person_id = ${record.personId}`)
    const parent = await createOwner({ firstName: 'Tiit' })
    await rows(sql`insert into representations (representative_person_id, represented_person_id, declared_at, entered_by_clinic_ids)
      values (${parent.personId}, ${owner.personId}, ${story.clock.now()}, ${[clinicId()]}::bigint[])`)
    await write(record.personId)
    const ids = [owner.personId, record.personId]
    const before = await rowsOf(ids)
    expect((await join(owner, record)).statusCode).toBe(200)
    const between = await rowsOf(ids)
    expect(between).not.toEqual(before)
    const undone = await undo(owner, record)
    expect([undone.statusCode, undone.body]).toEqual([204, ''])
    expect(await rowsOf(ids)).toEqual(before)
    const trail = (await listAudit(story)).filter(({ action }) => action === 'PATIENTS_SEPARATE')
    expect(trail.map((row) => row.subjectPersonId).toSorted()).toEqual(ids.toSorted())
    // Once more, for who did not get the answer.
    expect((await undo(owner, record)).statusCode).toBe(204)
    expect(await rowsOf(ids)).toEqual(before)
  })

  it('leave the one that remains without the contacts of the other', async () => {
    const kept = await createRecord()
    const goes = await createRecord({ email: 'leena@example.test', phone: '+37251110003' })
    const contactsOf = async (id: number) =>
      (await rows<object>(sql`select email, phone from persons where id = ${id}`))[0]
    expect((await join(kept, goes)).json().id).toBe(kept.personId)
    expect(await contactsOf(kept.personId)).toEqual({ email: null, phone: null })
    expect((await undo(kept, goes)).statusCode).toBe(204)
    expect(await contactsOf(goes.personId)).toEqual({ email: 'leena@example.test', phone: '+37251110003' })
  })

  it('give an earlier conversation back with all that was said in it, and leave what was begun since', async () => {
    const owner = await createOwner()
    const record = await createRecord()
    const earlier = await write(record.personId)
    await join(owner, record)
    expect(
      (await owner.client.post(`/api/patient/e-contacts/${earlier}/info`, { infoText: 'Better' })).statusCode,
    ).toBe(200)
    const asked = await doctor.post(`/api/clinic/e-contacts/${earlier}/actions/questionnaire`, {
      question: 'How are you?',
      questionnaire: 'QUEST_GAD',
    })
    expect([asked.statusCode, asked.body]).toEqual([200, expect.any(String)])
    const { version } = (await owner.client.get('/api/questionnaires/QUEST_GAD')).json()
    const answered = await owner.client.post(`/api/patient/e-contacts/${earlier}/answer-questionnaire`, {
      questionnaire: { version, answers: { q1: 0, q2: 0, q3: 0, q4: 0, q5: 0, q6: 0, q7: 0 } },
    })
    const since = await write(record.personId)
    expect((await undo(owner, record)).statusCode).toBe(204)
    expect(await opens(owner.client, earlier)).toBe(404)
    expect(await opens(owner.client, since)).toBe(200)
    const timeline = (await doctor.get(`/api/clinic/e-contacts/${earlier}/timeline`)).body
    expect(timeline).toContain('Better')
    if (answered.statusCode < 300)
      expect(
        await rows(
          sql`select patient_person_id from questionnaire_responses where e_contact_id = ${earlier}`,
        ),
      ).toEqual([{ patientPersonId: record.personId }])
    expect((await doctor.get(`/api/clinic/e-contacts/${earlier}`)).json().patient.id).toBe(record.personId)
  })

  it('wait again for the decision on a new patient, unless it was answered meanwhile', async () => {
    const owner = await createOwner()
    const record = await createRecord()
    const [first, second] = [await send(story, {}, owner), await send(story, {}, owner)]
    const isNew = async (id: number) =>
      (await doctor.get(`/api/clinic/e-contacts/${id}`)).json().acceptanceRequired
    expect(await isNew(first.id)).toBe(true)
    await join(owner, record)
    expect([await isNew(first.id), await isNew(second.id)]).toEqual([false, false])
    const drawn = await rows<{
      acceptanceRequired: boolean
    }>(sql`select acceptance_required from e_contact_rows
      where e_contact_id in (${first.id}, ${second.id})`)
    expect(drawn.map((row) => row.acceptanceRequired)).toEqual([false, false])
    const replied = await doctor.post(`/api/clinic/e-contacts/${second.id}/complete`, { infoText: 'Rest' })
    expect(replied.statusCode).toBe(200)
    await undo(owner, record)
    expect([await isNew(first.id), await isNew(second.id)]).toEqual([true, false])
  })

  it('stay one after 24 hours', async () => {
    const [one, other] = [await createRecord(), await createRecord()]
    await join(one, other)
    story.clock.advance(24 * HOUR)
    const client = await story.signedInAs(story.doctor)
    expect((await undo(one, other, client)).statusCode).toBe(404)
  })

  it('are joined once under one key, and undone once', async () => {
    const [one, other] = [await createRecord(), await createRecord()]
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await join(one, other, doctor, { headers })
    const again = await join(one, other, doctor, { headers })
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(again.json()).toEqual(first.json())
    // Pressed again after a lost answer, with a key of its own.
    for (const [a, b] of [
      [one, other],
      [other, one],
    ] as const)
      expect((await join(a, b)).json()).toEqual(first.json())
    expect((await undo(other, other)).statusCode).toBe(204)
    expect((await undo(one, other)).statusCode).toBe(204)
    expect((await undo(one, one)).statusCode).toBe(404)
  })

  it('are undone newest first', async () => {
    const [one, second, third] = [await createRecord(), await createRecord(), await createRecord()]
    await join(one, second)
    await join(one, third)
    expect((await undo(one, second)).statusCode).toBe(404)
    await undo(one, third)
    // The answer is lost and the press repeated: it takes no older join apart.
    expect((await undo(one, third)).statusCode).toBe(204)
    const of = async (person: TestPerson) =>
      (
        await rows<{ joinedPersonId: number | null }>(
          sql`select joined_person_id from persons where id = ${person.personId}`,
        )
      )[0]?.joinedPersonId
    expect([await of(second), await of(third)]).toEqual([one.personId, null])
    await undo(one, second)
    expect(await of(second)).toBeNull()
  })

  it('cannot be parted while an e-contact of the one goes on in one of the other', async () => {
    const owner = await createOwner()
    const record = await createRecord()
    const goes = await write(record.personId)
    await join(owner, record)
    const stays = await write(owner.personId)
    expect(
      (await doctor.post(`/api/clinic/e-contacts/${stays}/merge`, { eContactId: goes })).statusCode,
    ).toBe(200)
    const refused = await undo(owner, record)
    expect([refused.statusCode, refused.body]).toEqual([468, expect.stringContaining('merge')])
    expect(
      (await doctor.post(`/api/clinic/e-contacts/${stays}/merge/undo`, { eContactId: goes })).statusCode,
    ).toBe(200)
    expect((await undo(owner, record)).statusCode).toBe(204)
    expect(await opens(owner.client, goes)).toBe(404)
  })

  it.each<[string, string, () => Promise<[TestPerson, TestPerson]>]>([
    [
      'both codes are proven',
      'TWO_PROVEN',
      async () => [
        await createOwner({ isVerified: true }),
        await createRecord({ isVerified: true, personalCode: newCode() }),
      ],
    ],
    [
      'the codes differ',
      'OTHER_CODE',
      async () => [await createOwner(), await createRecord({ personalCode: newCode() })],
    ],
    [
      'the birth dates differ',
      'OTHER_BIRTH_DATE',
      async () => [await createOwner(), await createRecord({ birthDate: '1980-02-01' })],
    ],
    [
      'both have an account',
      'TWO_ACCOUNTS',
      async () => [await createOwner(), await createOwner({ personalCode: null })],
    ],
    [
      'an account that only typed the code would open the history of the proven one',
      'ACCOUNT_NOT_PROVEN',
      async () => {
        const personalCode = newCode()
        return [await createOwner({ personalCode }), await createRecord({ personalCode, isVerified: true })]
      },
    ],
    [
      'another clinic has the one who goes',
      'KNOWN_ELSEWHERE',
      async () => [await createOwner(), await createRecord({ otherClinic: true })],
    ],
    [
      'somebody acts for the one who goes',
      'KNOWN_ELSEWHERE',
      async () => {
        const parent = await createOwner({ firstName: 'Tiit' })
        const [owner, record] = [await createOwner(), await createRecord()]
        await rows(sql`insert into representations (representative_person_id, represented_person_id, declared_at, entered_by_clinic_ids)
          values (${parent.personId}, ${record.personId}, ${story.clock.now()}, ${[clinicId()]}::bigint[])`)
        return [owner, record]
      },
    ],
    [
      'the one who goes acts for somebody',
      'KNOWN_ELSEWHERE',
      async () => {
        const parent = await createOwner({ firstName: 'Tiit' })
        const child = await createRepresented(story.services, parent, { clinics: [story.clinic] })
        const [owner, record] = [await createOwner(), await createRecord()]
        await rows(sql`insert into representations (representative_person_id, represented_person_id, declared_at, entered_by_clinic_ids)
          values (${record.personId}, ${child.personId}, ${story.clock.now()}, ${[clinicId()]}::bigint[])`)
        return [owner, record]
      },
    ],
    [
      'one acts for the other',
      'ACTS_FOR_OTHER',
      async () => {
        const owner = await createOwner()
        const record = await createRecord()
        await rows(sql`insert into representations (representative_person_id, represented_person_id, declared_at, ended_at)
          values (${owner.personId}, ${record.personId}, ${story.clock.now()}, ${story.clock.now()})`)
        return [owner, record]
      },
    ],
    [
      'the account was joined with another less than a day ago',
      'ACCOUNT_JUST_JOINED',
      async () => {
        const owner = await createOwner()
        await rows(sql`insert into account_joins (user_id, joined_at, before, moved)
          values (${owner.userId}, ${story.clock.now()}, '{}', '{}')`)
        return [owner, await createRecord()]
      },
    ],
    [
      'one is the doctor',
      'OWN_RECORD',
      async () => {
        await rows(sql`insert into clinic_patients (clinic_id, person_id, clinic_member, created_at)
        values (${clinicId()}, ${story.doctor.personId}, true, ${story.clock.now()}) on conflict do nothing`)
        const born = await rows<{ birthDate: string }>(
          sql`select birth_date from persons where id = ${story.doctor.personId}`,
        )
        return [story.doctor, await createRecord({ birthDate: born[0]?.birthDate ?? BORN })]
      },
    ],
    [
      'one has the code of the doctor',
      'OWN_RECORD',
      async () => {
        const personalCode = newCode()
        await rows(
          sql`update employees set personal_code = ${personalCode} where user_id = ${story.doctor.userId}`,
        )
        const birthDate = '1971-03-01'
        return [await createRecord({ birthDate }), await createRecord({ birthDate, personalCode })]
      },
    ],
    [
      'the doctor acts for one',
      'OWN_RECORD',
      async () => {
        const birthDate = '1971-03-02'
        const [one, other] = [await createRecord({ birthDate }), await createRecord({ birthDate })]
        await actFor(story.doctor, one)
        return [one, other]
      },
    ],
    [
      'one acts for the doctor',
      'OWN_RECORD',
      async () => {
        const birthDate = '1971-03-03'
        const [one, other] = [await createOwner({ birthDate }), await createRecord({ birthDate })]
        await actFor(one, story.doctor)
        return [one, other]
      },
    ],
  ])('stay two when %s', async (_what, refusal, createPair) => {
    const [one, other] = await createPair()
    const id = await write(other.personId)
    const before = await rowsOf([one.personId, other.personId])
    const joined = await join(one, other)
    expect([joined.statusCode, joined.body]).toEqual([468, expect.stringContaining('could not be made one')])
    expect(await rowsOf([one.personId, other.personId])).toEqual(before)
    const shown = (await compare(one.personId))
      .json()
      .doubles.find((each: { patient: { id: number } }) => each.patient.id === other.personId)
    if (shown) expect(shown.refusal).toBe(refusal)
    else expect(['TWO_PROVEN', 'OTHER_CODE', 'OTHER_BIRTH_DATE']).toContain(refusal)
    if ('client' in one && one !== story.doctor) expect(await opens(one.client as TestClient, id)).toBe(404)
  })

  it('do not become part of an account by themselves while it can be undone', async () => {
    const [record, double] = [await createRecord({ email: 'later@example.test' }), await createRecord()]
    const id = await write(double.personId)
    await join(record, double)
    const owner = await createOwner({ email: 'later@example.test', personalCode: null })
    expect(await opens(owner.client, id)).toBe(404)
    await doctor.patch(`/api/clinic/patients/${record.personId}`, { phone: '+372 5111 0004' })
    expect(await opens(owner.client, id)).toBe(404)
    story.clock.advance(24 * HOUR)
    const client = await story.signedInAs(story.doctor)
    await client.patch(`/api/clinic/patients/${record.personId}`, { phone: '+372 5111 0005' })
    expect(await opens(await story.signedInAs(owner), id)).toBe(200)
  })

  it('are parted by a colleague where one is close to the employee', async () => {
    const [one, other] = [await createRecord(), await createRecord()]
    await join(one, other)
    await actFor(story.doctor, one)
    const refused = await undo(one, other)
    expect([refused.statusCode, refused.body]).toEqual([468, expect.stringContaining('colleague')])
    expect((await undo(one, other, await story.signedInAs(story.nurse))).statusCode).toBe(204)
  })

  it('are told by mail once, when the join can no longer be undone, of what was written before', async () => {
    const record = await createRecord()
    const double = await createRecord()
    await join(record, double)
    const id = await write(double.personId)
    const notices = async () => {
      await story.runJobs()
      return rows(sql`select state from notices where e_contact_id = ${id}`)
    }
    await doctor.post(`/api/clinic/e-contacts/${id}/actions/inquiry`, { question: 'Since when?' })
    // Nothing is in the ledger yet, and the address may still come.
    expect(await notices()).toEqual([])
    await doctor.patch(`/api/clinic/patients/${record.personId}`, { email: 'later.mail@example.test' })
    story.clock.advance(24 * HOUR - 1)
    expect(await notices()).toEqual([])
    story.clock.advance(1)
    expect(await notices()).toEqual([{ state: 'SENT' }])
    expect(story.outbox.filter(({ to }) => to === 'later.mail@example.test')).toHaveLength(1)
  })

  it('are told by mail of what waited as soon as they are two again, each of their own', async () => {
    const record = await createRecord({ email: 'stays@example.test' })
    const double = await createRecord({ email: 'returns@example.test' })
    const earlier = await write(double.personId)
    await story.runJobs()
    await join(record, double)
    await doctor.post(`/api/clinic/e-contacts/${earlier}/actions/inquiry`, { question: 'Since when?' })
    await write(record.personId)
    const mails = async () => {
      await story.runJobs()
      return ['stays', 'returns'].map(
        (name) => story.outbox.filter(({ to }) => to === `${name}@example.test`).length,
      )
    }
    // Of what was written before the join only.
    expect(await mails()).toEqual([0, 1])
    await undo(record, double)
    expect(await mails()).toEqual([1, 2])
    story.clock.advance(25 * HOUR)
    expect(await mails()).toEqual([1, 2])
  })

  it('are told by mail of what waits for an older join when that is final', async () => {
    const [record, first, second] = [
      await createRecord({ email: 'twice@example.test' }),
      await createRecord(),
      await createRecord(),
    ]
    const mails = async () => {
      await story.runJobs()
      return story.outbox.filter(({ to }) => to === 'twice@example.test').length
    }
    await join(record, first)
    await write(record.personId)
    expect(await mails()).toBe(0)
    story.clock.advance(1)
    await join(record, second)
    await write(record.personId)
    expect(await mails()).toBe(0)
    await undo(record, second)
    expect(await mails()).toBe(0)
    story.clock.advance(24 * HOUR)
    expect(await mails()).toBe(2)
  })

  it('are told nothing by mail while no account shows it', async () => {
    const record = await createRecord({ email: 'waits@example.test' })
    const double = await createRecord()
    await join(record, double)
    const mails = async () => {
      await story.runJobs()
      return story.outbox.filter(({ to }) => to === 'waits@example.test').length
    }
    const id = await write(double.personId)
    expect((await doctor.get(`/api/clinic/e-contacts/${id}`)).json().reach).toBe('JUST_JOINED')
    expect(await mails()).toBe(0)
    await undo(record, double)
    const since = await write(record.personId)
    expect((await doctor.get(`/api/clinic/e-contacts/${since}`)).json().reach).toBe('AFTER_SIGN_UP')
    // Of this one, and of the one that waited.
    expect(await mails()).toBe(2)
  })

  it('are found by every number they had, also after the one that remained has joined an account', async () => {
    const [record, double] = [
      await createRecord({ email: 'chain@example.test', phone: '+37251110006' }),
      await createRecord(),
    ]
    await join(record, double)
    const owner = await createOwner({ email: 'chain@example.test', personalCode: null })
    story.clock.advance(25 * HOUR)
    doctor = await story.signedInAs(story.doctor)
    await doctor.patch(`/api/clinic/patients/${record.personId}`, { phone: '+372 5111 0007' })
    expect((await compare(double.personId)).json().patient.id).toBe(owner.personId)
    expect(await opens(await story.signedInAs(owner), await write(double.personId))).toBe(200)
  })

  it('can still be parted after the one that remained was proven to be the owner of an account', async () => {
    const personalCode = newCode()
    const record = await createRecord({ isVerified: true, personalCode })
    const double = await createRecord()
    const earlier = await write(double.personId)
    await join(record, double)
    const owner = await createOwner({ personalCode: null })
    await rows(sql`select join_accounts(${owner.userId}::bigint, null, ${record.personId}::bigint, ${personalCode}, 'Leena', 'Lepik',
      ${story.clock.now()}::timestamptz)`)
    expect(await opens(owner.client, earlier)).toBe(200)
    expect((await undo(owner, double)).statusCode).toBe(204)
    expect(await opens(owner.client, earlier)).toBe(404)
    const [own] = await rows<{ personalCode: string; identityVerified: boolean }>(
      sql`select personal_code, identity_verified from persons where id = ${owner.personId}`,
    )
    expect(own).toEqual({ personalCode, identityVerified: true })
    expect((await compare(double.personId)).json().patient.id).toBe(double.personId)
  })

  it('tell the patient to whom messages and medicines go back who has read them meanwhile', async () => {
    const stranger = await createOwner({ firstName: 'Sirje', personalCode: null })
    const record = await createRecord()
    const earlier = await write(record.personId)
    await join(stranger, record)
    const nurse = await story.signedInAs(story.nurse)
    expect((await nurse.get(`/api/clinic/e-contacts/${earlier}`)).statusCode).toBe(200)
    expect(await opens(stranger.client, earlier)).toBe(200)
    const medicines = await stranger.client.get(
      `/api/clinic/patients/prescriptions?patientPersonId=${stranger.personId}&clinicId=${clinicId()}`,
    )
    expect([medicines.statusCode, medicines.body]).toEqual([200, expect.any(String)])
    story.clock.advance(60_000)
    await undo(stranger, record)
    story.clock.advance(60_000)
    // What comes afterwards is no business of this one.
    await doctor.get(`/api/clinic/patients/${stranger.personId}/doubles?clinicId=${clinicId()}`)
    expect(await opens(stranger.client, await write(stranger.personId))).toBe(200)
    const [account] = await rows<{
      id: number
    }>(sql`insert into users (person_id, email, email_verified_at, language, is_patient, created_at)
      values (${record.personId}, ${`back${record.personId}@example.test`}, ${story.clock.now()}, 'en', true, ${story.clock.now()}) returning id`)
    await rows(sql`insert into consents (user_id, type, version, given_at)
      select ${account?.id ?? 0}::bigint, type, version, given_at from consents where user_id = ${stranger.userId}`)
    const owner = await story.signedInAs({ userId: account?.id ?? 0 })
    const log = await owner.get('/api/patient/access-log')
    expect([log.statusCode, log.body]).toEqual([200, expect.any(String)])
    const { content } = log.json()
    type Row = { kind: string; actor: { firstName: string; side: string } }
    const byStranger = (content as Row[]).filter(({ actor }) => actor.side === 'JOINED')
    expect(byStranger.map(({ kind, actor }) => [kind, actor.firstName])).toEqual([
      ['OPENED', 'Sirje'],
      ['OPENED', 'Sirje'],
    ])
    const staff = (content as Row[]).filter(({ kind, actor }) => kind === 'OPENED' && actor.side === 'STAFF')
    expect(staff.length).toBeGreaterThan(0)
    const others = (await stranger.client.get('/api/patient/access-log')).json().content as Row[]
    expect(others.filter(({ actor }) => actor.side === 'JOINED')).toEqual([])
  })

  it('are not for those who may not read both, nor for another clinic, nor for an old sign-in', async () => {
    const [one, other] = [await createRecord(), await createRecord()]
    const reception = await story.signedInAs(story.receptionist)
    const stranger = await story.signedInAs(story.otherDoctor)
    const owner = await createOwner()
    for (const call of [
      (client: TestClient) => compare(one.personId, client),
      (client: TestClient) => join(one, other, client),
      (client: TestClient) => undo(one, other, client),
    ]) {
      expect((await call(reception)).statusCode).toBe(403)
      expect((await call(stranger)).statusCode).toBe(404)
      expect((await call(owner.client)).statusCode).toBe(403)
    }
    const foreign = await createPerson(story.services, { birthDate: BORN, personalCode: null })
    expect((await join(one, foreign)).statusCode).toBe(404)
    story.clock.advance(16 * 60_000)
    expect((await join(one, other)).json().key).toBe('SIGN_IN_AGAIN')
    await join(one, other, await story.signedInAs(story.nurse))
    expect((await undo(one, other)).json().key).toBe('SIGN_IN_AGAIN')
    const undeclared = await doctor.post(`/api/clinic/patients/${one.personId}/join`, {
      clinicId: clinicId(),
      otherPersonId: other.personId,
      declaration: false,
    })
    expect(undeclared.statusCode).toBe(400)
  })
})
