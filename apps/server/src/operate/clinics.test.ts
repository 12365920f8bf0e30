import { CONSENT_TYPES } from '@vastus/domain/consents'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from '../db/sql.ts'
import { createStory, send, type Story } from '../features/e-contacts/testing/story.ts'
import { SESSION_ENDED_CHANNEL } from '../realtime/session-ended.ts'
import { databaseKinds } from '../testing/databases.ts'
import { createPatient } from '../testing/factories.ts'
import { readClinic, readColleagues, readEmails } from './clinic-options.ts'
import { addClinic, changeStaff } from './clinics.ts'
import type { NewClinic } from './clinics-repository.ts'

const CLINIC: NewClinic = {
  name: 'Kodu Perearstikeskus',
  countryCode: 'EE',
  timeZone: 'Europe/Tallinn',
  plan: 'BASIC',
  emails: ['info@example.test'],
  phone: '+3726000000',
}

describe.each(databaseKinds())('clinics and their staff by command, on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const newcomer = async (firstName: string) => {
    const user = await createPatient(story.parts, { firstName, surname: 'Saar', consents: CONSENT_TYPES })
    return { ...user, client: await story.signedInAs(user) }
  }
  type Newcomer = Awaited<ReturnType<typeof newcomer>>
  const inboxOf = async ({ client }: Newcomer, clinicId: number) =>
    (await client.get(`/api/clinic/e-contacts?clinicId=${clinicId}`)).statusCode
  const add = (staff: Parameters<typeof addClinic>[2]['staff']) =>
    addClinic(story.parts.database, story.clock, { clinic: CLINIC, staff })
  const change = (clinicId: number, more: Partial<Parameters<typeof changeStaff>[2]>) =>
    changeStaff(story.parts.database, story.clock, { clinicId, added: [], removed: [], ...more })
  const inSystem = (query: ReturnType<typeof sql>) =>
    story.parts.database.transaction({ actor: 'system' }, (tx) => tx.query(query))

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

  it('who leaves sees nothing from the next step on, what was written stays, and the way back is open', async () => {
    const doctor = await newcomer('Rein')
    const { clinicId } = story.clinic
    await change(clinicId, { added: [{ email: doctor.email, profession: 'DOCTOR' }] })
    const { id } = await send(story)
    await doctor.client.post(`/api/clinic/e-contacts/${id}/notes`, { note: 'Called back' })
    const announced: string[] = []
    await story.parts.database.listen(SESSION_ENDED_CHANNEL, (payload) => announced.push(payload))

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
    await story.parts.database.listen(SESSION_ENDED_CHANNEL, (payload) => announced.push(payload))

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
  ])('is refused by name: %s', (words, wrong) => {
    expect(() => readClinic({ ...given, ...wrong })).toThrow(words)
  })

  it.each(['mari@example.ee', 'mari@example.ee:COOK', 'mari:NURSE', ':NURSE'])(
    'is no colleague: %s',
    (text) => {
      expect(() => readColleagues(text, 'staff')).toThrow('--staff')
    },
  )
})
