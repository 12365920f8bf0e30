// @proves R2-112 R3-084 R3-085 R5-052
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { listAudit } from '../../testing/e-contact-rows.ts'
import { createAdmin } from '../../testing/factories.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'

const DOCTOR = {
  firstName: 'Mari',
  surname: 'Mägi',
  personalCode: '37605030299',
  email: 'mari.magi@example.test',
  profession: 'DOCTOR',
}
const NURSE = {
  firstName: 'Jaan',
  surname: 'Kask',
  personalCode: '39001010000',
  email: 'jaan.kask@example.test',
  profession: 'NURSE',
}
const CLINIC = {
  countryCode: 'EE',
  name: 'Tamme Tervisekeskus',
  address: 'Tamme 1, Tartu',
  websites: 'https://tamme.example, http://tk.example',
  emails: 'info@tamme.example',
  plan: 'BASIC',
  registrationCode: '12345678',
  employees: [DOCTOR, NURSE],
}

describe.each([quickestDatabase()])('a new clinic on %s', (kind) => {
  let story: Story
  let admin: TestClient
  const add = (client: TestClient, part: object = {}, key?: string) =>
    client.post(
      '/api/prm/clinics',
      { ...CLINIC, ...part },
      key ? { headers: { 'idempotency-key': key } } : {},
    )
  const counts = () =>
    story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.one(
        sql`select (select count(*)::int from clinics) as clinics, (select count(*)::int from users) as users`,
      ),
    )

  beforeAll(async () => {
    story = await createStory(kind)
    admin = await story.signedInAs(await createAdmin(story.services))
  })
  afterAll(() => story.close())

  it('is added by the platform’s administrator, with employees who are invited, and noted', async () => {
    const key = crypto.randomUUID()
    const added = await add(admin, {}, key)
    expect(added.statusCode).toBe(201)
    expect(added.json()).toMatchObject({
      name: CLINIC.name,
      plan: 'BASIC',
      countryCode: 'EE',
      employeeCount: 2,
      isActive: true,
    })
    await story.runJobs()
    const invited = story.outbox.filter(({ subject }) => subject.includes(CLINIC.name)).map(({ to }) => to)
    expect(invited.toSorted()).toEqual([NURSE.email, DOCTOR.email])
    const trail = await listAudit(story)
    const { id } = added.json()
    expect(trail.filter(({ clinicId }) => clinicId === id).map(({ action }) => action)).toEqual([
      'CLINIC_ADD',
      'EMPLOYEE_ADD',
      'EMPLOYEE_ADD',
    ])
    // The same call once more answers the same clinic, and nobody is invited again.
    expect((await add(admin, {}, key)).json().id).toBe(id)
    await story.runJobs()
    expect(story.outbox.filter(({ subject }) => subject.includes(CLINIC.name))).toHaveLength(2)
  })

  it('is added by nobody else', async () => {
    for (const { client } of [story.patient, story.doctor, story.receptionist])
      expect((await add(client)).statusCode).toBe(403)
    expect((await add(story.anonymous())).statusCode).toBe(401)
  })

  it.each<[string, object, string]>([
    [
      'two employees with one personal code',
      { employees: [DOCTOR, { ...NURSE, personalCode: DOCTOR.personalCode }] },
      'PERSONAL_CODE_DUPLICATE',
    ],
    [
      'two employees with one address',
      { employees: [DOCTOR, { ...NURSE, email: DOCTOR.email }] },
      'DOCTOR_EXISTS_IN_CLINIC_ALREADY',
    ],
  ])('refuses %s, and adds nothing', async (_what, part, key) => {
    const before = await counts()
    const refused = await add(admin, part)
    expect(refused.statusCode).toBe(469)
    expect(refused.json()).toMatchObject({ key, message: expect.any(String) })
    expect(await counts()).toEqual(before)
  })

  it.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['no e-mail', { emails: '' }, 'emails'],
    ['a website that runs script', { websites: 'javascript:alert(1)' }, 'websites'],
    [
      'a code that is none',
      { employees: [DOCTOR, { ...NURSE, personalCode: '39001010001' }] },
      'employees.1.personalCode',
    ],
    [
      'an employee who is a child',
      { employees: [{ ...DOCTOR, personalCode: '51501010001' }] },
      'employees.0.birthDate',
    ],
    ['an employee without an e-mail', { employees: [{ ...DOCTOR, email: '' }] }, 'employees.0.email'],
  ])('names the field of %s', async (_what, part, path) => {
    const refused = await add(admin, part)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields.map((field: { path: string }) => field.path)).toEqual([path])
  })

  it('takes somebody who has an account already, and whom the clinic then shows', async () => {
    const { firstName, surname, email } = story.doctor
    const known = { ...DOCTOR, firstName, surname, email, personalCode: '38808080018' }
    const added = await add(admin, { name: 'Teine', employees: [known] })
    expect(added.statusCode, added.body).toBe(201)
    const { clinics } = (await story.doctor.client.get('/api/login')).json()
    expect(clinics.map(({ name }: { name: string }) => name)).toContain('Teine')
  })

  it('lets the administrator put nobody into a clinic that is there', async () => {
    const { userId } = await createAdmin(story.services)
    const context = {
      actor: 'user' as const,
      role: 'PRM_VASTUS_ADMIN' as const,
      userId,
      personId: null,
      clinicIds: [],
      now: story.clock.now(),
    }
    await expect(
      story.services.database.transaction(context, (tx) =>
        tx.query(sql`select * from employ_colleague(${story.clinic.clinicId}, 'a@example.test', 'en', 'A', 'B', null,
          '1980-01-01'::date, 'FEMALE', 'DOCTOR', null, now())`),
      ),
    ).rejects.toThrow(/only staff of the clinic/)
  })
})
