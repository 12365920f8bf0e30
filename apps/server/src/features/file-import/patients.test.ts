import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createPatient, createPerson } from '../../testing/factories.ts'
import { createStory, send, type Story } from '../e-contacts/testing/story.ts'
import { sendForm } from './testing/send-file.ts'

const KNOWN = '60001019906'
const NEW = '30303039914'
const WAITING = '40404040009'
const ELSEWHERE = '60001017869'
const CHILD = '61101019999'

describe.each([quickestDatabase()])('patients brought as a file, on %s', (kind) => {
  let story: Story
  const inSystem = <R>(query: ReturnType<typeof sql>) =>
    story.services.database.transaction({ actor: 'system' }, (tx) => tx.query<R>(query))
  const placeOf = async (code: string) => {
    const [found] =
      await inSystem(sql`select p.id, cp.list_code, cp.clinic_member, p.phone, p.email, p.identity_verified
      from persons p join clinic_patients cp on cp.person_id = p.id and cp.clinic_id = ${story.clinic.clinicId}
      where p.personal_code = ${code}`)
    return found as { id: number; phone: string | null; listCode: string | null } | undefined
  }
  let elsewhereId = 0

  beforeAll(async () => {
    story = await createStory(kind)
    const clinics = [story.clinic]
    const named = (firstName: string, personalCode: string) => ({ firstName, surname: 'Fail', personalCode })
    await createPatient(story.services, { clinics, ...named('Kai', KNOWN), phone: null })
    const waiting = await createPatient(story.services, {
      clinics,
      isClinicMember: false,
      ...named('Vaike', WAITING),
    })
    await send(story, {}, { ...waiting, client: await story.signedInAs(waiting) })
    elsewhereId = (
      await createPerson(story.services, { ...named('Eha', ELSEWHERE), birthDate: '2000-01-01' })
    ).personId
  })
  afterAll(() => story.close())

  const bring = (content: string) =>
    sendForm(story, story.doctor.client, content, {
      method: 'POST',
      url: '/api/import/patients',
      fields: { clinicId: story.clinic.clinicId },
    })
  const FILE = [
    'Isikukood;Eesnimi;Perenimi;Sünniaeg;Nimistu;Telefon;E-post',
    `${KNOWN};Kai;Fail;01.01.2000;N0001;51234567;kai@example.test`,
    `${NEW};Uno;Uus;1903-03-03;N0001;51234568;`,
    `${ELSEWHERE};Eha;Fail;;N0002;;`,
    `${CHILD};Laps;Uus;;;;`,
    `${CHILD};Laps;Uus;;;;`,
    `${NEW.slice(0, 10)}5;Vale;Kood;;;;`,
    ';Kood;Puudub;1985-05-17;;;',
    `${WAITING};Vaike;Fail;1985-05-17;;;`,
    '48506170010;Ilma;;;;;',
    '48506170010;Vale;Telefon;;;12;vale',
  ].join('\r\n')
  let id = 0

  it('are previewed with the reason why a row is left out', async () => {
    const previewed = (await bring(FILE)).json()
    expect(previewed).toMatchObject({
      status: 'PREVIEW',
      kind: 'PATIENTS',
      outcomes: {
        UPDATED: 1,
        ADDED: 3,
        DUPLICATE: 1,
        INVALID_CODE: 2,
        INVALID_BIRTH_DATE: 1,
        INVALID_NAME: 1,
        INVALID_EMAIL: 1,
      },
    })
    const rows = (await story.doctor.client.get(`/api/import/${previewed.id}/rows`)).json().content
    expect(rows[0]).toMatchObject({ phone: '+37251234567', email: 'kai@example.test', listCode: 'N0001' })
    expect(rows.at(-1).faults).toEqual([
      { fault: 'INVALID_EMAIL', value: 'vale' },
      { fault: 'INVALID_PHONE', value: '12' },
    ])
    id = previewed.id
    expect(await placeOf(NEW)).toBeUndefined()
  })

  it('are added, or known by proven code and name, and get their list and what contacts were missing', async () => {
    const done = (await story.doctor.client.post(`/api/import/${id}/confirm`)).json()
    expect(done).toMatchObject({ status: 'DONE', added: 3, updated: 1, skipped: 6 })
    expect(await placeOf(NEW)).toMatchObject({
      listCode: 'N0001',
      clinicMember: true,
      phone: '+37251234568',
      identityVerified: false,
    })
    expect(await placeOf(ELSEWHERE)).toMatchObject({ id: elsewhereId, listCode: 'N0002', clinicMember: true })
    expect(await placeOf(KNOWN)).toMatchObject({ listCode: 'N0001', phone: '+37251234567' })
    const found = await story.doctor.client.get(
      `/api/clinic/patients?clinicId=${story.clinic.clinicId}&search=Uno`,
    )
    expect(found.json().content).toMatchObject([{ firstName: 'Uno', surname: 'Uus', listCode: 'N0001' }])
  })

  it('are the same a second time', async () => {
    const again = (await bring(FILE)).json()
    expect(again).toMatchObject({ added: 0, updated: 0, unchanged: 3 })
    // Kai has an account, whose e-mail address stays.
    expect(again.outcomes.KEPT_CONTACTS).toBe(1)
  })

  it('keep the contacts that are here, and the report says so', async () => {
    const other = (await bring(`Isikukood;Eesnimi;Perenimi;Telefon\n${KNOWN};Kai;Fail;51299999\n`)).json()
    expect(other.outcomes).toEqual({ KEPT_CONTACTS: 1 })
  })

  it('are not taken for somebody of another name', async () => {
    const other = (await bring(`isikukood,eesnimi,perenimi\n${NEW},Mati,Muu\n`)).json()
    expect(other.outcomes).toEqual({ OTHER_NAME: 1 })
  })

  it('leave again when it is undone, but for those who were changed since', async () => {
    const uno = await placeOf(NEW)
    await story.doctor.client.post('/api/clinic/e-contacts', {
      clinicId: story.clinic.clinicId,
      mode: 'TO_PATIENT',
      patientPersonId: uno?.id,
      eContactType: 'OTHER_PROBLEM',
      text: 'Tere tulemast!',
    })
    const undone = (await story.doctor.client.post(`/api/import/${id}/undo`)).json()
    expect(undone).toMatchObject({ status: 'UNDONE', notUndone: 1 })
    expect(await placeOf(NEW)).toMatchObject({ id: uno?.id })
    expect(await placeOf(ELSEWHERE)).toBeUndefined()
    expect(await placeOf(CHILD)).toBeUndefined()
    expect(await placeOf(KNOWN)).toMatchObject({ listCode: null, phone: null })
  })

  it('who are on record elsewhere are found three thousand a day, and then nobody new is told apart', async () => {
    const both = `isikukood,eesnimi,perenimi\n${ELSEWHERE},Eha,Fail\n${CHILD},Laps,Uus\n`
    const carryOut = async () => {
      const { id: previewed } = (await bring(both)).json()
      return (await story.doctor.client.post(`/api/import/${previewed}/confirm`)).json()
    }
    await inSystem(sql`update rate_counters set used = 3000 where bucket like 'file import finds %'`)
    expect(await carryOut()).toMatchObject({ status: 'DONE', outcomes: { TOO_MANY_FOUND: 2 }, skipped: 2 })
    expect(await placeOf(ELSEWHERE)).toBeUndefined()
    await inSystem(sql`delete from rate_counters where bucket like 'file import finds %'`)
    expect(await carryOut()).toMatchObject({ added: 2 })
    expect(await placeOf(ELSEWHERE)).toMatchObject({ id: elsewhereId })
  })

  it('are refused as a file without names, or of another clinic', async () => {
    const nameless = await bring(`isikukood\n${NEW}\n`)
    expect(nameless.json()).toMatchObject({ key: 'INVALID_INPUT_FILE', params: { reason: 'NO_NAME_COLUMN' } })
    const foreign = await sendForm(story, story.doctor.client, FILE, {
      method: 'POST',
      url: '/api/import/patients',
      fields: { clinicId: story.otherClinic.clinicId },
    })
    expect(foreign.statusCode).toBe(404)
  })
})
