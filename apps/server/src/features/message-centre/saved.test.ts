// @proves-part R3-069 R3-070: templates that a clinic makes
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'

const TEMPLATES = '/api/clinic/message-centre/templates'
const AUDIENCES = '/api/clinic/message-centre/audiences'
const TEMPLATE = {
  name: 'Blood pressure day',
  category: 'SEASONAL',
  icon: 'cuff',
  text: 'Tere, {firstName}! Neljapäeval mõõdame vererõhku.',
  filters: { ages: [40, 80], wroteWithinDays: 90 },
}

describe.each(databaseKinds())('what a clinic keeps for its message centre, on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const listed = async (url: string, client = story.doctor.client) =>
    (await client.get(`${url}?clinicId=${story.clinic.clinicId}`)).json().content as { id: number }[]

  it('keeps a template, changes and removes it, for all of the staff', async () => {
    const { clinicId } = story.clinic
    const made = await story.doctor.client.post(TEMPLATES, { clinicId, ...TEMPLATE })
    expect(made.statusCode).toBe(201)
    const { id } = made.json()
    expect(await listed(TEMPLATES, story.receptionist.client)).toMatchObject([{ id, ...TEMPLATE }])

    const changed = { ...TEMPLATE, name: 'Pressure day', icon: 'heart', filters: {} }
    expect((await story.nurse.client.put(`${TEMPLATES}/${id}`, changed)).json()).toMatchObject(changed)
    expect(await listed(TEMPLATES)).toMatchObject([changed])
    expect((await story.otherDoctor.client.put(`${TEMPLATES}/${id}`, changed)).statusCode).toBe(404)
    expect((await story.otherDoctor.client.delete(`${TEMPLATES}/${id}`)).statusCode).toBe(404)

    expect((await story.nurse.client.delete(`${TEMPLATES}/${id}`)).statusCode).toBe(204)
    expect(await listed(TEMPLATES)).toEqual([])
    expect((await story.nurse.client.delete(`${TEMPLATES}/${id}`)).statusCode).toBe(404)
  })

  it.each([
    [{ text: 'Tere, {surname}!' }, 'MESSAGE_PLACEHOLDER'],
    [{ text: 'Привет' }, 'MESSAGE_CYRILLIC'],
    [{ text: 'Tere 🙂' }, 'MESSAGE_LETTER'],
    [{ text: ' ' }, 'REQUIRED'],
    [{ name: '' }, 'REQUIRED'],
    [{ filters: { personalCodes: ['48506170010'] } }, 'filters'],
    [{ icon: 'bomb' }, 'icon'],
  ])('refuses a template with %j', async (wrong, named) => {
    const { clinicId } = story.clinic
    const response = await story.doctor.client.post(TEMPLATES, { clinicId, ...TEMPLATE, ...wrong })
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toHaveLength(1)
    expect(response.body).toContain(named)
  })

  it('keeps an audience with those left out, changes and removes it, and names them in the audit trail', async () => {
    const { clinicId } = story.clinic
    const { personId } = story.patient
    const { personId: foreign } = story.otherDoctor
    const audience = { name: 'Born in the fifties', filters: { birthYears: [1957, 1959] } }
    const made = await story.doctor.client.post(AUDIENCES, {
      clinicId,
      ...audience,
      excludedPersonIds: [personId, personId, foreign, 2_000_000_000],
    })
    expect(made.statusCode).toBe(201)
    const { id } = made.json()
    // Nobody else's patients, and nobody twice.
    expect(await listed(AUDIENCES)).toMatchObject([{ id, ...audience, excludedPersonIds: [personId] }])
    const audited = await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.query(
        sql`select subject_person_id from audit_entries where action = 'SMS_AUDIENCES_LIST' order by seq desc limit 1`,
      ),
    )
    expect(audited).toEqual([{ subjectPersonId: personId }])

    const changed = { name: 'Fifties', filters: { sex: 'FEMALE' }, excludedPersonIds: [] }
    expect((await story.nurse.client.put(`${AUDIENCES}/${id}`, changed)).json()).toMatchObject(changed)
    expect((await story.otherDoctor.client.put(`${AUDIENCES}/${id}`, changed)).statusCode).toBe(404)
    expect((await story.otherDoctor.client.delete(`${AUDIENCES}/${id}`)).statusCode).toBe(404)
    expect((await story.nurse.client.delete(`${AUDIENCES}/${id}`)).statusCode).toBe(204)
    expect(await listed(AUDIENCES)).toEqual([])
  })

  it('shows an audience that tells of medical e-contacts to nobody without medical access', async () => {
    const { clinicId } = story.clinic
    const medical = { name: 'Heads', filters: { eContactTypes: ['HEADACHE'] }, excludedPersonIds: [] }
    const { client } = story.receptionist
    expect((await client.post(AUDIENCES, { clinicId, ...medical })).statusCode).toBe(403)
    const { id } = (await story.doctor.client.post(AUDIENCES, { clinicId, ...medical })).json()
    expect(await listed(AUDIENCES, client)).toEqual([])
    expect((await client.put(`${AUDIENCES}/${id}`, medical)).statusCode).toBe(404)
    expect((await client.delete(`${AUDIENCES}/${id}`)).statusCode).toBe(404)
    expect(await listed(AUDIENCES)).toHaveLength(1)
    await story.doctor.client.delete(`${AUDIENCES}/${id}`)
  })

  it.each([
    [TEMPLATES, TEMPLATE],
    [AUDIENCES, { name: 'Women', filters: { sex: 'FEMALE' }, excludedPersonIds: [] }],
  ])('refuses a change of %s by somebody who has not seen the one before', async (url, content) => {
    const { clinicId } = story.clinic
    const { id, version } = (await story.doctor.client.post(url, { clinicId, ...content })).json()
    const change = (who: 'doctor' | 'nurse', name: string) =>
      story[who].client.put(`${url}/${id}`, { ...content, name }, { headers: { 'if-match': `"${version}"` } })
    const first = await change('nurse', 'First')
    expect(first.json()).toMatchObject({ name: 'First', version: version + 1 })
    const second = await change('doctor', 'Second')
    expect([second.statusCode, second.json().version]).toEqual([409, version + 1])
    expect(await listed(url)).toMatchObject([{ id, name: 'First' }])
    await story.doctor.client.delete(`${url}/${id}`)
  })

  it('keeps one under a key that is sent again, and a hundred at most, also of two sent at once', async () => {
    const { clinicId } = story.clinic
    const key = { headers: { 'idempotency-key': crypto.randomUUID() } }
    const first = await story.doctor.client.post(TEMPLATES, { clinicId, ...TEMPLATE }, key)
    const again = await story.doctor.client.post(TEMPLATES, { clinicId, ...TEMPLATE }, key)
    expect(again.json()).toEqual(first.json())
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`insert into sms_templates (clinic_id, name, category, icon, text, filters, updated_at)
        select clinic_id, name, category, icon, text, filters, updated_at from sms_templates, generate_series(1, 98)`),
    )
    const last = [story.doctor, story.nurse].map(({ client }) =>
      client.post(TEMPLATES, { clinicId, ...TEMPLATE }),
    )
    const statuses = (await Promise.all(last)).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([201, 468])
    const more = await story.doctor.client.post(TEMPLATES, { clinicId, ...TEMPLATE })
    expect(more.statusCode).toBe(468)
    expect(more.body).toBe('No more can be saved. Remove one first.')
  })
})
