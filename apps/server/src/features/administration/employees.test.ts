// @proves R2-100 R3-041 R3-042 R4-053 R4-054 R4-055 R7-078 R7-079 R7-080
// @proves R5-052
import { inventPersonalCode } from '@vastus/demo/personal-codes'
import { EMPLOYEES_AT_ONCE } from '@vastus/domain/file-import/employee-rows'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createEmployee, createPatient } from '../../testing/factories.ts'
import { mailedCode } from '../../testing/one-time-codes.ts'
import { outcomeOf } from '../e-contacts/testing/answers.ts'
import { createStory, type Story, send } from '../e-contacts/testing/story.ts'

const PASSWORD = 'four-green-doors'
const LIISA = {
  firstName: 'Liisa',
  surname: 'Lepiku',
  personalCode: '48803110159',
  email: 'liisa@example.test',
  profession: 'NURSE',
}

describe.each([quickestDatabase()])('the employees of a clinic, on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`insert into patient_lists (clinic_id, code, name, employee_id)
        values (${story.clinic.clinicId}, 'N7', 'Nimistu 7', ${story.nurse.employeeId})`),
    )
  })
  afterAll(() => story.close())

  const url = (more = '') => `/api/clinic/${story.clinic.clinicId}/employees${more}`
  const add = (body: object) => story.doctor.client.post(url(), { ...LIISA, ...body })
  const change = (id: number, body: object, version?: number) =>
    story.doctor.client.patch(url(`/${id}`), body, version ? { headers: { 'if-match': `"${version}"` } } : {})
  const list = async (query = '?includeDeleted=true') =>
    (await story.doctor.client.get(url(query))).json().content as Record<string, unknown>[]
  const named = async (surname: string) => (await list()).find((each) => each['surname'] === surname)

  it('are added with what the clinic writes of them, and invited in their language', async () => {
    const added = await add({ listCode: 'N7', language: 'ru' })
    expect(added.statusCode, added.body).toBe(201)
    expect(added.json()).toMatchObject({
      ...LIISA,
      birthDate: '1988-03-11',
      sex: 'FEMALE',
      listCode: 'N7',
      status: 'ACTIVE',
      deletedAt: null,
      lastSignInAt: null,
    })
    await story.runJobs()
    const mail = story.outbox.find(({ to }) => to === LIISA.email)
    expect(mail?.text).toContain(`/reset-password#invited=${encodeURIComponent(LIISA.email)}`)
    expect(mail?.subject).toContain('Теперь вы можете')
  })

  it('learn at the address of their account that somebody employed them', async () => {
    const { doctor, clinic } = story
    const personalCode = inventPersonalCode('EE', { birthDate: '1981-02-03', sex: 'FEMALE' }, 1)
    const patient = await createPatient(story.services, { clinics: [clinic], personalCode })
    const given = { ...LIISA, personalCode, email: 'typed@example.test' }
    expect((await doctor.client.post(url(), given)).statusCode).toBe(201)
    await story.runJobs()
    const told = story.outbox.filter(({ subject }) => subject.includes(clinic.name)).map(({ to }) => to)
    expect(told).toEqual(expect.arrayContaining(['typed@example.test', patient.email]))
  })

  it('keep who may not read messages from opening them', async () => {
    const reception = story.receptionist.client
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`update clinics set emails = '{clinic@example.test}' where id = ${story.clinic.clinicId}`),
    )
    const giveProfession = async (id: number, profession: string, client = reception) =>
      (await client.patch(url(`/${id}`), { profession })).statusCode
    const { receptionist, nurse, doctor } = story
    expect(await giveProfession(receptionist.employeeId, 'DOCTOR')).toBe(468)
    expect(await giveProfession(doctor.employeeId, 'NURSE', doctor.client)).toBe(468)
    const other = await createEmployee(story.services, story.clinic, { profession: 'NON_CLINICAL' })
    expect(await giveProfession(other.employeeId, 'NURSE')).toBe(468)
    expect(await giveProfession(nurse.employeeId, 'NURSE')).toBe(200)
    expect(await giveProfession(other.employeeId, 'NURSE', doctor.client)).toBe(200)
    const given = {
      ...LIISA,
      personalCode: inventPersonalCode('EE', { birthDate: '1980-05-05', sex: 'FEMALE' }, 1),
      email: 'new-doctor@example.test',
      profession: 'DOCTOR',
    }
    const mailsToClinic = async () => {
      await story.runJobs()
      return story.outbox.filter(({ to }) => to === 'clinic@example.test').length
    }
    const added = await reception.post(url(), given)
    expect(added.statusCode).toBe(201)
    expect(await mailsToClinic()).toBe(1)
    const place = url(`/${added.json().id}`)
    expect((await reception.patch(place, { email: 'elsewhere@example.test' })).statusCode).toBe(200)
    expect(await mailsToClinic()).toBe(2)
    expect((await reception.patch(place, { deletedAt: story.clock.now().toISOString() })).statusCode).toBe(
      200,
    )
    expect((await reception.patch(place, { deletedAt: null })).statusCode).toBe(200)
    expect(await mailsToClinic()).toBe(3)
    expect((await doctor.client.patch(place, { email: 'again@example.test' })).statusCode).toBe(200)
    expect(await mailsToClinic()).toBe(3)
  })

  it('choose a password with a mailed code, and work from then on', async () => {
    await story.anonymous().post('/api/reset-password', { email: LIISA.email })
    const otp = await mailedCode(story, LIISA.email)
    const given = { email: LIISA.email, otp, password: PASSWORD, confirmPassword: PASSWORD }
    expect((await story.anonymous().post('/api/reset-password/confirm', given)).statusCode).toBe(204)
    const login = await story
      .anonymous()
      .post('/api/login/password', { email: LIISA.email, password: PASSWORD })
    expect(login.json()).toMatchObject({
      permissions: ['PRM_DOCTOR'],
      incompleteProfile: false,
      clinics: [{ clinicId: story.clinic.clinicId, profession: 'NURSE' }],
    })
    expect((await named('Lepiku'))?.['lastSignInAt']).toBe(story.clock.now().toISOString())
  })

  it('are there once: neither the code nor the account can be added again', async () => {
    expect(outcomeOf(await add({ email: 'other@example.test' }))).toEqual([
      469,
      'DOCTOR_EXISTS_IN_CLINIC_ALREADY',
    ])
    expect(outcomeOf(await add({ personalCode: '38703110133' }))).toEqual([
      469,
      'DOCTOR_EXISTS_IN_CLINIC_ALREADY',
    ])
  })

  it('may have an account already, as a patient or at another clinic', async () => {
    const patient = await createPatient(story.services, { email: 'kati@example.test', language: 'et' })
    const added = await add({
      firstName: 'Kati',
      surname: 'Kask',
      personalCode: '47605030299',
      email: patient.email,
    })
    expect(added.statusCode, added.body).toBe(201)
    expect(added.json().userId).toBe(patient.userId)
    await story.runJobs()
    expect(story.outbox.find(({ to }) => to === patient.email)?.subject).toContain('Nüüd saate')
  })

  it('are not taken for somebody whose proven code is another one', async () => {
    await createPatient(story.services, { email: 'proven@example.test', personalCode: '36605030297' })
    const response = await add({ personalCode: '37605030299', email: 'proven@example.test' })
    expect(outcomeOf(response)).toEqual([469, 'GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT'])
  })

  it.each<[string, object]>([
    ['a child', { personalCode: '61803040020' }],
    ['a wrong code', { personalCode: '48803110150' }],
    ['no name', { firstName: ' ' }],
    ['no profession', { profession: 'SURGEON' }],
    ['a list that is not there', { personalCode: '37605030299', email: 'a@example.test', listCode: 'N99' }],
  ])('refuse %s', async (_, body) => {
    expect((await add(body)).statusCode).toBe(400)
  })

  it('are changed on the version that was seen', async () => {
    const { id, version } = (await named('Lepiku')) as { id: number; version: number }
    const changed = await change(id, { surname: 'Lepik', profession: 'DOCTOR', listCode: null }, version)
    expect(changed.json()).toMatchObject({ surname: 'Lepik', profession: 'DOCTOR', listCode: null })
    expect(outcomeOf(await change(id, { surname: 'Teine' }, version))).toEqual([409, version + 1])
    const { personalCode } = (await named('Kask')) as { personalCode: string }
    expect(outcomeOf(await change(id, { personalCode }))).toEqual([469, 'PERSONAL_CODE_DUPLICATE'])
  })

  it('get the invitation at the right address when the first one was mistyped', async () => {
    const added = await add({ surname: 'Mets', personalCode: '36803110154', email: 'mest@example.test' })
    expect(added.statusCode, added.body).toBe(201)
    const { id } = added.json()
    expect((await change(id, { email: 'mets@example.test' })).statusCode).toBe(200)
    const again = await story.doctor.client.post(url(`/${id}/invitation`), {})
    expect(again.json()).toMatchObject({ email: 'mets@example.test' })
    await story.runJobs()
    expect(story.outbox.filter(({ to }) => to === 'mets@example.test')).toHaveLength(2)
    await story.anonymous().post('/api/reset-password', { email: 'mets@example.test' })
    expect(await mailedCode(story, 'mets@example.test')).toMatch(/^\d{6}$/)
    expect(outcomeOf(await change(id, { email: LIISA.email }))).toEqual([
      469,
      'GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT',
    ])
  })

  it('never deactivate themselves', async () => {
    const { doctor } = story
    const response = await change(doctor.employeeId, { deletedAt: story.clock.now().toISOString() })
    expect(response.statusCode).toBe(468)
    expect((await doctor.client.get('/api/login')).statusCode).toBe(200)
  })

  it('are out at once when deactivated, stay on the list with the date, and keep their patient list', async () => {
    const { nurse, doctor, clinic } = story
    const deletedAt = story.clock.now().toISOString()
    const listsBefore = (await doctor.client.get(`/api/clinic/${clinic.clinicId}/patient-lists`)).json()
    expect(listsBefore.content).toMatchObject([{ code: 'N7' }])
    const response = await change(nurse.employeeId, { deletedAt })
    expect(response.json()).toMatchObject({ status: 'DEACTIVATED', deletedAt })
    expect((await nurse.client.get('/api/login')).statusCode).toBe(401)
    expect((await list('')).map(({ id }) => id)).not.toContain(nurse.employeeId)
    expect((await list()).find(({ id }) => id === nurse.employeeId)).toMatchObject({ deletedAt })
    const lists = (await doctor.client.get(`/api/clinic/${clinic.clinicId}/patient-lists`)).json()
    expect(lists.content.map(({ code }: { code: string }) => code)).toEqual(['N7'])
  })

  it('come back when reactivated', async () => {
    const { nurse } = story
    const response = await change(nurse.employeeId, { deletedAt: null })
    expect(response.json()).toMatchObject({ status: 'ACTIVE', deletedAt: null })
    expect((await (await story.signedInAs(nurse)).get('/api/clinic/clinics')).statusCode).toBe(200)
  })

  it('are named in the inbox as they are called now, as if each row were drawn again', async () => {
    const { doctor, nurse, services } = story
    const ids: number[] = []
    for (const { userId } of [nurse, doctor]) {
      const { id } = await send(story, { text: '"assigneeUser":null' })
      const assigned = await doctor.client.post(`/api/clinic/e-contacts/${id}/assign`, {
        assigneeUserId: userId,
      })
      expect(assigned.statusCode).toBe(200)
      ids.push(id)
    }
    const inSystem = <R>(query: ReturnType<typeof sql>) =>
      services.database.transaction({ actor: 'system' }, (tx) => tx.query<R>(query))
    const rows = () =>
      inSystem<{ shown: string; masked: string }>(sql`select row_json as shown, row_json_masked as masked
        from e_contact_rows where e_contact_id = any (${ids}) order by e_contact_id`)
    const [, ofColleague] = await rows()
    const surname = 'O’Brien "Kask" \\ Õun'
    const deletedAt = story.clock.now().toISOString()
    expect((await change(nurse.employeeId, { surname, deletedAt })).statusCode).toBe(200)
    const followed = await rows()
    for (const text of [followed[0]?.shown, followed[0]?.masked])
      expect(JSON.parse(text ?? '')).toMatchObject({
        assigneeUser: { id: nurse.userId, surname, active: false },
      })
    expect(followed[1]).toEqual(ofColleague)
    await inSystem(sql`select refresh_e_contact_row(id) from unnest(${ids}::bigint[]) as id`)
    expect(await rows()).toEqual(followed)
    await change(nurse.employeeId, { deletedAt: null })
  })

  it('leave on a date that has come', async () => {
    const { employeeId } = story.nurse
    expect((await change(employeeId, { deletedAt: '2031-01-01' })).statusCode).toBe(400)
    expect((await change(employeeId, { deletedAt: 'yesterday' })).statusCode).toBe(400)
  })

  it('belong to one clinic, and each change leaves an audit row', async () => {
    const { otherDoctor, nurse, services } = story
    expect((await otherDoctor.client.patch(url(`/${nurse.employeeId}`), { surname: 'X' })).statusCode).toBe(
      404,
    )
    expect((await otherDoctor.client.post(url(), LIISA)).statusCode).toBe(404)
    expect((await story.patient.client.get(url())).statusCode).toBe(403)
    const rows = await services.database.transaction({ actor: 'system' }, (tx) =>
      tx.query<{ action: string }>(sql`select distinct action from audit_entries
        where object_type = 'employee' and outcome = 'ALLOWED' order by action`),
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'EMPLOYEE_ADD',
      'EMPLOYEE_CHANGE',
      'EMPLOYEE_DEACTIVATE',
      'EMPLOYEE_INVITE',
      'EMPLOYEE_REACTIVATE',
    ])
  })

  it('are added as many as can be pasted at once, each once', async () => {
    const client = await story.signedInAs(story.otherDoctor)
    const path = `/api/clinic/${story.otherClinic.clinicId}/employees`
    const addAll = async () => {
      const answers: number[] = []
      for (let index = 0; index < EMPLOYEES_AT_ONCE; index += 1) {
        const birthDate = `${1960 + (index % 30)}-05-17`
        const code = inventPersonalCode('EE', { birthDate, sex: 'FEMALE' }, Math.floor(index / 30))
        const body = { ...LIISA, personalCode: code, email: `pasted${index}@example.test` }
        answers.push((await client.post(path, body)).statusCode)
        // A caller may make so many calls a second.
        story.clock.advance(50)
      }
      return [...new Set(answers)]
    }
    expect(await addAll()).toEqual([201])
    expect(await addAll()).toEqual([469])
    const { content } = (await client.get(path)).json()
    const pasted = (content as { email: string | null }[]).filter(({ email }) => email?.startsWith('pasted'))
    expect(pasted).toHaveLength(EMPLOYEES_AT_ONCE)
  })
})
