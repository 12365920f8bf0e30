// @proves R7-053 R7-054
import { SMART_QUESTIONS_MAX } from '@vastus/domain/questionnaire/smart-questions'
import { createSimulators } from '@vastus/simulators'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { OpenAiClient } from '../../adapters/ai/openai-client.ts'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { listAudit } from '../../testing/e-contact-rows.ts'
import { createStory, send, type Story } from '../e-contacts/testing/story.ts'
import { questionsToAsk } from '../questionnaire/index.ts'
import { seedAi } from './index.ts'

const TEXT = 'I cough, and my joint hurts since Monday. I took 400 mg ibuprofen. Call me: +372 5123 4567'
const FIXED = questionsToAsk('COUGH', undefined).map(({ id }) => ({ id, answer: '' }))

type Question = { id: string; text: string; byAi?: boolean }

describe.each([quickestDatabase()])('AI for patients on %s', (kind) => {
  const simulators = createSimulators()
  let url = ''
  let story: Story

  beforeAll(async () => {
    url = await simulators.listen({ host: '127.0.0.1', port: 0 })
    story = await createStory(kind, {
      services: { ai: new OpenAiClient({ baseUrl: `${url}/ai/v1`, key: undefined }) },
    })
    await seedAi(story.services.database, story.clock, 'simulator')
  })
  afterAll(async () => {
    await story.close()
    await simulators.close()
  })
  beforeEach(async () => {
    await clinicHas({ plan: 'PREMIUM', chosen: 'ENABLED' })
    await useModel('simulator')
  })

  const system = (statement: ReturnType<typeof sql>) =>
    story.services.database.transaction({ actor: 'system' }, (tx) => tx.run(statement))
  const clinicHas = ({ plan, chosen }: { plan: string; chosen: string }) =>
    system(sql`update clinics set plan = ${plan}, features = ${JSON.stringify({ aiSmartQuestionnaire: chosen })}::jsonb
      where id = ${story.clinic.clinicId}`)
  const useModel = (model: string) => system(sql`update ai_models set model = ${model}, is_active = true`)
  const about = () => ({
    locale: 'en-GB',
    chosenProblemType: 'COUGH',
    userMessage: TEXT,
    clinicId: story.clinic.clinicId,
  })
  const ask = async (body: object, client = story.patient.client) => {
    const response = await client.post('/api/questionnaire/questions', { ...about(), ...body })
    expect(response.statusCode).toBe(200)
    return response.json() as { questions: Question[]; done: boolean }
  }
  const summarize = async (body: object) =>
    (await story.patient.client.post('/api/questionnaire/summarize', { ...about(), ...body })).json() as {
      summary: string
      byAi?: boolean
    }
  const calls = async () => (await (await fetch(`${url}/ai/calls`)).json()) as unknown[]

  describe('questions of a model', () => {
    it('come after the fixed ones, from the bank, and say who chose them', async () => {
      const before = (await calls()).length
      const first = await ask({ initial: true })
      expect(first.done).toBe(false)
      const last = await ask({ questionAnswers: FIXED.slice(0, 3) })
      expect(last.done).toBe(false)
      expect(last.questions.every(({ byAi }) => byAi === undefined)).toBe(true)
      expect((await calls()).length).toBe(before)

      const chosen = await ask({ questionAnswers: FIXED })
      expect(chosen.done).toBe(true)
      expect(chosen.questions).toContainEqual({
        id: 'jp_which',
        type: 'text',
        text: expect.stringContaining('joint'),
        byAi: true,
      })
      expect(chosen.questions.length).toBeLessThanOrEqual(SMART_QUESTIONS_MAX)
      const questionAnswers = [...FIXED, ...chosen.questions.map(({ id }) => ({ id, answer: 'left knee' }))]
      expect(await ask({ questionAnswers })).toEqual({ questions: [], done: true })
      expect((await summarize({ questionAnswers })).summary).toContain(
        `${chosen.questions[0]?.text}\nleft knee`,
      )
      expect((await listAudit(story)).map(({ action }) => action)).toContain('AI_QUESTIONS_CHOOSE')
    })

    it('are chosen without anything by which the patient is recognised', async () => {
      const userMessage = `${TEXT}. Mina olen ${story.patient.firstName}, sündinud 01.02.1980, kood 48001080006.`
      await ask({ questionAnswers: FIXED, userMessage })
      const call = JSON.stringify((await calls()).at(-1))
      for (const secret of [story.patient.firstName, '48001080006', '5123', '1980'])
        expect(call).not.toContain(secret)
      expect(call).toContain('400 mg')
    })

    it.each(['slow', 'down', 'garbage', 'wrong-schema', 'obeys'])(
      'are none when the model is %s, and nobody waits longer than two seconds',
      async (mode) => {
        await useModel(`simulator-${mode}`)
        const from = performance.now()
        expect(await ask({ questionAnswers: FIXED })).toEqual({ questions: [], done: true })
        expect(performance.now() - from).toBeLessThan(2_500)
        expect((await ask({ initial: true })).questions).toHaveLength(FIXED.length)
      },
    )

    it('are none the model made up', async () => {
      await useModel('simulator-hallucinates')
      const { questions } = await ask({ questionAnswers: FIXED })
      expect(questions.length).toBeGreaterThan(0)
      expect(questions.map(({ id }) => id)).not.toContain('invented')
    })

    it.each([
      ['the clinic has switched them off', { plan: 'PREMIUM', chosen: 'DISABLED' }],
      ['its plan has none', { plan: 'BASIC', chosen: 'ENABLED' }],
    ])('are none where %s', async (_, clinic) => {
      await clinicHas(clinic)
      expect((await ask({ questionAnswers: FIXED.slice(0, 3) })).done).toBe(true)
      expect(await ask({ questionAnswers: FIXED })).toEqual({ questions: [], done: true })
    })

    it('are none for staff, without a text, without a clinic, and for a clinic that is not there', async () => {
      const before = (await calls()).length
      const none = { questions: [], done: true }
      expect(await ask({ questionAnswers: FIXED }, story.nurse.client)).toEqual(none)
      expect(await ask({ questionAnswers: FIXED, userMessage: ' ' })).toEqual(none)
      expect(await ask({ questionAnswers: FIXED, clinicId: undefined })).toEqual(none)
      expect(await ask({ questionAnswers: FIXED, clinicId: 999_999 })).toEqual(none)
      expect((await calls()).length).toBe(before)
    })
  })

  describe('a text that a model words', () => {
    const questionAnswers = [
      { id: 'onset', answer: 'On 12 November' },
      { id: 'co_blood', answer: 'no' },
    ]

    it('holds what was written and answered, and says that a model worded it', async () => {
      const { summary, byAi } = await summarize({ questionAnswers, byAi: true })
      expect(byAi).toBe(true)
      expect(summary).toContain('400 mg')
      expect(summary).toContain('+372 5123 4567')
      expect(summary).toContain('When did it begin? On 12 November.')
      expect((await listAudit(story)).map(({ action }) => action)).toContain('AI_TEXT_MAKE')
    })

    it('is sent with its label, which both sides see', async () => {
      const { id } = await send(story, { text: 'Worded', madeWithAi: true })
      const { id: other } = await send(story, { text: 'Typed' })
      for (const client of [story.patient.client, story.nurse.client]) {
        const side = client === story.patient.client ? 'patient' : 'clinic'
        const labelOf = async (eContactId: number) =>
          (await client.get(`/api/${side}/e-contacts/${eContactId}/timeline`)).json().content[0].madeWithAi
        expect(await labelOf(id)).toBe(true)
        expect(await labelOf(other)).toBeUndefined()
      }
    })

    it.each(['hallucinates', 'obeys', 'down', 'garbage', 'wrong-schema'])(
      'is the plain one when the model %s',
      async (mode) => {
        const plain = await summarize({ questionAnswers })
        await useModel(`simulator-${mode}`)
        expect(await summarize({ questionAnswers, byAi: true })).toEqual(plain)
      },
    )

    it('is the plain one where the clinic has switched that off', async () => {
      await clinicHas({ plan: 'PREMIUM', chosen: 'DISABLED' })
      expect((await summarize({ questionAnswers, byAi: true })).byAi).toBeUndefined()
    })
  })
})
