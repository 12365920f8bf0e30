// @proves R4-010 R7-037
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { createPatient } from '../../testing/factories.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createStory, type Story } from './testing/story.ts'

const ANSWERS = { q1: 3, q2: 3, q3: 3, q4: 3, q5: 3, q6: 3, q7: 3 }

describe('a questionnaire that a patient begins', () => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(quickestDatabase())
  })
  afterAll(() => story.close())

  const start = (body: object = {}, client = story.patient.client) =>
    client.post('/api/patient/e-contacts?locale=et', {
      eContactType: 'QUEST_GAD',
      personId: story.patient.personId,
      clinicId: story.clinic.clinicId,
      ...body,
    })
  const begin = async (): Promise<number> => (await start()).json().eContactId
  const finalize = async (eContactId: number, body: object = {}) =>
    (await story.patient.client.post('/api/patient/e-contacts/finalize', { eContactId, ...body })).json()
      .finalizeStatus
  const send = async (eContactId: number, who: { client: TestClient; personId: number } = story.patient) => {
    const { version } = (await who.client.get('/api/questionnaires/QUEST_GAD')).json()
    return who.client.post('/api/patient/e-contacts/questionnaire', {
      eContactType: 'QUEST_GAD',
      patientPersonId: who.personId,
      clinicId: story.clinic.clinicId,
      questionnaire: { version, answers: ANSWERS },
      eContactId,
    })
  }
  const seenByClinic = async (id: number) =>
    (await story.doctor.client.get(`/api/clinic/e-contacts/${id}`)).statusCode

  it('is told where it is filled in, and reaches the clinic with its answers only', async () => {
    const { eContactId, redirectUrl } = (await start()).json()
    expect(new URL(redirectUrl, 'https://clinic.test')).toMatchObject({
      pathname: '/e-contacts/questionnaire',
    })
    expect(redirectUrl).toContain(`eContactId=${eContactId}`)
    expect(await finalize(eContactId)).toBe('STARTED')
    expect(await seenByClinic(eContactId)).toBe(404)
    expect((await send(eContactId)).json()).toMatchObject({ id: eContactId, finalizeStatus: 'SUBMITTED' })
    expect(await finalize(eContactId)).toBe('SUBMITTED')
    expect(await seenByClinic(eContactId)).toBe(200)
  })

  it('that was sent takes no second answers: these are an e-contact of their own', async () => {
    const begun = await begin()
    await send(begun)
    expect((await send(begun)).json().id).not.toBe(begun)
    const { content } = (
      await story.doctor.client.get(`/api/clinic/e-contacts/${begun}/questionnaires/responses`)
    ).json()
    expect(content).toHaveLength(1)
  })

  it('of somebody else is neither sent nor ended by another patient', async () => {
    const begun = await begin()
    const patient = await createPatient(story.services, { clinics: [story.clinic] })
    const client = await story.signedInAs(patient)
    const sent = await send(begun, { ...patient, client })
    expect([sent.statusCode, sent.json().id === begun]).toEqual([201, false])
    const ended = await client.post('/api/patient/e-contacts/finalize', { eContactId: begun, failed: true })
    expect(ended.statusCode).toBe(404)
    expect(await finalize(begun)).toBe('STARTED')
    expect(await seenByClinic(begun)).toBe(404)
  })

  it.each([
    ['given up', async (id: number) => void (await finalize(id, { failed: true }))],
    [
      'left for half an hour',
      async () => {
        story.clock.advance(31 * 60_000)
        await story.runJobs()
        for (const who of [story.patient, story.doctor]) who.client = await story.signedInAs(who)
      },
    ],
  ])('has failed when it is %s; answers that come later are sent all the same', async (_, leave) => {
    const begun = await begin()
    await leave(begun)
    expect(await finalize(begun, { failed: true })).toBe('FAILED')
    const { id } = (await send(begun)).json()
    expect(id).not.toBe(begun)
    expect([await seenByClinic(id), await seenByClinic(begun)]).toEqual([200, 404])
  })

  it('is begun for nobody else, at no other clinic, and for no type without questions', async () => {
    expect((await start({ personId: story.doctor.personId })).statusCode).toBe(404)
    expect((await start({ eContactType: 'QUEST_M-CHAT' })).statusCode).toBe(468)
    const text = await start({ eContactType: 'COUGH' })
    expect([text.statusCode, text.json().key]).toEqual([469, 'AWELL_NOT_AVAILABLE'])
  })
})
