// @proves-part R3-006: the AI summary
// @proves R3-066 R3-082 R3-083 R5-051 R7-096 R7-099 R7-100
import { createSimulators } from '@vastus/simulators'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { OpenAiClient } from '../../adapters/ai/openai-client.ts'
import { sql } from '../../db/sql.ts'
import { refusalText } from '../../http/words.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { listAudit } from '../../testing/e-contact-rows.ts'
import { createAdmin } from '../../testing/factories.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createStory, inquire, type Story, send } from '../e-contacts/testing/story.ts'
import { seedAi } from './index.ts'

const TEXT =
  'Olen Mari Mägi, kood 48001080006. Palavik 38,5 kolm päeva, võtsin 400 mg ibuprofeeni. Helistage +372 5123 4567.'

describe.each([quickestDatabase()])('AI on %s', (kind) => {
  const simulators = createSimulators()
  let url = ''
  let story: Story
  let admin: TestClient

  beforeAll(async () => {
    url = await simulators.listen({ host: '127.0.0.1', port: 0 })
    story = await createStory(kind, {
      services: { ai: new OpenAiClient({ baseUrl: `${url}/ai/v1`, key: undefined }) },
    })
    await seedAi(story.services.database, story.clock, 'simulator')
    admin = await story.signedInAs(await createAdmin(story.services))
  })
  afterAll(async () => {
    await story.close()
    await simulators.close()
  })
  beforeEach(() => feature({ aiSummarization: 'ENABLED', translation: 'ENABLED' }))

  const system = (statement: ReturnType<typeof sql>) =>
    story.services.database.transaction({ actor: 'system' }, (tx) => tx.run(statement))
  const feature = (features: object) =>
    system(
      sql`update clinics set features = ${JSON.stringify(features)}::jsonb where id = ${story.clinic.clinicId}`,
    )
  const useModel = (model: string) => system(sql`update ai_models set model = ${model}, is_active = true`)
  const summarize = (eContactId: number, client = story.doctor.client) =>
    client.post('/api/ai/summarization', { eContactId, locale: 'et' })
  const lastCall = async () =>
    JSON.stringify(((await (await fetch(`${url}/ai/calls`)).json()) as unknown[]).at(-1))

  it('counts its calls by clinic and model, also those that brought nothing', async () => {
    await useModel('simulator')
    const modelOf = async () => {
      const { content } = (await admin.get('/api/prm/ai-models')).json()
      return content.find(({ name }: { name: string }) => name === 'simulator').calls
    }
    const before = await modelOf()
    const { id } = await send(story, { text: TEXT })
    await summarize(id)
    await useModel('simulator-wrong-schema')
    expect((await summarize(id)).json().key).toBe('AI_NOT_AVAILABLE')
    await useModel('simulator')
    const after = await modelOf()
    expect([after.count - before.count, after.failed - before.failed]).toEqual([2, 1])
    expect(after.medianMs).toBeGreaterThanOrEqual(0)
    const rows = await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.query(sql`select clinic_id, purpose, model_name, failed, input_tokens > 0 as has_cost from ai_calls
        order by id desc limit 2`),
    )
    const call = { clinicId: story.clinic.clinicId, purpose: 'SUMMARY', modelName: 'simulator' }
    expect(rows).toEqual([
      { ...call, failed: true, hasCost: false },
      { ...call, failed: false, hasCost: true },
    ])
  })

  describe('a summary', () => {
    it('names the entries on which each sentence rests, and is kept', async () => {
      const { id } = await send(story, { text: TEXT })
      const carried = async ({ client }: Story['nurse']) =>
        (await client.get(`/api/clinic/e-contacts/${id}`)).json().aiSummary
      expect(await carried(story.nurse)).toBeNull()
      await summarize(id)
      const made = await summarize(id)
      expect(made.statusCode).toBe(200)
      expect(await carried(story.nurse)).toBe(made.json().summary)
      expect(await carried(story.receptionist)).toBeNull()
      expect(made.json()).toMatchObject({ locale: 'et', model: 'simulator', isOutdated: false, liked: null })
      const timeline = (await story.doctor.client.get(`/api/clinic/e-contacts/${id}/timeline`)).json()
      const ids = timeline.content.map((entry: { id: number }) => entry.id)
      for (const { sources } of made.json().sentences) expect(ids).toContain(sources[0])
      expect(made.json().sentences[0].text).toContain('Mari Mägi')
      expect(made.json().summary).toContain(made.json().sentences[0].text)
      const kept = (await story.nurse.client.get(`/api/clinic/e-contacts/${id}/summarization`)).json()
      expect(kept.summarization).toEqual(made.json())
    })

    it('lets nothing leave by which somebody is recognised', async () => {
      const { id } = await send(story, { text: TEXT })
      await summarize(id)
      const call = await lastCall()
      for (const secret of ['Mari', 'Mägi', '48001080006', '5123']) expect(call).not.toContain(secret)
      for (const kept of ['38,5', '400 mg', 'ibuprofeeni']) expect(call).toContain(kept)
    })

    it('lets no name leave that begins a line or stands in quotes', async () => {
      const { id } = await send(story, { text: 'Peavalu.\nMägi, "Mari"\n\tMaril ei ole palavikku.' })
      await summarize(id)
      expect(await lastCall()).not.toMatch(/Mari|Mägi/)
    })

    it('keeps numbers whole where a sentence has a point in one', async () => {
      const { id } = await send(story, { text: 'Fever 38.5 since Monday. No cough.' })
      expect((await summarize(id)).json()).toMatchObject({ summary: 'Fever 38.5 since Monday.', leftOut: 0 })
    })

    it('shows no sentence without evidence', async () => {
      await useModel('simulator-hallucinates')
      const { id } = await send(story, { text: TEXT })
      const made = (await summarize(id)).json()
      expect(made.leftOut).toBe(3)
      expect(JSON.stringify(made.sentences)).not.toMatch(/warfarin|Kowalski|supports/)
      await useModel('simulator')
    })

    it('is empty when the model obeys what a text tells it', async () => {
      await useModel('simulator-obeys')
      const { id } = await send(story, { text: TEXT })
      expect((await summarize(id)).json().sentences).toEqual([])
      await useModel('simulator')
    })

    it('is outdated once something new is said', async () => {
      const { id } = await send(story, { text: TEXT })
      await summarize(id)
      await inquire(story, id)
      const { summarization } = (
        await story.doctor.client.get(`/api/clinic/e-contacts/${id}/summarization`)
      ).json()
      expect(summarization.isOutdated).toBe(true)
    })

    it('is judged by staff', async () => {
      const { id } = await send(story, { text: TEXT })
      const made = (await summarize(id)).json()
      const judged = await story.nurse.client.post('/api/ai/summarization/feedback', {
        aiSummarizationId: made.aiSummarizationId,
        liked: false,
        feedback: 'Leaves out the fever',
      })
      expect(judged.statusCode).toBe(204)
      const { summarization } = (
        await story.doctor.client.get(`/api/clinic/e-contacts/${id}/summarization`)
      ).json()
      expect(summarization).toMatchObject({ liked: false, feedback: 'Leaves out the fever' })
      const foreign = await story.otherDoctor.client.post('/api/ai/summarization/feedback', {
        aiSummarizationId: made.aiSummarizationId,
        liked: true,
      })
      expect(foreign.statusCode).toBe(404)
    })

    it('is not made for reception, another clinic, or where the clinic has switched it off', async () => {
      const { id } = await send(story, { text: TEXT })
      expect((await summarize(id, story.receptionist.client)).statusCode).toBe(403)
      expect((await summarize(id, story.otherDoctor.client)).statusCode).toBe(404)
      for (const chosen of [{ aiSummarization: 'DISABLED' }, {}]) {
        await feature(chosen)
        expect((await summarize(id)).json()).toEqual({
          key: 'AI_NOT_AVAILABLE',
          message: refusalText('en', 'FEATURE_SWITCHED_OFF', {}),
        })
      }
    })

    it.each(['garbage', 'wrong-schema', 'down', 'huge'])(
      'is not available when the model gives %s',
      async (mode) => {
        await useModel(`simulator-${mode}`)
        const { id } = await send(story, { text: TEXT })
        const refused = await summarize(id)
        expect([refused.statusCode, refused.json().key]).toEqual([469, 'AI_NOT_AVAILABLE'])
        await useModel('simulator')
      },
    )

    it('is not available once the platform has switched its model off', async () => {
      const { id } = await send(story, { text: TEXT })
      const [model] = (await admin.get('/api/prm/ai-models')).json().content
      await admin.patch(`/api/prm/ai-models/${model.id}`, { isActive: false })
      expect((await summarize(id)).json().key).toBe('AI_NOT_AVAILABLE')
      await admin.patch(`/api/prm/ai-models/${model.id}`, { isActive: true })
    })

    it('leaves its trace in the audit trail', async () => {
      const { id } = await send(story, { text: TEXT })
      await summarize(id)
      const actions = (await listAudit(story)).map(({ action }) => action)
      expect(actions).toContain('AI_SUMMARY_MAKE')
    })
  })

  describe('a translation', () => {
    const translate = (body: object, client = story.doctor.client) =>
      client.post('/api/clinic/translate', body)

    it('waits for the consent of its reader', async () => {
      await system(
        sql`delete from consents where user_id = ${story.nurse.userId} and type = 'PRM_TRANSLATION_CLINIC'`,
      )
      const { id } = await send(story)
      expect(
        (await translate({ eContactId: id, text: 'Tere', to: 'ru' }, story.nurse.client)).json(),
      ).toEqual({
        key: 'TRANSLATION_NOT_AVAILABLE',
        message: refusalText('en', 'TRANSLATION_CONSENT_NEEDED', {}),
      })
    })

    it('keeps numbers, and tells which were changed', async () => {
      const { id } = await send(story)
      const text = 'Võtke 500 mg paratsetamooli 3 korda päevas.'
      const good = (await translate({ eContactId: id, text, to: 'ru' })).json()
      expect(good).toMatchObject({ missing: [], added: [], model: 'simulator' })
      expect(good.translation).toContain('500 mg')
      await useModel('simulator-hallucinates')
      const bad = (await translate({ eContactId: id, text, to: 'ru' })).json()
      expect(bad.missing).toContainEqual({ kind: 'NUMBER', text: '500 mg' })
      expect(bad.added).toContainEqual({ kind: 'NUMBER', text: '611 mg' })
      await useModel('simulator')
    })

    it('that its writer changed is compared again, and asks no model', async () => {
      const { id } = await send(story)
      const text = 'Võtke 500 mg paratsetamooli 3 korda päevas.'
      const before = await lastCall()
      const compare = async (edited: string) =>
        (await translate({ eContactId: id, text, to: 'ru', edited })).json()
      const changed = await compare('Принимайте 50 мг парацетамола 3 раза в день.')
      expect(changed).toMatchObject({
        missing: [{ kind: 'NUMBER', text: '500 mg' }],
        added: [{ kind: 'NUMBER', text: '50 мг' }],
      })
      expect(await compare('Принимайте 500 мг парацетамола 3 раза в день.')).toMatchObject({
        missing: [],
        added: [],
      })
      expect(await lastCall()).toBe(before)
    })

    it('of a ready-made answer is the clinic’s own, word for word, and asks no model', async () => {
      const { id } = await send(story)
      const path = `/api/clinic/${story.clinic.clinicId}/templates`
      const answer = { heading: 'Come by', visibleToAll: true }
      for (const words of [
        { language: 'et', description: 'Tulge homme kell 9.' },
        { language: 'ru', description: 'Приходите завтра к девяти.' },
      ])
        expect((await story.doctor.client.post(path, { ...answer, ...words })).statusCode).toBe(201)
      const made = await translate({ eContactId: id, text: 'Tulge homme kell 9. ', to: 'ru' })
      expect(made.json()).toMatchObject({ translation: 'Приходите завтра к девяти.', isApproved: true })
      expect(
        (await translate({ eContactId: id, text: 'Tulge homme kell 10.', to: 'ru' })).json(),
      ).not.toHaveProperty('isApproved')
    })

    it('of a message is made once and belongs to its e-contact', async () => {
      const { id } = await send(story, { text: 'Peavalu 3 päeva' })
      const { id: other } = await send(story)
      const timeline = (await story.doctor.client.get(`/api/clinic/e-contacts/${id}/timeline`)).json()
      const entryId = timeline.content[0].id
      const first = (await translate({ eContactId: id, entryId, to: 'en' })).json()
      const calls = await fetch(`${url}/ai/`).then(
        (response) => response.json() as Promise<{ calls: number }>,
      )
      const again = (await translate({ eContactId: id, entryId, to: 'en' })).json()
      expect(again).toEqual(first)
      expect(await fetch(`${url}/ai/`).then((response) => response.json())).toEqual(calls)
      expect((await translate({ eContactId: other, entryId, to: 'en' })).statusCode).toBe(404)
    })

    it('without a markup that the source does not have', async () => {
      await useModel('simulator-obeys')
      const { id } = await send(story)
      const refused = await translate({ eContactId: id, text: 'Tere', to: 'ru' })
      expect(refused.json().key).toBe('TRANSLATION_NOT_AVAILABLE')
      await useModel('simulator')
    })

    it('is refused without a text, or with two', async () => {
      const { id } = await send(story)
      expect((await translate({ eContactId: id, to: 'ru' })).statusCode).toBe(400)
      expect((await translate({ eContactId: id, entryId: 1, text: 'Tere', to: 'ru' })).statusCode).toBe(400)
    })
  })

  describe('prompts and models', () => {
    const prompts = async () => (await admin.get('/api/prm/prompts')).json().content
    const summaryPrompt = async () =>
      (await prompts()).find((each: { purpose: string }) => each.purpose === 'SUMMARY')

    it('are for the platform administrator alone', async () => {
      for (const client of [story.doctor.client, story.patient.client])
        for (const path of ['/api/prm/prompts', '/api/prm/ai-models'])
          expect((await client.get(path)).statusCode).toBe(403)
    })

    it('keep each version; a new one is in use only once it is published', async () => {
      const before = await summaryPrompt()
      const { modelId, userMessage } = before.newest
      const changed = await admin.patch(`/api/prm/prompts/${before.id}`, {
        modelId,
        userMessage,
        systemMessage: 'Answer in JSON, briefly.',
        parameters: '{"temperature":0.2}',
      })
      expect(changed.json()).toMatchObject({ publishedVersion: before.publishedVersion })
      const { version } = changed.json().newest
      expect(version).toBe(before.newest.version + 1)
      const tried = (await admin.post(`/api/prm/prompts/${before.id}/try`, { version })).json()
      expect(tried).toMatchObject({ isPassed: true, inUse: { version: before.newest.version } })
      expect(tried.inUse.results).toHaveLength(tried.results.length)
      const published = await admin.post(`/api/prm/prompts/${before.id}/publish`, { version })
      expect(published.json()).toMatchObject({ isPassed: true, isPublished: true })
      expect((await summaryPrompt()).publishedVersion).toBe(version)
      const back = await admin.post(`/api/prm/prompts/${before.id}/publish`, {
        version: before.newest.version,
      })
      expect(back.json().isPublished).toBe(true)
      const versions = (await admin.get(`/api/prm/prompts/${before.id}/versions`)).json().content
      expect(versions.map((each: { version: number }) => each.version)).toEqual([
        version,
        before.newest.version,
      ])
    })

    it('take a change of one part, and a new name without a new version', async () => {
      const { id, newest } = await summaryPrompt()
      const change = async (body: object) => (await admin.patch(`/api/prm/prompts/${id}`, body)).json()
      const { systemMessage, parameters, modelId } = newest
      const changed = {
        systemMessage,
        parameters,
        modelId,
        userMessage: 'Sum it up.',
        version: newest.version + 1,
      }
      expect((await change({ userMessage: 'Sum it up.' })).newest).toMatchObject(changed)
      expect(await change({ name: 'Renamed' })).toMatchObject({ name: 'Renamed', newest: changed })
    })

    it('are not published when their examples fail', async () => {
      await useModel('simulator-hallucinates')
      const { id, newest } = await summaryPrompt()
      const refused = (await admin.post(`/api/prm/prompts/${id}/publish`, { version: newest.version })).json()
      expect(refused).toMatchObject({ isPassed: false, isPublished: false })
      await useModel('simulator')
    })

    it.each([
      [{ systemMessage: 'Answer in words.' }, 'systemMessage', 'PROMPT_JSON'],
      [{ parameters: '{' }, 'parameters', 'PARAMETERS_JSON'],
      [{ parameters: '{"temperature":3}' }, 'parameters', 'PARAMETER_RANGE'],
      [{ parameters: '{"seed":3}' }, 'parameters', 'PARAMETER_UNKNOWN'],
      [{ modelId: 999_999 }, 'modelId', 'FORM'],
    ])('refuse %j', async (part, path, rule) => {
      const { id, newest } = await summaryPrompt()
      const { modelId, systemMessage, userMessage, parameters } = newest
      const body = { modelId, systemMessage, userMessage, parameters, ...part }
      const refused = await admin.patch(`/api/prm/prompts/${id}`, body)
      expect(refused.statusCode).toBe(400)
      expect(refused.json().fields).toContainEqual(expect.objectContaining({ path, rule }))
    })

    it('stay while they are in use', async () => {
      const { id, newest } = await summaryPrompt()
      expect((await admin.delete(`/api/prm/prompts/${id}`)).statusCode).toBe(468)
      expect((await admin.delete(`/api/prm/ai-models/${newest.modelId}`)).statusCode).toBe(468)
      const added = await admin.post('/api/prm/ai-models', { model: 'other', name: 'Other' })
      expect(added.statusCode).toBe(201)
      expect((await admin.post('/api/prm/ai-models', { model: 'other', name: 'Twice' })).statusCode).toBe(400)
      expect((await admin.delete(`/api/prm/ai-models/${added.json().id}`)).statusCode).toBe(204)
    })
  })
})
