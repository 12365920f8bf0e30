// @proves R7-064
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createStory, send, type Story } from './testing/story.ts'

const ANSWERS = { q1: 3, q2: 3, q3: 3, q4: 3, q5: 3, q6: 3, q7: 3 }

describe.each([quickestDatabase()])('a questionnaire outside the app on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const start = (body: object = {}, who = story.nurse) =>
    who.client.post('/api/clinic/e-contacts/questionnaire', {
      clinicId: story.clinic.clinicId,
      patientPersonId: story.patient.personId,
      eContactType: 'QUEST_GAD',
      ...body,
    })
  const begin = async (): Promise<{ eContactId: number; actionId: string; redirectUrl: string }> =>
    (await start()).json()
  const answer = async (actionId: string, answers: object = ANSWERS, who = story.nurse) => {
    const { form } = (await who.client.get(`/api/clinic/questionnaire-flows/${actionId}`)).json()
    return who.client.post(`/api/clinic/questionnaire-flows/${actionId}/answers`, {
      version: form?.version ?? '',
      answers,
    })
  }
  const finalize = (
    id: number,
    actionId: string,
    cancelled = false,
    who: { client: TestClient } = story.nurse,
  ) => who.client.post(`/api/clinic/e-contacts/${id}/actions/awell-finalize`, { cancelled, actionId })
  const rowsOf = async (id: number) => {
    const found = (await story.doctor.client.get(`/api/clinic/e-contacts?search=${id}`)).json()
    return found.content.filter((row: { id: number }) => row.id === id)
  }

  it('is no e-contact of the clinic until its answers are here, and then one like any other', async () => {
    const { eContactId, actionId, redirectUrl } = await begin()
    expect(redirectUrl).toContain(actionId)
    expect(await rowsOf(eContactId)).toEqual([])
    expect((await finalize(eContactId, actionId)).json()).toEqual({ status: 'STARTED', eContactId })
    expect((await answer(actionId)).statusCode).toBe(200)
    expect(await rowsOf(eContactId)).toEqual([])
    expect((await finalize(eContactId, actionId)).json()).toEqual({ status: 'SUBMITTED', eContactId })
    expect((await rowsOf(eContactId))[0]).toMatchObject({
      id: eContactId,
      status: 'waitingForClinic',
      direction: 'PATIENT_TO_CLINIC_BEHALF_OF_PATIENT',
      questionnaire: { name: 'GAD-7', score: 21, max: 21 },
    })
    const [response] = (
      await story.doctor.client.get(`/api/clinic/e-contacts/${eContactId}/questionnaires/responses`)
    ).json().content
    expect(response).toMatchObject({ filledInBy: 'CLINIC', flags: [{ id: 'SEVERE_ANXIETY' }] })
    // Once more changes nothing, and neither does a late cancelling.
    for (const cancelled of [false, true])
      expect((await finalize(eContactId, actionId, cancelled)).json().status).toBe('SUBMITTED')
  })

  it('is found by its action alone', async () => {
    const { eContactId, actionId } = await begin()
    await answer(actionId)
    const found = await story.nurse.client.post('/api/clinic/e-contacts/actions/awell-finalize', {
      cancelled: false,
      actionId,
    })
    expect(found.json()).toEqual({ status: 'SUBMITTED', eContactId })
  })

  it('that nobody comes back to is taken by the server, and alarms for what was answered and told', async () => {
    const { eContactId, actionId } = (
      await start({ eContactType: 'QUEST_PHQ9', text: 'She has a strong pain in her chest' })
    ).json()
    await answer(actionId, { q1: 1, q2: 1, q3: 1, q4: 1, q5: 1, q6: 0, q7: 0, q8: 0, q9: 1 })
    story.clock.advance(61_000)
    await story.runJobs()
    const [row] = await rowsOf(eContactId)
    expect(row).toMatchObject({ id: eContactId, dangerLevel: 'EMERGENCY_NOW', dangerOpen: true })
    const opened = await story.doctor.client.get(`/api/clinic/e-contacts/${eContactId}`)
    expect(opened.json()).toMatchObject({
      text: 'She has a strong pain in her chest',
      dangerSigns: [{ ruleId: 'CHEST_PAIN' }],
    })
    expect((await finalize(eContactId, actionId)).json().status).toBe('SUBMITTED')
  })

  it('that is cancelled reaches nobody, and takes no answers any more', async () => {
    const { eContactId, actionId } = await begin()
    expect((await finalize(eContactId, actionId, true)).json()).toEqual({ status: 'CANCELLED', eContactId })
    const page = `/api/clinic/questionnaire-flows/${actionId}`
    expect((await story.nurse.client.get(page)).statusCode).toBe(468)
    const late = await story.nurse.client.post(`${page}/answers`, { version: '1', answers: ANSWERS })
    expect(late.statusCode).toBe(468)
    expect((await finalize(eContactId, actionId)).json().status).toBe('CANCELLED')
    expect(await rowsOf(eContactId)).toEqual([])
  })

  it('is found neither by another clinic nor under another e-contact', async () => {
    const { eContactId, actionId } = await begin()
    const other = await begin()
    expect((await finalize(other.eContactId, actionId)).statusCode).toBe(404)
    expect((await finalize(eContactId, actionId, false, story.otherDoctor)).statusCode).toBe(404)
    const foreign = await story.otherDoctor.client.get(`/api/clinic/questionnaire-flows/${actionId}`)
    expect(foreign.statusCode).toBe(404)
    const answered = await story.otherDoctor.client.post(
      `/api/clinic/questionnaire-flows/${actionId}/answers`,
      { version: '1', answers: ANSWERS },
    )
    expect(answered.statusCode).toBe(404)
    expect((await finalize(eContactId, crypto.randomUUID())).statusCode).toBe(404)
  })

  it('that was never begun is not ended', async () => {
    const { id } = await send(story)
    expect((await finalize(id, crypto.randomUUID())).statusCode).toBe(404)
    const unknown = { cancelled: false, actionId: crypto.randomUUID() }
    const path = '/api/clinic/e-contacts/actions/awell-finalize'
    expect((await story.nurse.client.post(path, unknown)).statusCode).toBe(404)
    expect((await story.nurse.client.post(path, { ...unknown, actionId: '1 or 1=1' })).statusCode).toBe(400)
    expect((await rowsOf(id))[0]).not.toHaveProperty('questionnaire')
  })

  it('takes the last answers until it is submitted, and none after that', async () => {
    const { eContactId, actionId } = await begin()
    const path = `/api/clinic/questionnaire-flows/${actionId}`
    const { version } = (await story.nurse.client.get(path)).json().form
    const give = async (answers: object) =>
      (await story.nurse.client.post(`${path}/answers`, { version, answers })).statusCode
    expect(await give(ANSWERS)).toBe(200)
    expect(await give({ ...ANSWERS, q1: 0 })).toBe(200)
    await finalize(eContactId, actionId)
    expect(await give(ANSWERS)).toBe(468)
    expect(await rowsOf(eContactId)).toMatchObject([{ questionnaire: { score: 18 } }])
  })

  it('refuses answers that do not fit, and what is not meant for the patient', async () => {
    const { actionId } = await begin()
    expect((await answer(actionId, { ...ANSWERS, q1: 9 })).statusCode).toBe(400)
    expect((await start({ eContactType: 'QUEST_M-CHAT' })).statusCode).toBe(468)
    expect((await start({ clinicId: story.otherClinic.clinicId })).statusCode).toBe(404)
  })

  it('that nobody answers in an hour has failed', async () => {
    const { eContactId, actionId } = await begin()
    story.clock.advance(61 * 60_000)
    await story.runJobs()
    const later = { client: await story.signedInAs(story.nurse) }
    const found = await finalize(eContactId, actionId, false, later)
    expect(found.json()).toEqual({ status: 'FAILED', eContactId })
  })
})
