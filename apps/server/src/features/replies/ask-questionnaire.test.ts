import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { createStory, inquire, send, type Story } from '../e-contacts/testing/story.ts'

const SELF_HARM = { q1: 1, q2: 1, q3: 1, q4: 1, q5: 1, q6: 0, q7: 0, q8: 0, q9: 1 }

describe.each([quickestDatabase()])('a questionnaire sent as an inquiry on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const ask = (id: number, questionnaire = 'QUEST_PHQ9', who = story.nurse) =>
    who.client.post(`/api/clinic/e-contacts/${id}/actions/questionnaire`, {
      question: 'Please fill this in before we talk',
      questionnaire,
    })
  const answer = async (id: number, answers: object = SELF_HARM, who = story.patient) => {
    const { version } = (await who.client.get('/api/questionnaires/QUEST_PHQ9')).json()
    return who.client.post(`/api/patient/actions/${id}/questionnaire/complete`, {
      questionnaire: { version, answers },
    })
  }
  const mine = async (id: number) =>
    (await story.patient.client.get(`/api/patient/e-contacts/${id}/timeline`)).json().eContact

  it('is answered by the filled-in questionnaire, which is scored and alarms the clinic', async () => {
    const { id } = await send(story)
    const asked = await ask(id)
    expect(asked.statusCode, asked.body).toBe(200)
    expect(asked.json()).toMatchObject({ status: 'waitingForPatient', askedQuestionnaire: 'QUEST_PHQ9' })
    expect(await mine(id)).toMatchObject({
      askedQuestionnaire: 'QUEST_PHQ9',
      inquiry: { question: 'Please fill this in before we talk', answeredAt: null },
    })
    const answered = await answer(id)
    expect(answered.statusCode, answered.body).toBe(200)
    expect(answered.json()).toMatchObject({ status: 'waitingForClinic', hasResponses: true })
    expect(answered.json()).not.toHaveProperty('askedQuestionnaire')
    const opened = (await story.doctor.client.get(`/api/clinic/e-contacts/${id}`)).json()
    expect(opened).toMatchObject({ hasResponses: true, dangerAlarms: [{ takenAt: null }] })
    const { content } = (
      await story.doctor.client.get(`/api/clinic/e-contacts/${id}/questionnaires/responses`)
    ).json()
    expect(content).toMatchObject([{ code: 'QUEST_PHQ9', filledInBy: 'PATIENT', scores: [{ value: 6 }] }])
    const [row] = (await story.doctor.client.get(`/api/clinic/e-contacts?search=${id}`))
      .json()
      .content.filter((each: { id: number }) => each.id === id)
    expect(row).toMatchObject({ questionnaire: { name: 'PHQ-9', score: 6 }, dangerOpen: true })
    // It is answered once.
    expect((await answer(id)).statusCode).toBeGreaterThanOrEqual(400)
  })

  it('can be taken back before the patient hears of it, and is asked when the time is over', async () => {
    const { id } = await send(story)
    const hold = () =>
      story.nurse.client.post(`/api/clinic/e-contacts/${id}/actions/questionnaire`, {
        question: 'Please fill this in',
        questionnaire: 'QUEST_GAD',
        holdSeconds: 8,
      })
    expect((await hold()).json()).not.toHaveProperty('askedQuestionnaire')
    expect((await mine(id)).inquiry).toBeNull()
    const back = await story.nurse.client.post(`/api/clinic/e-contacts/${id}/undo`)
    expect(back.json()).toMatchObject({ questionnaire: 'QUEST_GAD', text: 'Please fill this in' })
    story.clock.advance(9_000)
    await story.runJobs()
    expect((await mine(id)).inquiry).toBeNull()

    expect((await hold()).statusCode).toBe(200)
    story.clock.advance(9_000)
    await story.runJobs()
    expect(await mine(id)).toMatchObject({
      askedQuestionnaire: 'QUEST_GAD',
      inquiry: { question: 'Please fill this in' },
    })
    // What is not meant for the patient is refused at once, not when it leaves.
    const wrong = { question: 'x', questionnaire: 'QUEST_M-CHAT', holdSeconds: 8 }
    const refused = await story.nurse.client.post(`/api/clinic/e-contacts/${id}/actions/questionnaire`, wrong)
    expect(refused.statusCode).toBe(468)
  })

  it('gives way to a newer one, and is over once it was answered in words', async () => {
    const { id } = await send(story)
    await ask(id, 'QUEST_GAD')
    expect((await ask(id)).statusCode).toBe(200)
    expect((await mine(id)).askedQuestionnaire).toBe('QUEST_PHQ9')
    await story.patient.client.post(`/api/patient/actions/${id}/inquiry/complete`, {
      answer: 'I would rather call',
    })
    expect(await mine(id)).not.toHaveProperty('askedQuestionnaire')
    expect((await answer(id)).statusCode).toBe(469)
    await inquire(story, id)
    expect(await mine(id)).not.toHaveProperty('askedQuestionnaire')
  })

  it('can be filled in also once the clinic offers it to nobody any more', async () => {
    const { id } = await send(story)
    await ask(id)
    const clinic = `/api/clinic/${story.clinic.clinicId}/setting`
    await story.doctor.client.patch(clinic, { eContactTypes: ['COUGH'] })
    const form = (code: string) =>
      story.patient.client.get(`/api/questionnaires/${code}?clinicId=${story.clinic.clinicId}`)
    try {
      expect((await form('QUEST_ISI')).json().key).toBe('AWELL_NOT_AVAILABLE')
      expect((await form('QUEST_PHQ9')).statusCode).toBe(200)
      expect((await answer(id)).statusCode).toBe(200)
      // It was asked for once.
      expect((await form('QUEST_PHQ9')).json().key).toBe('AWELL_NOT_AVAILABLE')
    } finally {
      await story.doctor.client.patch(clinic, { eContactTypes: null })
    }
  })

  it('gives way to a plain question', async () => {
    const { id } = await send(story)
    await ask(id)
    await inquire(story, id)
    expect(await mine(id)).not.toHaveProperty('askedQuestionnaire')
  })

  it('is not there for a plain question, for others, or for whom it is not meant', async () => {
    const { id } = await send(story)
    await inquire(story, id)
    expect(await mine(id)).not.toHaveProperty('askedQuestionnaire')
    expect((await answer(id)).statusCode).toBe(468)
    expect((await ask(id, 'QUEST_M-CHAT')).statusCode).toBe(468)
    expect((await ask(id, 'QUEST_PHQ9', story.otherDoctor)).statusCode).toBe(404)
    await ask(id)
    expect((await answer(id, { ...SELF_HARM, q1: 9 })).statusCode).toBe(400)
    expect((await answer(id, SELF_HARM, story.stranger)).statusCode).toBe(404)
  })

  describe('with a day by which it is asked for', () => {
    const DAY_MS = 24 * 3_600_000
    const askBy = (id: number, answerBy: string, more: object = {}) =>
      story.nurse.client.post(`/api/clinic/e-contacts/${id}/actions/questionnaire`, {
        question: 'Please fill this in',
        questionnaire: 'QUEST_PHQ9',
        answerBy,
        ...more,
      })
    const inDays = (days: number) =>
      new Date(story.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)
    const pass = async (days: number) => {
      story.clock.advance(days * DAY_MS)
      await story.runJobs()
      // The sessions have ended meanwhile.
      story.nurse.client = await story.signedInAs(story.nurse)
      story.patient.client = await story.signedInAs(story.patient)
    }
    const reminders = async (id: number) =>
      (await story.nurse.client.get(`/api/clinic/e-contacts/${id}`))
        .json()
        .notices.filter(({ kind: each }: { kind: string }) => each === 'answerReminder').length

    it('reminds the patient once on the day before, and both sides see the day', async () => {
      const { id } = await send(story)
      const answerBy = inDays(3)
      const asked = await askBy(id, answerBy)
      expect(asked.json()).toMatchObject({ askedQuestionnaire: 'QUEST_PHQ9', answerBy })
      expect(await mine(id)).toMatchObject({ answerBy })
      await pass(1)
      expect(await reminders(id)).toBe(0)
      await pass(1)
      expect(await reminders(id)).toBe(1)
      await pass(2)
      expect(await reminders(id)).toBe(1)
    })

    it('does not remind of what was answered, or is asked for by another day', async () => {
      const [{ id: answered }, { id: moved }] = [await send(story), await send(story)]
      await askBy(answered, inDays(3))
      await answer(answered)
      await askBy(moved, inDays(3))
      await askBy(moved, inDays(9))
      await pass(3)
      expect(await reminders(answered)).toBe(0)
      expect(await reminders(moved)).toBe(0)
    })

    it('reminds late when the server was away, and not after the day', async () => {
      const [{ id: late }, { id: over }] = [await send(story), await send(story)]
      await askBy(late, inDays(3))
      await askBy(over, inDays(2))
      await pass(3)
      expect(await reminders(late)).toBe(1)
      expect(await reminders(over)).toBe(0)
    })

    it('keeps the day while it can be taken back, and after it has left', async () => {
      const { id } = await send(story)
      const answerBy = inDays(3)
      await askBy(id, answerBy, { holdSeconds: 8 })
      const back = await story.nurse.client.post(`/api/clinic/e-contacts/${id}/undo`)
      expect(back.json()).toMatchObject({ questionnaire: 'QUEST_PHQ9', answerBy })
      await askBy(id, answerBy, { holdSeconds: 8 })
      story.clock.advance(9_000)
      await story.runJobs()
      expect(await mine(id)).toMatchObject({ answerBy })
      await pass(2)
      expect(await reminders(id)).toBe(1)
    })

    it.each([
      [0, 'REPLY_DATE_PAST'],
      [400, 'REPLY_DATE_TOO_FAR'],
    ])('is refused %i days ahead', async (days, rule) => {
      const { id } = await send(story)
      const refused = await askBy(id, inDays(days), { holdSeconds: 8 })
      expect(refused.statusCode).toBe(400)
      expect(refused.json().fields).toMatchObject([{ path: 'answerBy', rule }])
    })
  })
})
