import { CONSENT_TYPES } from '@vastus/domain/consents'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from '../db/sql.ts'
import { createStory, send, type Story } from '../features/e-contacts/testing/story.ts'
import { SESSION_ENDED_CHANNEL } from '../realtime/session-ended.ts'
import { quickestDatabase } from '../testing/databases.ts'
import { createPatient } from '../testing/factories.ts'
import type { ClinicDetails } from '../features/clinics/index.ts'
import { readChanges, readClinic, readColleagues, readEmails } from './clinic-options.ts'
import { addClinic, changeClinic, changeStaff, listClinics, removeClinic } from './clinics.ts'

const CLINIC: ClinicDetails = {
  name: 'Kodu Perearstikeskus',
  address: 'Tamme 1, Tallinn',
  openForAll: true,
  isPrivate: false,
  countryCode: 'EE',
  timeZone: 'Europe/Tallinn',
  plan: 'BASIC',
  emails: ['info@example.test'],
  phone: '+3726000000',
}
const MESSAGE = { eContactType: 'HEADACHE', text: 'My head has ached for two days.' }

describe.each([quickestDatabase()])('clinics and their staff by command, on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const newcomer = async (firstName: string) => {
    const user = await createPatient(story.services, { firstName, surname: 'Saar', consents: CONSENT_TYPES })
    return { ...user, client: await story.signedInAs(user) }
  }
  type Newcomer = Awaited<ReturnType<typeof newcomer>>
  const inboxOf = async ({ client }: Newcomer, clinicId: number) =>
    (await client.get(`/api/clinic/e-contacts?clinicId=${clinicId}`)).statusCode
  const add = (staff: Parameters<typeof addClinic>[2]['staff']) =>
    addClinic(story.services.database, story.clock, { clinic: CLINIC, staff })
  const change = (clinicId: number, more: Partial<Parameters<typeof changeStaff>[2]>) =>
    changeStaff(story.services.database, story.clock, { clinicId, added: [], removed: [], ...more })
  const inSystem = (query: ReturnType<typeof sql>) =>
    story.services.database.transaction({ actor: 'system' }, (tx) => tx.query(query))

  it('a new clinic is worked in at once by who has signed up, and by nobody else', async () => {
    const [nurse, outsider] = [await newcomer('Anu'), await newcomer('Olev')]
    expect(await inboxOf(nurse, story.clinic.clinicId)).toBe(403)

    const clinicId = await add([{ email: nurse.email, profession: 'NURSE' }])
    expect(await inboxOf(nurse, clinicId)).toBe(200)
    expect(await inboxOf(nurse, story.clinic.clinicId)).toBe(404)
    expect(await inboxOf(outsider, clinicId)).toBe(403)
    const clinics = (await nurse.client.get('/api/clinic/clinics')).json().content
    expect(clinics).toMatchObject([{ id: clinicId, name: CLINIC.name }])
  })

  it('each change is in the audit trail of its clinic, by nobody with an account', async () => {
    const doctor = await newcomer('Ants')
    const clinicId = await add([{ email: doctor.email, profession: 'DOCTOR' }])
    await change(clinicId, { removed: [doctor.email] })
    const rows = await inSystem(sql`select action, outcome, actor_user_id, object_type from audit_entries
      where clinic_id = ${clinicId} order by seq`)
    const done = { outcome: 'ALLOWED', actorUserId: null }
    expect(rows).toEqual([
      { action: 'CLINIC_ADD', objectType: 'clinic', ...done },
      { action: 'EMPLOYEE_ADD', objectType: 'employee', ...done },
      { action: 'EMPLOYEE_REMOVE', objectType: 'employee', ...done },
    ])
  })

  it('nothing of a clinic is left when one of its staff has not signed up', async () => {
    const count = () => inSystem(sql`select count(*)::int as clinics from clinics`)
    const [before, nurse] = [await count(), await newcomer('Epp')]
    const staff = [nurse.email, 'nobody@example.test'].map((email) => ({
      email,
      profession: 'NURSE' as const,
    }))
    await expect(add(staff)).rejects.toThrow('Nobody with nobody@example.test')
    expect(await count()).toEqual(before)
  })

  it('a refused clinic uses up no number, and every address that is unknown is named', async () => {
    const first = await add([])
    const unknown = ['a@example.test', 'b@example.test'].map((email) => ({
      email,
      profession: 'NURSE' as const,
    }))
    await expect(add(unknown)).rejects.toThrow('a@example.test, b@example.test')
    expect(await add([])).toBe(first + 1)
  })

  it('a patient who has just signed up writes to the new clinic, is accepted and is answered', async () => {
    const [nurse, patient] = [await newcomer('Liis'), await newcomer('Peeter')]
    const clinicId = await add([{ email: nurse.email, profession: 'NURSE' }])
    const offered = (await patient.client.get('/api/patient/clinics')).json().content
    expect(offered.find(({ id }: { id: number }) => id === clinicId)).toMatchObject({
      name: CLINIC.name,
      relation: 'OPEN',
      isPrivate: false,
    })
    const { id, acceptanceRequired } = await send({ ...story, clinic: { ...CLINIC, clinicId } }, {}, patient)
    expect(acceptanceRequired).toBe(true)
    const of = `/api/clinic/e-contacts/${id}`
    expect((await nurse.client.post(`${of}/complete`, { infoText: 'Too early' })).statusCode).toBe(468)
    expect((await nurse.client.post(`${of}/accept`)).statusCode).toBe(200)
    expect((await nurse.client.post(`${of}/complete`, { infoText: 'Drink water' })).statusCode).toBe(200)
    const { content } = (await patient.client.get('/api/patient/clinics')).json()
    expect(content[0]).toMatchObject({ id: clinicId, relation: 'FAMILY' })
  })

  it('a clinic that takes no new patients is offered to its own alone', async () => {
    const patient = await newcomer('Kaarel')
    const clinicId = await add([])
    await changeClinic(story.services.database, story.clock, clinicId, { openForAll: false })
    const { content } = (await patient.client.get('/api/patient/clinics')).json()
    expect(content.map(({ id }: { id: number }) => id)).not.toContain(clinicId)
    const body = { ...MESSAGE, patientPersonId: patient.personId, clinicId }
    expect((await patient.client.post('/api/patient/e-contacts/fallback', body)).statusCode).not.toBe(201)
  })

  it('each field of a clinic can be changed, what is not named stays, and the trail has it', async () => {
    const clinicId = await add([])
    const changes = {
      name: 'Uus',
      address: 'Mere 2',
      countryCode: 'PL',
      timeZone: 'Europe/Warsaw',
      plan: 'PREMIUM',
      emails: ['uus@example.test'],
      phone: null,
      openForAll: false,
      isPrivate: true,
    } as const
    const counts = { isActive: true, employeeCount: 0, patientCount: 0, eContactCount: 0 }
    for (const [field, value] of Object.entries(changes)) {
      const before = (await listClinics(story.services.database)).find(({ id }) => id === clinicId)
      await changeClinic(story.services.database, story.clock, clinicId, { [field]: value })
      const after = (await listClinics(story.services.database)).find(({ id }) => id === clinicId)
      expect(after).toEqual({ ...before, [field]: value })
    }
    const after = (await listClinics(story.services.database)).find(({ id }) => id === clinicId)
    expect(after).toEqual({ id: clinicId, ...changes, ...counts })
    const rows = await inSystem(sql`select count(*)::int as count from audit_entries
      where clinic_id = ${clinicId} and action = 'CLINIC_CHANGE'`)
    expect(rows).toEqual([{ count: Object.keys(changes).length }])
    await expect(changeClinic(story.services.database, story.clock, 9999, {})).rejects.toThrow(
      'no clinic 9999',
    )
  })

  it('a clinic that was entered twice is removed with its staff, and its trail stays', async () => {
    const nurse = await newcomer('Tiina')
    const clinicId = await add([{ email: nurse.email, profession: 'NURSE' }])
    await inSystem(sql`insert into templates (clinic_id, owner_user_id, heading, description, created_at, updated_at)
      values (${clinicId}, ${nurse.userId}, 'Rest', 'Rest at home', ${story.clock.now()}, ${story.clock.now()})`)
    expect(await removeClinic(story.services.database, story.clock, clinicId)).toMatchObject({
      isRemoved: true,
    })
    expect((await listClinics(story.services.database)).map(({ id }) => id)).not.toContain(clinicId)
    expect(await inboxOf(nurse, clinicId)).toBe(403)
    const rows = await inSystem(
      sql`select action from audit_entries where clinic_id = ${clinicId} order by seq`,
    )
    expect(rows.at(-1)).toEqual({ action: 'CLINIC_REMOVE' })
    await expect(removeClinic(story.services.database, story.clock, clinicId)).rejects.toThrow('no clinic')
  })

  it('a clinic with medical records is deactivated: nobody begins a new e-contact, what is there is read and answered', async () => {
    const [nurse, patient] = [await newcomer('Riina'), await newcomer('Toomas')]
    const clinicId = await add([{ email: nurse.email, profession: 'NURSE' }])
    const { id } = await send({ ...story, clinic: { ...CLINIC, clinicId } }, {}, patient)
    const of = `/api/clinic/e-contacts/${id}`
    await nurse.client.post(`${of}/accept`)

    const { clinic, isRemoved } = await removeClinic(story.services.database, story.clock, clinicId)
    expect([isRemoved, clinic.isActive]).toEqual([false, false])
    const body = { ...MESSAGE, patientPersonId: patient.personId, clinicId }
    const again = await patient.client.post('/api/patient/e-contacts/fallback', body)
    expect(again.statusCode).not.toBe(201)
    const made = await nurse.client.post('/api/clinic/e-contacts', {
      clinicId,
      mode: 'TO_PATIENT',
      patientPersonId: patient.personId,
      eContactType: 'HEADACHE',
      text: 'How are you?',
    })
    expect(made.statusCode).toBe(404)
    const context = {
      actor: 'user',
      userId: patient.userId,
      personId: patient.personId,
      role: 'PRM_PATIENT',
    } as const
    await expect(
      story.services.database.transaction({ ...context, clinicIds: [] }, (tx) =>
        tx.run(sql`insert into e_contacts select * from e_contacts where id = ${id}`),
      ),
    ).rejects.toThrow('e_contacts_of_active_clinic')
    expect((await nurse.client.post(`${of}/complete`, { infoText: 'Drink water' })).statusCode).toBe(200)

    await changeClinic(story.services.database, story.clock, clinicId, { isActive: true })
    expect((await patient.client.post('/api/patient/e-contacts/fallback', body)).statusCode).toBe(201)
  })

  it('every table that keeps a clinic from being removed goes with it, or belongs to a patient or an e-contact', async () => {
    const rows = await inSystem(sql`select conrelid::regclass::text as name from pg_constraint clinic
      where contype = 'f' and confrelid = 'clinics'::regclass and confdeltype not in ('c', 'n')
        and not exists (select from pg_constraint other where other.conrelid = clinic.conrelid and other.contype = 'f'
          and other.confrelid in ('e_contacts'::regclass, 'persons'::regclass))
      order by 1`)
    expect(rows.map(({ name }) => name)).toEqual(['employees', 'patient_lists', 'templates'])
  })

  it('who leaves sees nothing from the next step on, what was written stays, and the way back is open', async () => {
    const doctor = await newcomer('Rein')
    const { clinicId } = story.clinic
    await change(clinicId, { added: [{ email: doctor.email, profession: 'DOCTOR' }] })
    const { id } = await send(story)
    await doctor.client.post(`/api/clinic/e-contacts/${id}/notes`, { note: 'Called back' })
    const announced: string[] = []
    await story.services.database.listen(SESSION_ENDED_CHANNEL, (payload) => announced.push(payload))

    await change(clinicId, { removed: [doctor.email] })
    expect(await inboxOf(doctor, clinicId)).toBe(401)
    expect((await doctor.client.get('/api/login')).statusCode).toBe(401)
    expect(
      await inSystem(sql`select 1 from sessions where user_id = ${doctor.userId} and ended_at is null`),
    ).toEqual([])
    // Open sockets close on it.
    await vi.waitFor(() => expect(announced).toContain(JSON.stringify({ userId: doctor.userId })))
    const notes = (await story.doctor.client.get(`/api/clinic/e-contacts/${id}/notes`)).json().content
    expect(notes).toMatchObject([{ text: 'Called back' }])

    await change(clinicId, { added: [{ email: doctor.email, profession: 'NON_CLINICAL' }] })
    doctor.client = await story.signedInAs(doctor)
    expect(await inboxOf(doctor, clinicId)).toBe(200)
    const rows = await inSystem(sql`select profession, first_name from employees
      where clinic_id = ${clinicId} and user_id = ${doctor.userId}`)
    expect(rows).toEqual([{ profession: 'NON_CLINICAL', firstName: 'Rein' }])
  })

  it('another profession counts from the next request on, and open sockets come back with its rights', async () => {
    const doctor = await newcomer('Tiit')
    const { clinicId } = story.clinic
    await change(clinicId, { added: [{ email: doctor.email, profession: 'DOCTOR' }] })
    const { id } = await send(story)
    const textOf = async () => (await doctor.client.get(`/api/clinic/e-contacts/${id}`)).body
    const asDoctor = await textOf()
    const announced: string[] = []
    await story.services.database.listen(SESSION_ENDED_CHANNEL, (payload) => announced.push(payload))

    await change(clinicId, { added: [{ email: doctor.email, profession: 'NON_CLINICAL' }] })
    expect(await textOf()).not.toBe(asDoctor)
    const closing = JSON.stringify({ rightsOfPersonId: doctor.personId })
    await vi.waitFor(() => expect(announced).toContain(closing))
    expect((await doctor.client.get('/api/login')).json().clinics).toMatchObject([
      { profession: 'NON_CLINICAL' },
    ])
  })

  it('is refused for a clinic that is not there, and for who does not work there', async () => {
    const email = story.otherDoctor.email
    await expect(change(9999, { removed: [email] })).rejects.toThrow('no clinic 9999')
    await expect(change(story.clinic.clinicId, { removed: [email] })).rejects.toThrow('works there')
  })
})

