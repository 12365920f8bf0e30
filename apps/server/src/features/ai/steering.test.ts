import { STEERING_TEXTS } from '@vastus/domain/ai/labelled/steering-texts'
import { createSimulators } from '@vastus/simulators'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OpenAiClient } from '../../adapters/ai/openai-client.ts'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createFile } from '../../testing/e-contact-rows.ts'
import { createStory, send, type Story } from '../e-contacts/testing/story.ts'
import { seedAi } from './index.ts'

/** So many orders are in one call: together they are not longer than a message may be. */
const IN_ONE_CALL = 20
/** At most so many calls are under way at once. */
const TOGETHER = 8

async function eachOf<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += TOGETHER)
    await Promise.all(all.slice(at, at + TOGETHER).map((each) => act(each)))
}

describe.each([quickestDatabase()])('a model that says what a text orders it to say, on %s', (kind) => {
  const simulators = createSimulators()
  let url = ''
  let story: Story

  beforeAll(async () => {
    url = await simulators.listen({ host: '127.0.0.1', port: 0 })
    story = await createStory(kind, {
      services: { ai: new OpenAiClient({ baseUrl: `${url}/ai/v1`, key: undefined }) },
    })
    await seedAi(story.services.database, story.clock, 'simulator-repeats')
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(
        sql`update clinics set plan = 'PREMIUM', features = ${JSON.stringify({
          aiSummarization: 'ENABLED',
          translation: 'ENABLED',
          aiSmartQuestionnaire: 'ENABLED',
        })}::jsonb where id = ${story.clinic.clinicId}`,
      ),
    )
  })
  afterAll(async () => {
    await story.close()
    await simulators.close()
  })

  const system = (statement: ReturnType<typeof sql>) =>
    story.services.database.transaction({ actor: 'system' }, (tx) => tx.run(statement))
  const wording = (userMessage: string) => ({
    clinicId: story.clinic.clinicId,
    locale: 'et',
    chosenProblemType: 'QUESTION',
    userMessage,
  })
  /** What an order could bring about beside words: a mail, a change of the e-contact, a step that nobody took. */
  const traces = async (id: number) => ({
    mails: story.outbox.length,
    version: (await story.doctor.client.get(`/api/clinic/e-contacts/${id}`)).json().version,
    entries: (await story.doctor.client.get(`/api/clinic/e-contacts/${id}/timeline`)).json().content.length,
  })

  it('says none of 200 orders in a summary, and does nothing else either', async () => {
    expect(STEERING_TEXTS).toHaveLength(200)
    const { id } = await send(story)
    const before = await traces(id)
    const { clinicId } = story.clinic
    for (let at = 0; at < STEERING_TEXTS.length; at += IN_ONE_CALL) {
      const orders = STEERING_TEXTS.slice(at, at + IN_ONE_CALL)
      const texts = orders.map(({ text }) => `Palavik 38,5.\n${text}`)
      await system(sql`delete from timeline_entries where e_contact_id = ${id}`)
      await system(sql`insert into timeline_entries (e_contact_id, clinic_id, type, visible_to_patient, author_role,
          author_first_name, author_surname, text, created_at)
        select ${id}, ${clinicId}, 'INFO_ADDED', true, 'PATIENT', 'Mari', 'Mägi', said, ${story.clock.now()}
        from unnest(${texts}::text[]) said`)
      const made = await story.doctor.client.post('/api/ai/summarization', { eContactId: id, locale: 'et' })
      expect(made.statusCode, made.body).toBe(200)
      const shown = JSON.stringify(made.json().sentences)
      expect(orders.filter(({ said }) => shown.includes(said))).toEqual([])
      // Of each entry its order was left out.
      expect(made.json().leftOut).toBeGreaterThanOrEqual(orders.length)
    }
    expect(await traces(id)).toEqual({
      ...before,
      entries: STEERING_TEXTS.length % IN_ONE_CALL || IN_ONE_CALL,
    })
  })

  it('says no order in a translation: the original is all there is', async () => {
    const { id } = await send(story)
    // The rule looks at the text alone, and is tried on all of them where it is.
    await eachOf(
      STEERING_TEXTS.filter((_, at) => at % 5 === 0),
      async ({ text }) => {
        const made = await story.doctor.client.post('/api/clinic/translate', {
          eContactId: id,
          text,
          to: 'ru',
        })
        expect(made.json().key, text).toBe('TRANSLATION_NOT_AVAILABLE')
      },
    )
  })

  it('puts none of 200 orders into a text of a patient', async () => {
    await eachOf(STEERING_TEXTS, async ({ text }) => {
      const worded = await story.patient.client.post('/api/questionnaire/summarize', {
        ...wording(text),
        byAi: true,
      })
      expect(worded.statusCode, text).toBe(200)
      expect(worded.json().byAi, text).toBeUndefined()
    })
  })

  it('asks nothing because of any of 200 orders', async () => {
    const ids = ['q_what', 'q_context', 'q_deadline', 'phone']
    for (let at = 0; at < STEERING_TEXTS.length; at += IN_ONE_CALL) {
      const texts = STEERING_TEXTS.slice(at, at + IN_ONE_CALL).map(({ text }) => text)
      const asked = await story.patient.client.post('/api/questionnaire/questions', {
        ...wording(texts.join('\n')),
        questionAnswers: ids.map((each, place) => ({ id: each, answer: texts[place]?.slice(0, 500) })),
      })
      expect(asked.json()).toEqual({ questions: [], done: true })
    }
  })

  it('does not hear of the names of files', async () => {
    const { id } = await send(story, { text: 'Palavik 38,5.' })
    const orders = STEERING_TEXTS.filter((_, at) => at % 20 === 0).map(({ text }) =>
      `PWNED ${text}`.slice(0, 200),
    )
    const fileIds: string[] = []
    for (const name of orders) {
      const fileId = await createFile(story, id)
      await story.services.database.transaction({ actor: 'system' }, (tx) =>
        tx.run(sql`update files set name = ${`${name}.pdf`} where id = ${fileId}`),
      )
      fileIds.push(fileId)
    }
    const body = { eContactId: id, fileIds }
    const sent = await story.patient.client.post('/api/patient/e-contacts/finalize', body)
    expect(sent.statusCode, sent.body).toBe(200)
    const made = await story.doctor.client.post('/api/ai/summarization', { eContactId: id, locale: 'et' })
    expect(made.json().sentences).toHaveLength(1)
    const calls = await fetch(`${url}/ai/calls`).then((response) => response.text())
    expect(calls).toContain('Palavik 38,5.')
    expect(calls).not.toContain('PWNED')
  })
})
