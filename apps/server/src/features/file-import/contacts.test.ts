import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createPerson } from '../../testing/factories.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'
import { sendForm } from './testing/send-file.ts'

const [THEIRS, OWN_PHONE, OWN_EMAIL, ELSEWHERE, CORRECTED, SILENT, GONE, NAMED] = [
  '48505170103',
  '48505170114',
  '48505170125',
  '48505170136',
  '48505170147',
  '48505170158',
  '48505170169',
  '48505170170',
] as const
const PHONE_OF_B = '+37251119999'
const EMAIL_OF_B = 'only-b@example.test'

type Found = {
  id: number
  firstName: string
  phone: string | null
  email: string | null
  contactsOfClinicId: number | null
  listCode: string | null
  isMember: boolean | null
}

describe.each([quickestDatabase()])('contacts of patients brought as a file, on %s', (kind) => {
  let story: Story
  const inSystem = <R>(query: ReturnType<typeof sql>) =>
    story.services.database.transaction({ actor: 'system' }, (tx) => tx.query<R>(query))
  const find = async (code: string) =>
    (
      await inSystem<Found>(sql`select p.id, p.first_name, p.phone, p.email, p.contacts_of_clinic_id, cp.list_code,
        cp.clinic_member as is_member from persons p
        left join clinic_patients cp on cp.person_id = p.id and cp.clinic_id = ${story.clinic.clinicId}
        where p.personal_code = ${code}`)
    )[0]
  /** Somebody without an account, known to these clinics in this order. */
  const add = async (personalCode: string, clinics = [story.clinic]) => {
    const named = { firstName: 'Kai', surname: 'Fail', birthDate: '1985-05-17', personalCode }
    const { personId } = await createPerson(story.services, named)
    for (const { clinicId } of clinics)
      await inSystem(sql`insert into clinic_patients (clinic_id, person_id, clinic_member, created_at)
        values (${clinicId}, ${personId}, true, ${story.clock.now()})`)
    return personId
  }
  const bring = async (...rows: string[]) => {
    const content = ['isikukood;eesnimi;perenimi;nimistu;telefon;e-post', ...rows].join('\n')
    const taken = await sendForm(story, story.doctor.client, content, {
      method: 'POST',
      url: '/api/import/patients',
      fields: { clinicId: story.clinic.clinicId },
    })
    return (await story.doctor.client.post(`/api/import/${taken.json().id}/confirm`)).json()
  }
  const undo = async (id: number) => (await story.doctor.client.post(`/api/import/${id}/undo`)).json()

  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  it('of another clinic are neither shown nor stored, and stay when a list is undone', async () => {
    const personId = await add(THEIRS, [story.otherClinic, story.clinic])
    await inSystem(sql`update persons set phone = ${PHONE_OF_B}, email = ${EMAIL_OF_B},
      contacts_of_clinic_id = ${story.otherClinic.clinicId} where id = ${personId}`)
    await bring(`${THEIRS};Kai;Fail;N0001;51230001;kai@example.test`)
    const { id, updated } = await bring(`${THEIRS};Kai;Fail;N0002;51230001;kai@example.test`)
    expect(updated).toBe(1)
    const shown = (await story.doctor.client.get(`/api/import/${id}/rows`)).body
    const stored = JSON.stringify(await inSystem(sql`select rows from file_import_parts`))
    for (const text of [shown, stored]) {
      expect(text).not.toContain(PHONE_OF_B)
      expect(text).not.toContain(EMAIL_OF_B)
    }
    expect(await undo(id)).toMatchObject({ status: 'UNDONE', notUndone: 0 })
    expect(await find(THEIRS)).toMatchObject({
      listCode: 'N0001',
      phone: PHONE_OF_B,
      email: EMAIL_OF_B,
      contactsOfClinicId: story.otherClinic.clinicId,
    })
  })

  it('stay when the patient has made them their own since', async () => {
    await add(OWN_PHONE)
    const ownId = await add(OWN_EMAIL)
    const { id } = await bring(
      `${OWN_PHONE};Kai;Fail;;51230002;`,
      `${OWN_EMAIL};Kai;Fail;;;kai3@example.test`,
    )
    await inSystem(sql`update persons set phone_given_by_patient = true where personal_code = ${OWN_PHONE}`)
    await inSystem(
      sql`insert into users (person_id, email, created_at) values (${ownId}, 'kai3@example.test', ${story.clock.now()})`,
    )
    expect(await undo(id)).toMatchObject({ notUndone: 2 })
    expect(await find(OWN_PHONE)).toMatchObject({ phone: '+37251230002' })
    expect(await find(OWN_EMAIL)).toMatchObject({ email: 'kai3@example.test' })
  })

  it('are filled in for a newcomer who is on record elsewhere, and taken back', async () => {
    await add(ELSEWHERE, [])
    const { id, added } = await bring(`${ELSEWHERE};Kai;Fail;N0001;51230004;kai4@example.test`)
    expect(added).toBe(1)
    expect(await find(ELSEWHERE)).toMatchObject({ phone: '+37251230004', email: 'kai4@example.test' })
    expect(await undo(id)).toMatchObject({ notUndone: 0 })
    expect(await find(ELSEWHERE)).toMatchObject({
      firstName: 'Kai',
      phone: null,
      email: null,
      isMember: null,
    })
  })

  it('keep a newcomer where staff corrected them or entered that no SMS are wanted; others go, with their names', async () => {
    const { id, added } = await bring(
      ...[CORRECTED, SILENT, GONE].map((code) => `${code};Uno;Uus;;51230005;uno@example.test`),
    )
    expect(added).toBe(3)
    const [corrected, silent, gone] = [await find(CORRECTED), await find(SILENT), await find(GONE)]
    await story.doctor.client.patch(`/api/clinic/patients/${corrected?.id}`, { phone: '5999 9999' })
    await inSystem(sql`insert into sms_opt_outs (clinic_id, person_id, source, created_at)
      values (${story.clinic.clinicId}, ${silent?.id ?? 0}, 'ANSWER', ${story.clock.now()})`)
    expect(await undo(id)).toMatchObject({ notUndone: 2 })
    expect(await find(CORRECTED)).toMatchObject({ isMember: true, phone: '+37259999999' })
    expect(await find(SILENT)).toMatchObject({ isMember: true, phone: '+37251230005' })
    const left = await inSystem(
      sql`select first_name, surname, personal_code, email, phone from persons where id = ${gone?.id ?? 0}`,
    )
    expect(left).toEqual([{ firstName: '', surname: '', personalCode: null, email: null, phone: null }])
  })

  it('come with no list where the row is left out', async () => {
    await add(NAMED)
    const { outcomes } = await bring(`${NAMED};Mati;Muu;N0009;;`)
    expect(outcomes).toEqual({ OTHER_NAME: 1 })
    expect(await inSystem(sql`select from patient_lists where code = 'N0009'`)).toEqual([])
  })
})