describe('what is typed', () => {
  const given = { name: ' Kodu ', country: 'EE', emails: 'Info@Example.ee, b@example.ee', phone: '600 0000' }

  it('becomes a clinic with what its country suggests', () => {
    expect(readClinic(given)).toEqual({
      name: 'Kodu',
      countryCode: 'EE',
      timeZone: 'Europe/Tallinn',
      plan: 'PREMIUM',
      emails: ['info@example.ee', 'b@example.ee'],
      phone: '+3726000000',
      address: '',
      openForAll: true,
      isPrivate: false,
    })
    expect(readColleagues('Mari@Example.ee:NURSE,j@example.ee:DOCTOR', 'staff')).toEqual([
      { email: 'mari@example.ee', profession: 'NURSE' },
      { email: 'j@example.ee', profession: 'DOCTOR' },
    ])
    expect(readEmails(undefined, 'remove')).toEqual([])
  })

  it.each<[string, object]>([
    ['--name is missing', { name: '' }],
    ['--country: XX', { country: 'XX' }],
    ['--emails is missing', { emails: undefined }],
    ['--emails: info', { emails: 'info' }],
    ['--phone: 12', { phone: '12' }],
    ['--time-zone: Tallinn', { 'time-zone': 'Tallinn' }],
    ['--plan: GOLD', { plan: 'GOLD' }],
    ['--new-patients: maybe', { 'new-patients': 'maybe' }],
    ['--private: true', { private: 'true' }],
  ])('is refused by name: %s', (words, wrong) => {
    expect(() => readClinic({ ...given, ...wrong })).toThrow(words)
  })

  it('becomes a change of what is named, read by the rules of the clinic’s country', () => {
    const clinic = { countryCode: 'EE' } as const
    expect(readChanges({ clinic: '1', phone: '600 0001', 'new-patients': 'no' }, clinic)).toEqual({
      phone: '+3726000001',
      openForAll: false,
    })
    expect(readChanges({ clinic: '1', phone: '', active: 'yes', country: 'PL' }, clinic)).toEqual({
      countryCode: 'PL',
      timeZone: 'Europe/Warsaw',
      phone: null,
      isActive: true,
    })
    expect(() => readChanges({ name: '' }, clinic)).toThrow('--name is missing')
  })

  it.each(['mari@example.ee', 'mari@example.ee:COOK', 'mari:NURSE', ':NURSE'])(
    'is no colleague: %s',
    (text) => {
      expect(() => readColleagues(text, 'staff')).toThrow('--staff')
    },
  )
})
