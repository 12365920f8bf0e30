import { createSimulators } from '@vastus/simulators'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ChatClient } from '../../adapters/ai/chat-client.ts'
import { OpenAiClient } from '../../adapters/ai/openai-client.ts'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createStory, type Story, send } from '../e-contacts/testing/story.ts'
import { questionsToAsk } from '../questionnaire/index.ts'
import { seedAi } from './index.ts'

const ON = { aiSummarization: 'ENABLED', translation: 'ENABLED', aiSmartQuestionnaire: 'ENABLED' }
/** The status, with the key that only a 469 has. */
const outcomeOf = (response: { statusCode: number; json: () => { key: string } }) => ({
  status: response.statusCode,
  ...(response.statusCode === 469 ? { key: response.json().key } : {}),
})
const TEXT = 'I cough and my joint hurts.'

describe.each([quickestDatabase()])('while a model is at work on %s', (kind) => {
  const simulators = createSimulators()
  let story: Story
  /** Happens after the model has read the text and before its response is there. */
  let meanwhile: () => Promise<unknown> = async () => undefined

  beforeAll(async () => {
    const url = await simulators.listen({ host: '127.0.0.1', port: 0 })
    const real = new OpenAiClient({ baseUrl: `${url}/ai/v1`, key: undefined })
    const ai: ChatClient = {
      complete: async (request) => {
        const response = await real.complete(request)
        await meanwhile()
        return response
      },
    }
    story = await createStory(kind, { services: { ai } })
    await seedAi(story.services.database, story.clock, 'simulator')
  })
  afterAll(async () => {
    await story.close()
    await simulators.close()
  })

  const system = (statement: ReturnType<typeof sql>) =>
    story.services.database.transaction({ actor: 'system' }, (tx) => tx.run(statement))
  const features = (chosen: object) =>
    system(sql`update clinics set plan = 'PREMIUM', features = ${JSON.stringify(chosen)}::jsonb
      where id = ${story.clinic.clinicId}`)
  beforeEach(async () => {
    meanwhile = async () => undefined
    await features(ON)
    await system(sql`update ai_models set is_active = true`)
  })

  const summarize = async () => {
    const { id } = await send(story, { text: TEXT })
    const made = await story.doctor.client.post('/api/ai/summarization', { eContactId: id })
    const kept = (await story.doctor.client.get(`/api/clinic/e-contacts/${id}/summarization`)).json()
    return { ...outcomeOf(made), kept: kept.summarization }
  }
  const translate = async () => {
    const { id } = await send(story, { text: TEXT })
    const { content } = (await story.doctor.client.get(`/api/clinic/e-contacts/${id}/timeline`)).json()
    const made = await story.doctor.client.post('/api/clinic/translate', {
      eContactId: id,
      entryId: content[0].id,
      to: 'ru',
    })
    return outcomeOf(made)
  }
  const about = () => ({
    clinicId: story.clinic.clinicId,
    chosenProblemType: 'COUGH',
    userMessage: TEXT,
    locale: 'en',
  })
  const ask = async () =>
    (
      await story.patient.client.post('/api/questionnaire/questions', {
        ...about(),
        questionAnswers: questionsToAsk('COUGH', undefined).map(({ id }) => ({ id, answer: '' })),
      })
    ).json().questions.length
  const word = async () =>
    (await story.patient.client.post('/api/questionnaire/summarize', { ...about(), byAi: true })).json().byAi

  it('and nobody stops it, everything comes', async () => {
    expect((await summarize()).status).toBe(200)
    expect((await translate()).status).toBe(200)
    expect(await ask()).toBeGreaterThan(0)
    expect(await word()).toBe(true)
  })

  it('the clinic switches it off: nothing is shown or kept', async () => {
    meanwhile = () => features({})
    expect(await summarize()).toEqual({ status: 469, key: 'AI_NOT_AVAILABLE', kept: null })
    await features(ON)
    expect(await translate()).toEqual({ status: 469, key: 'TRANSLATION_NOT_AVAILABLE' })
    await features(ON)
    expect(await ask()).toBe(0)
    await features(ON)
    expect(await word()).toBeUndefined()
  })

  it('the platform stops the model: nothing is shown or kept', async () => {
    const off = () => system(sql`update ai_models set is_active = false`)
    const on = () => system(sql`update ai_models set is_active = true`)
    meanwhile = off
    expect(await summarize()).toEqual({ status: 469, key: 'AI_NOT_AVAILABLE', kept: null })
    await on()
    expect(await translate()).toEqual({ status: 469, key: 'TRANSLATION_NOT_AVAILABLE' })
    await on()
    expect(await ask()).toBe(0)
    await on()
    expect(await word()).toBeUndefined()
  })

  it('its reader withdraws the consent to translation: nothing is shown or kept', async () => {
    meanwhile = () =>
      system(
        sql`delete from consents where user_id = ${story.doctor.userId} and type = 'PRM_TRANSLATION_CLINIC'`,
      )
    expect(await translate()).toEqual({ status: 469, key: 'TRANSLATION_NOT_AVAILABLE' })
  })
})

describe.each([quickestDatabase()])('with a model that never answers on %s', (kind) => {
  let story: Story
  let calls = 0
  beforeAll(async () => {
    const ai: ChatClient = {
      complete: () => {
        calls++
        return new Promise(() => undefined)
      },
    }
    story = await createStory(kind, { services: { ai } })
    await seedAi(story.services.database, story.clock, 'simulator')
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`update clinics set plan = 'PREMIUM', features = ${JSON.stringify(ON)}::jsonb
        where id = ${story.clinic.clinicId}`),
    )
  })
  afterAll(() => story.close())

  it('patients write, staff read and reply, and no model is asked', async () => {
    const { id } = await send(story, { text: TEXT })
    const { client } = story.doctor
    expect((await client.get(`/api/clinic/e-contacts/${id}/timeline`)).statusCode).toBe(200)
    expect((await client.get(`/api/clinic/e-contacts/${id}/summarization`)).json()).toEqual({
      summarization: null,
    })
    const replied = await client.post(`/api/clinic/e-contacts/${id}/complete`, {
      infoText: 'Please come tomorrow.',
    })
    expect(replied.statusCode, replied.body).toBeLessThan(300)
    const asked = await story.patient.client.post('/api/questionnaire/questions', {
      clinicId: story.clinic.clinicId,
      chosenProblemType: 'COUGH',
      userMessage: TEXT,
      initial: true,
    })
    expect(asked.json().questions.length).toBeGreaterThan(0)
    expect(calls).toBe(0)
  })
})
