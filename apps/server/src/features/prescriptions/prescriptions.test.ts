// @proves R3-052 R3-054 R3-055 R7-101 R7-102 R7-103
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { createPatient, createRepresented } from '../../testing/factories.ts'
import { createStory, send, sending, type Story } from '../e-contacts/testing/story.ts'
import { sql } from '../../db/sql.ts'
import { seedMedications } from './index.ts'

const CONCOR = {
  brandName: 'Concor',
  activeIngredient: 'bisoprolol',
  route: 'peroral',
  strength: '5 mg',
  form: 'film-coated-tablet',
  dosing: 'ONCE',
}
const OWN_WORDS = { brandName: 'Minu silmatilgad', route: 'other', dosing: 'AS_NEEDED' }

describe.each([quickestDatabase()])('prescriptions on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
    await seedMedications(story.services.database, story.clock)
  })
  afterAll(() => story.close())

  const body = (more: Record<string, unknown> = {}) => ({
    patientPersonId: story.patient.personId,
    clinicId: story.clinic.clinicId,
    prescriptions: [CONCOR],
    ...more,
  })
  const save = (more: Record<string, unknown> = {}, as = story.patient.client) =>
    as.post('/api/clinic/patients/prescriptions', body(more))
  const read = (
    as = story.patient.client,
    patientPersonId = story.patient.personId,
    clinicId = story.clinic.clinicId,
  ) => as.get(`/api/clinic/patients/prescriptions?patientPersonId=${patientPersonId}&clinicId=${clinicId}`)
  const search = async (words: string, locale = 'en') =>
    (
      await story.patient.client.get(
        `/api/clinic/medications?search=${encodeURIComponent(words)}&locale=${locale}`,
      )
    ).json().content

  it('finds medicines from the third letter, by brand and by ingredient', async () => {
    expect(await search('co')).toEqual([])
    const brands = (await search('CON')).map((each: { brandName: string }) => each.brandName)
    expect(brands[0]).toMatch(/^Con/)
    expect(await search('cóncor')).toEqual(await search('concor'))
    const [first] = await search('bisoprolol')
    expect(first).toMatchObject({ activeIngredient: 'bisoprolol', route: 'peroral' })
    expect((await search('concor 5', 'et'))[0]).toMatchObject({
      brandName: 'Concor',
      strength: '5 mg',
      formName: 'õhukese polümeerikattega tablett',
    })
    expect((await search('con')).length).toBeLessThanOrEqual(20)
    expect((await search('ami')).length).toBe(20)
    for (const [words, locale] of [
      ['парацет', 'ru'],
      ['paratsetamool', 'et'],
    ] as const)
      expect((await search(words, locale))[0]).toMatchObject({ activeIngredient: 'paracetamol' })
    for (const nothing of ['%%%', '___', '\\\\\\', "'; drop"]) expect(await search(nothing)).toEqual([])
  })

  it('keeps a list for a person and a clinic, and gives the newest', async () => {
    expect((await read()).json()).toMatchObject({ id: null, createdAt: null, prescriptions: [] })
    const first = (await save()).json()
    expect(first.prescriptions).toMatchObject([{ ...CONCOR, previousId: null }])
    const renewed = { ...CONCOR, dosing: 'TWICE', previousId: first.prescriptions[0].id }
    const second = await save({ prescriptions: [renewed, OWN_WORDS] })
    expect(second.statusCode).toBe(201)
    const kept = (await read()).json()
    expect(kept).toEqual(second.json())
    expect(kept.prescriptions).toMatchObject([
      renewed,
      { ...OWN_WORDS, strength: null, activeIngredient: null },
    ])
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`insert into clinic_patients (clinic_id, person_id, clinic_member, created_at)
        values (${story.otherClinic.clinicId}, ${story.patient.personId}, true, now())`),
    )
    expect(
      (await read(story.patient.client, story.patient.personId, story.otherClinic.clinicId)).json(),
    ).toMatchObject({ id: null, prescriptions: [] })
  })

  it('knows no list, and no line, of somebody else', async () => {
    const theirs = (await save({ patientPersonId: story.stranger.personId }, story.stranger.client)).json()
    const previousId = theirs.prescriptions[0].id
    expect((await save({ prescriptions: [{ ...CONCOR, previousId }] })).statusCode).toBe(404)
    expect((await save({ prescriptions: [{ ...CONCOR, previousId: 999_999 }] })).statusCode).toBe(404)
    expect((await save({ patientPersonId: story.stranger.personId })).statusCode).toBe(404)
    expect((await read(story.patient.client, story.stranger.personId)).statusCode).toBe(404)
    expect((await read(story.patient.client, 999_999)).statusCode).toBe(404)
    expect((await read(story.otherDoctor.client, story.stranger.personId)).statusCode).toBe(404)
    const sent = await story.patient.client.post('/api/patient/e-contacts/fallback', {
      ...sending(story, { eContactType: 'PRESCRIPTION' }),
      prescriptions: [{ ...CONCOR, previousId }],
    })
    expect(sent.statusCode).toBe(404)
  })

  it.each<[string, Record<string, unknown>]>([
    ['another dosing', { dosing: '5x' }],
    ['no dosing', { dosing: undefined }],
    ['another route', { route: 'by magic' }],
    ['no name', { brandName: '  ' }],
    ['a name that is too long', { brandName: 'x'.repeat(101) }],
    ['a number as a name', { brandName: 7 }],
    ['a field that is not there', { price: 1 }],
  ])('refuses %s', async (_, change) => {
    expect((await save({ prescriptions: [{ ...CONCOR, ...change }] })).statusCode).toBe(400)
  })

  it('refuses an empty list and one of more than 20', async () => {
    expect((await save({ prescriptions: [] })).statusCode).toBe(400)
    expect((await save({ prescriptions: Array.from({ length: 21 }, () => CONCOR) })).statusCode).toBe(400)
    expect((await save({ prescriptions: Array.from({ length: 20 }, () => CONCOR) })).statusCode).toBe(201)
  })

  it('acts for a child as long as it is one', async () => {
    const child = await createRepresented(story.services, story.patient, { clinics: [story.clinic] })
    expect((await save({ patientPersonId: child.personId })).statusCode).toBe(201)
    const comesOfAge = (
      today: string,
    ) => sql`update persons set birth_date = ${today}::date - interval '18 years'
      where id = ${child.personId}`
    await story.services.database.transaction({ actor: 'system' }, async (tx) => {
      await tx.run(comesOfAge(story.clock.now().toISOString().slice(0, 10)))
      await tx.run(sql`update representations set declared_at = declared_at - interval '1 year'
        where represented_person_id = ${child.personId}`)
    })
    expect((await read(story.patient.client, child.personId)).statusCode).toBe(404)
  })

  it('shows a parent what that parent asked for, and the clinic what both did', async () => {
    const child = await createRepresented(story.services, story.patient, { clinics: [story.clinic] })
    const other = await createPatient(story.services, { clinics: [story.clinic] })
    const otherParent = await story.signedInAs(other)
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`insert into representations (representative_person_id, represented_person_id, declared_at)
        values (${other.personId}, ${child.personId}, ${story.clock.now()})`),
    )
    const about = { patientPersonId: child.personId }
    const mine = (await save({ ...about, prescriptions: [OWN_WORDS] })).json()
    expect((await read(otherParent, child.personId)).json()).toMatchObject({ id: null, prescriptions: [] })
    const renewing = { ...CONCOR, previousId: mine.prescriptions[0].id }
    expect((await save({ ...about, prescriptions: [renewing] }, otherParent)).statusCode).toBe(404)
    expect((await save(about, otherParent)).statusCode).toBe(201)
    expect((await read(otherParent, child.personId)).json().prescriptions).toMatchObject([CONCOR])
    expect((await read(story.patient.client, child.personId)).json()).toEqual(mine)
    expect((await read(story.nurse.client, child.personId)).json().prescriptions).toMatchObject([CONCOR])
  })

  it('shows staff the list of their patients; reception knows only that it is withheld', async () => {
    await save()
    expect((await read(story.nurse.client)).json()).toMatchObject({
      medicalHidden: false,
      prescriptions: [CONCOR],
    })
    expect((await read(story.receptionist.client)).json()).toMatchObject({
      id: null,
      medicalHidden: true,
      prescriptions: [],
    })
    expect((await save({}, story.receptionist.client)).statusCode).toBe(403)
    expect((await save({}, story.doctor.client)).statusCode).toBe(201)
  })

  it('makes the list part of the e-contact, for those who may read it', async () => {
    const { id } = await send(story, {
      eContactType: 'PRESCRIPTION',
      text: 'Please renew: Concor.',
      prescriptions: [CONCOR, OWN_WORDS],
    } as never)
    const timelineFor = async (who: 'doctor' | 'receptionist') =>
      (await story[who].client.get(`/api/clinic/e-contacts/${id}/timeline`)).json().content[0]
    expect((await timelineFor('doctor')).prescriptions).toMatchObject([CONCOR, OWN_WORDS])
    expect(JSON.stringify(await timelineFor('receptionist'))).not.toContain('Concor')
    const own = (await story.patient.client.get(`/api/patient/e-contacts/${id}/timeline`)).json()
    expect(own.content[0].prescriptions).toMatchObject([CONCOR, OWN_WORDS])
    expect((await read()).json()).toMatchObject({ eContactId: id, prescriptions: [CONCOR, OWN_WORDS] })
  })

  it('belongs to requests for prescriptions alone', async () => {
    const response = await story.patient.client.post('/api/patient/e-contacts/fallback', {
      ...sending(story, { eContactType: 'COUGH' }),
      prescriptions: [CONCOR],
    })
    expect(response.statusCode).toBe(400)
  })

  it('is kept once for one key', async () => {
    const key = crypto.randomUUID()
    const post = () =>
      story.patient.client.post('/api/clinic/patients/prescriptions', body(), {
        headers: { 'idempotency-key': key },
      })
    const [first, again] = [await post(), await post()]
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(again.json()).toEqual(first.json())
  })
})
