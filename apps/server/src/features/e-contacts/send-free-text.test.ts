// @proves R1-004 R1-007 R1-008 R1-009 R3-010 R5-021 R6-001 R7-038
// @proves-part R8-013: the patient
// @proves-part R2-065: the answer of the server
// @proves R9-004
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { createClinic, createPatient, createRepresented } from '../../testing/factories.ts'
import { createStory, send, sending, type Story } from './testing/story.ts'

const URL = '/api/patient/e-contacts/fallback'

describe.each([quickestDatabase()])('sending a free text on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  it.each([
    ['an unknown type', { eContactType: 'SOMETHING' }, 400],
    ['an empty text', { text: '' }, 400],
    ['a text of spaces', { text: ' \n\t ' }, 400],
    ['nothing that can be seen', { text: '\u0000\u200b' }, 400],
    ['an unknown field', { extra: 1 }, 400],
    ['a number for a text', { text: 5 }, 400],
    ['a clinic id of zero', { clinicId: 0 }, 400],
    ['a clinic id beyond all ids', { clinicId: 2_147_483_648 }, 400],
    ['a person id that is text', { patientPersonId: '1 or 1=1' }, 400],
  ])('refuses %s', async (_, body, status) => {
    const response = await story.patient.client.post(URL, sending(story, body as object))
    expect(response.statusCode).toBe(status)
    expect(response.json().requestId).toEqual(expect.any(String))
  })

  it.each(['REQUEST_REFERRAL', 'REQUEST_LABS', 'REQUEST_VACCINATION', 'CANCEL_APPOINTMENT'] as const)(
    'takes a %s',
    async (eContactType) => {
      expect(await send(story, { eContactType })).toMatchObject({ eContactType, status: 'waitingForClinic' })
    },
  )

  it('takes 3000 characters, counted as people count, and not one more', async () => {
    expect((await send(story, { text: '😀'.repeat(3000) })).text).toBe('😀'.repeat(3000))
    const response = await story.patient.client.post(URL, sending(story, { text: 'õ'.repeat(3001) }))
    expect([response.statusCode, response.json().key]).toEqual([469, 'E_CONTACT_ANSWER_TOO_LONG'])
  })

  it('knows neither a stranger, nor a clinic that does not serve the person, nor what does not exist', async () => {
    const { patient, stranger, otherClinic } = story
    const wrong = [
      { patientPersonId: stranger.personId },
      { patientPersonId: 999_999 },
      { clinicId: otherClinic.clinicId },
      { clinicId: 999_999 },
    ]
    const responses = await Promise.all(wrong.map((body) => patient.client.post(URL, sending(story, body))))
    expect(responses.map((response) => response.statusCode)).toEqual([404, 404, 404, 404])
    const bodies = responses.map((response) => ({ ...response.json(), requestId: '' }))
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
  })

  it('tells a person without any clinic so', async () => {
    const lonely = await createPatient(story.services)
    const client = await story.signedInAs(lonely)
    const response = await client.post(URL, sending(story, {}, lonely))
    expect([response.statusCode, response.json().key]).toEqual([469, 'PATIENT_NOT_RELATED_WITH_ANY_CLINIC'])
  })

  it('does not count a clinic that is open to all as somebody’s own, until they have written there', async () => {
    const open = await createClinic(story.services, { openForAll: true })
    const lonely = await createPatient(story.services)
    const client = await story.signedInAs(lonely)
    const toOther = () => client.post(URL, sending(story, {}, lonely))
    expect((await toOther()).json().key).toBe('PATIENT_NOT_RELATED_WITH_ANY_CLINIC')
    expect((await client.post(URL, sending(story, { clinicId: open.clinicId }, lonely))).statusCode).toBe(201)
    expect((await toOther()).statusCode).toBe(404)
  })

  it('is not for minors themselves', async () => {
    const young = await createPatient(story.services, { birthDate: '2012-03-01', clinics: [story.clinic] })
    const response = await (await story.signedInAs(young)).post(URL, sending(story, {}, young))
    expect([response.statusCode, response.json().key]).toEqual([469, 'PERSON_IS_UNDERAGE'])
  })

  it('goes out for a represented child until its 18th birthday at the clinic', async () => {
    const child = await createRepresented(story.services, story.patient, {
      birthDate: '2008-03-03',
      clinics: [story.clinic],
    })
    const sent = await send(story, { patientPersonId: child.personId })
    expect(sent).toMatchObject({
      direction: 'REPRESENTATIVE_TO_CLINIC',
      patient: { id: child.personId },
      creator: { id: story.patient.personId },
    })
    story.clock.advance(14 * 60 * 60_000 - 1) // 2026-03-02T22:00Z is midnight in Tallinn
    const client = await story.signedInAs(story.patient)
    expect((await client.post(URL, sending(story, { patientPersonId: child.personId }))).statusCode).toBe(201)
    story.clock.advance(1)
    expect((await client.post(URL, sending(story, { patientPersonId: child.personId }))).statusCode).toBe(404)
  })

  it('goes to the clinic of a parent for a child whom it does not know, and the clinic decides', async () => {
    const client = await story.signedInAs(story.patient)
    const parent = { ...story.patient, client }
    const child = await createRepresented(story.services, parent)
    const sent = await send(story, { patientPersonId: child.personId }, parent)
    expect(sent).toMatchObject({ acceptanceRequired: true })
    const adult = await createRepresented(story.services, parent, { birthDate: '1950-01-01' })
    const response = await client.post(URL, sending(story, { patientPersonId: adult.personId }))
    expect([response.statusCode, response.json().key]).toEqual([469, 'PATIENT_NOT_RELATED_WITH_ANY_CLINIC'])
  })

  it('asks the clinic to decide on somebody new, and on nobody else', async () => {
    const open = await createClinic(story.services, { openForAll: true })
    const patient = await createPatient(story.services, { clinics: [story.clinic], isClinicMember: false })
    const writer = { ...patient, client: await story.signedInAs(patient) }
    expect(await send(story, {}, writer)).toMatchObject({
      acceptanceRequired: true,
      status: 'waitingForClinic',
    })
    expect(await send(story, { clinicId: open.clinicId }, writer)).toMatchObject({ acceptanceRequired: true })
  })

  it('is refused for a type that the clinic does not take, but never for those that every clinic takes', async () => {
    const strict = await createClinic(story.services, {
      openForAll: true,
      eContactTypes: ['COUGH'],
      plan: 'BASIC',
    })
    const client = await story.signedInAs(story.patient)
    const type = async (eContactType: string) =>
      (await client.post(URL, sending(story, { eContactType, clinicId: strict.clinicId }))).statusCode
    expect(await type('HEADACHE')).toBe(400)
    expect(await type('QUEST_PHQ9')).toBe(400)
    expect(await type('COUGH')).toBe(201)
    expect(await type('OTHER_PROBLEM')).toBe(201)
  })

  it('keeps markup as the text it is', async () => {
    const text = '<img src=x onerror=alert(1)>'
    const client = await story.signedInAs(story.patient)
    expect((await client.post(URL, sending(story, { text }))).json().text).toBe(text)
  })
})
