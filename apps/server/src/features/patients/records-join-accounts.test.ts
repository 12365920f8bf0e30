import { slugOfConsent } from '@vastus/domain/content'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Sql, sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createPatient, createPerson } from '../../testing/factories.ts'
import { mailedCode } from '../../testing/one-time-codes.ts'
import { TEST_PASSWORD } from '../../testing/quick-passwords.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'

const PASSWORD = 'three-blue-boats'
const BORN = '1980-01-02'

/** A code of a woman born on 2 January 1980, with its check digit. */
function codeOf(serial: number): string {
  const digits = [...`4800102${String(serial).padStart(3, '0')}`].map(Number)
  const rest = (weights: readonly number[]) =>
    digits.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0) % 11
  const first = rest([1, 2, 3, 4, 5, 6, 7, 8, 9, 1])
  const check = first < 10 ? first : rest([3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 10
  return `${digits.join('')}${check}`
}

type Details = { firstName: string; surname: string; personalCode?: string; email?: string }
type Patient = { id: number; reach: string; email: string | null; added?: { id: number; notTaken: string[] } }

describe.each([quickestDatabase()])('a record of the clinic and an account, on %s', (kind) => {
  let story: Story
  let serial = 0
  beforeAll(async () => {
    story = await createStory(kind, { config: { isPersonalCodeRequired: false } })
  })
  afterAll(() => story.close())

  /** Somebody whom nobody knows yet. */
  function newcomer(): Required<Details> {
    serial += 1
    return {
      firstName: 'Leena',
      surname: `Lepik${'a'.repeat(serial)}`,
      personalCode: codeOf(serial),
      email: `leena${serial}@example.test`,
    }
  }
  async function addByStaff(details: Details): Promise<Patient> {
    const { clinicId } = story.clinic
    const body = { clinicId, birthDate: BORN, ...details }
    const response = await story.doctor.client.post('/api/clinic/patients', body)
    expect([response.statusCode, response.body]).toEqual([201, expect.any(String)])
    return response.json()
  }
  async function write(patientPersonId: number, more: object = {}): Promise<number> {
    const response = await story.doctor.client.post('/api/clinic/e-contacts', {
      clinicId: story.clinic.clinicId,
      mode: 'TO_PATIENT',
      patientPersonId,
      eContactType: 'HEADACHE',
      text: 'How is your head today?',
      ...more,
    })
    expect([response.statusCode, response.body]).toEqual([201, expect.any(String)])
    return response.json().id
  }
  async function signUp({ email = '', ...person }: Details): Promise<TestClient> {
    // What was sent before must not lie on top of the mail with the code.
    await story.runJobs()
    const browser = story.anonymous()
    await browser.post('/api/signup/password', { email, password: PASSWORD, confirmPassword: PASSWORD })
    await browser.post('/api/signup/password/verify', { email, otp: await mailedCode(story, email) })
    await browser.post('/api/send-otp', { email, purpose: 'COMPLETE' })
    const otp = await mailedCode(story, email)
    const body = { birthDate: BORN, ...person, phone: '+372 5123 4567', email, otp }
    const done = await browser.post('/api/users/complete-profile', body)
    expect([done.statusCode, done.body]).toEqual([200, expect.any(String)])
    for (const type of ['PRM_PATIENT', 'PRM_PRIVACY_POLICY'] as const)
      await inSystem(sql`insert into consents (user_id, type, version, given_at)
        select u.id, ${type}, iso_instant(max(c.updated_at)), ${story.clock.now()} from users u, contents c
        where u.email = ${email} and c.slug = ${slugOfConsent(type)} group by u.id`)
    return browser
  }
  const opens = async (client: TestClient, id: number) =>
    (await client.get(`/api/patient/e-contacts/${id}/timeline`)).statusCode
  const reachOf = async (id: number) =>
    (await story.doctor.client.get(`/api/clinic/e-contacts/${id}`)).json().reach
  const inSystem = <T extends object>(query: ReturnType<typeof sql>) =>
    story.services.database.transaction({ actor: 'system' }, (tx) => tx.query<T>(query))

  it('are one once somebody signs up with the address and code that staff entered: the link opens, the answer arrives', async () => {
    const person = newcomer()
    const added = await addByStaff(person)
    expect(added.reach).toBe('AFTER_SIGN_UP')
    const id = await write(added.id)
    expect(await reachOf(id)).toBe('AFTER_SIGN_UP')
    await story.runJobs()
    expect(story.outbox.findLast(({ to }) => to === person.email)?.text).toContain(`/e-contacts/${id}`)

    const client = await signUp(person)
    expect(await opens(client, id)).toBe(200)
    expect((await client.get('/api/patient/e-contacts')).json().content).toMatchObject([{ id }])
    expect((await client.get('/api/patient/clinics')).json().content[0]).toMatchObject({
      id: story.clinic.clinicId,
      relation: 'FAMILY',
    })
    expect((await client.post(`/api/patient/e-contacts/${id}/info`, { infoText: 'Better' })).statusCode).toBe(
      200,
    )
    const seen = (await story.doctor.client.get(`/api/clinic/e-contacts/${id}/timeline`)).json()
    expect(JSON.stringify(seen)).toContain('Better')
    expect(await reachOf(id)).toBe('ACCOUNT')
    const found = (
      await story.doctor.client.get(
        `/api/clinic/patients?clinicId=${story.clinic.clinicId}&search=${person.surname}`,
      )
    ).json().content
    expect(found).toMatchObject([{ email: person.email, reach: 'ACCOUNT' }])
  })

  it('are one from the start for an account with the address and code that staff enter', async () => {
    const person = newcomer()
    const client = await signUp(person)
    const added = await addByStaff({ ...person })
    expect(added.reach).toBe('ACCOUNT')
    expect(await opens(client, await write(added.id))).toBe(200)
    expect(await addAgain(person)).toBe('PERSONAL_CODE_DUPLICATE')
  })
  const addAgain = async (details: Details) => {
    const body = { clinicId: story.clinic.clinicId, birthDate: BORN, ...details }
    return (await story.doctor.client.post('/api/clinic/patients', body)).json().key
  }

  it('are one by name and birth date where staff entered no code', async () => {
    const { personalCode, ...person } = newcomer()
    const id = await write((await addByStaff(person)).id)
    expect(await opens(await signUp({ ...person, personalCode }), id)).toBe(200)
  })

  it.each<[string, (person: Required<Details>) => Details]>([
    ['the code with another address', (person) => ({ ...person, email: `other-${person.email}` })],
    ['the address with another code', (person) => ({ ...person, personalCode: codeOf(900 + serial) })],
  ])('stay two for who claims %s, and staff see it', async (_what, claim) => {
    const person = newcomer()
    const id = await write((await addByStaff(person)).id)
    const stranger = await signUp(claim(person))
    expect(await opens(stranger, id)).toBe(404)
    expect((await stranger.get('/api/patient/e-contacts')).json().content).toEqual([])
    expect((await stranger.get('/api/patient/clinics')).json().content).toEqual([])
    expect(await reachOf(id)).toBe('UNREADABLE')
  })

  it('stay two for who claims the address under another name, where staff entered no code', async () => {
    const { personalCode, ...person } = newcomer()
    const id = await write((await addByStaff(person)).id)
    expect(await opens(await signUp({ ...person, personalCode, firstName: 'Liisa' }), id)).toBe(404)
    expect(await reachOf(id)).toBe('UNREADABLE')
  })

  it('are one for an account whose code is proven, whatever address staff entered', async () => {
    const { email, ...person } = newcomer()
    const id = await write((await addByStaff({ ...person, email: `old-${email}` })).id)
    const account = await createPatient(story.services, { ...person, birthDate: BORN, email })
    const client = story.anonymous()
    await client.post('/api/login/password', { email: account.email, password: TEST_PASSWORD })
    expect(await opens(client, id)).toBe(200)
  })
  it('are one once staff put the address right, and once the account moves to it', async () => {
    const [first, second] = [newcomer(), newcomer()]
    const client = await signUp(first)
    const record = await addByStaff({ ...first, email: `wrong-${first.email}` })
    expect(record.reach).toBe('UNREADABLE')
    const { email } = first
    const changed = await story.doctor.client.patch(`/api/clinic/patients/${record.id}`, { email })
    expect(changed.json()).toMatchObject({ reach: 'ACCOUNT', email })
    // A wizard that was begun before still sends to the same person.
    expect(await opens(client, await write(record.id))).toBe(200)

    const moving = await signUp({ ...second, email: `former-${second.email}` })
    const id = await write((await addByStaff(second)).id)
    expect(await opens(moving, id)).toBe(404)
    await story.runJobs()
    await moving.post('/api/send-otp', { email: second.email, purpose: 'PROFILE' })
    const otp = await mailedCode(story, second.email)
    const former = `former-${second.email}`
    await moving.post('/api/send-otp', { email: former, purpose: 'SECOND_FACTOR' })
    const presentOtp = await mailedCode(story, former)
    const body = { email: second.email, phone: '+372 5123 4567', otp, presentOtp }
    expect((await moving.post('/api/users/complete-profile', body)).statusCode).toBe(200)
    expect(await opens(moving, id)).toBe(200)
  })

  it('are one for a representative whom staff entered', async () => {
    const parent = newcomer()
    const { clinicId } = story.clinic
    const child = await addByStaff({
      firstName: 'Oskar',
      surname: parent.surname,
      birthDate: '2020-05-05',
    } as Details)
    const added = await story.doctor.client.post(`/api/clinic/patients/${child.id}/representatives/new`, {
      clinicId,
      ...parent,
      birthDate: BORN,
      declaration: true,
    })
    expect(added.json().representatives).toMatchObject([{ reach: 'AFTER_SIGN_UP' }])
    const id = await write(child.id, { representativePersonId: added.json().added.id })
    const client = await signUp(parent)
    expect(await opens(client, id)).toBe(200)
    const persons = (await client.get('/api/persons')).json().content
    expect(persons.map(({ firstName }: { firstName: string }) => firstName)).toContain('Oskar')
    expect(await reachOf(id)).toBe('ACCOUNT')
  })

  it('are one for a record whose code is proven, once its own address signs up', async () => {
    const { email, ...person } = newcomer()
    const { personId } = await createPerson(story.services, { ...person, email, birthDate: BORN })
    const { clinicId } = story.clinic
    await inSystem(sql`update persons set entered_by_clinic_id = ${clinicId} where id = ${personId}`)
    await inSystem(sql`insert into clinic_patients (clinic_id, person_id, clinic_member, created_at)
      values (${clinicId}, ${personId}, true, ${story.clock.now()})`)
    const id = await write(personId)
    expect(await opens(await signUp({ ...person, email }), id)).toBe(200)
  })

  it('show the patient who had read the record before', async () => {
    const person = newcomer()
    const id = await write((await addByStaff(person)).id)
    await story.nurse.client.get(`/api/clinic/e-contacts/${id}`)
    const client = await signUp(person)
    const rows = (await client.get('/api/patient/access-log')).json().content
    expect(rows.map((row: { actor: { surname: string } }) => row.actor.surname)).toContain('Kuusk')
  })

  it('leave nothing of a person behind in any table', async () => {
    const person = newcomer()
    const added = await addByStaff(person)
    await write(added.id)
    await story.runJobs()
    await signUp(person)
    const holders = await inSystem<{
      name: string
      attname: string
    }>(sql`select c.conrelid::regclass::text as name, a.attname
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'persons'::regclass`)
    expect(holders.length).toBeGreaterThan(8)
    for (const { name, attname } of holders) {
      const left = await inSystem(new Sql([`select from ${name} where ${attname} = `, ''], [added.id]))
      expect(left, `${name}.${attname}`).toEqual([])
    }
    const [record] = await inSystem(
      sql`select personal_code, email, phone from persons where id = ${added.id}`,
    )
    expect(record).toEqual({ personalCode: null, email: null, phone: null })
  })
})
