import { createServer } from 'node:http'
import { CONVERSATIONS } from '@vastus/domain/ai/labelled/conversations'
import { KNOWN_NAMES, PLANTED } from '@vastus/domain/ai/labelled/identifiers'
import { isIn } from '@vastus/domain/ai/labelled/second-check'
import { createSimulators } from '@vastus/simulators'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { OpenAiClient } from '../../adapters/ai/openai-client.ts'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createStory, inquire, send, type Story } from '../e-contacts/testing/story.ts'
import { questionsToAsk } from '../questionnaire/index.ts'
import { seedAi } from './index.ts'

const PARTS_AT_ONCE = 15

/** Sits on the wire before the model's provider: passes everything on, and keeps every byte that leaves the product. */
async function listenOnTheWire(target: string) {
  const heard: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      heard.push(`${request.url}\n${request.rawHeaders.join('\n')}\n${body.toString()}`)
      void fetch(`${target}${request.url}`, {
        method: request.method ?? 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }).then(async (given) => {
        response.writeHead(given.status, { 'content-type': given.headers.get('content-type') ?? '' })
        response.end(Buffer.from(await given.arrayBuffer()))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the wire has no address')
  return {
    heard,
    url: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

describe.each([quickestDatabase()])('the labelled sets through the product on %s', (kind) => {
  const simulators = createSimulators()
  let wire: Awaited<ReturnType<typeof listenOnTheWire>>
  let story: Story

  beforeAll(async () => {
    wire = await listenOnTheWire(await simulators.listen({ host: '127.0.0.1', port: 0 }))
    story = await createStory(kind, {
      services: { ai: new OpenAiClient({ baseUrl: `${wire.url}/ai/v1`, key: undefined }) },
    })
    await seedAi(story.services.database, story.clock, 'simulator')
    const features = { aiSummarization: 'ENABLED', translation: 'ENABLED', aiSmartQuestionnaire: 'ENABLED' }
    await system(sql`update clinics set plan = 'PREMIUM', features = ${JSON.stringify(features)}::jsonb
      where id = ${story.clinic.clinicId}`)
  })
  afterAll(async () => {
    await story.close()
    await wire.close()
    await simulators.close()
  })
  beforeEach(() => {
    wire.heard.length = 0
  })

  const system = (statement: ReturnType<typeof sql>) =>
    story.services.database.transaction({ actor: 'system' }, (tx) => tx.run(statement))
  const summarize = async (eContactId: number) => {
    const made = await story.doctor.client.post('/api/ai/summarization', { eContactId, locale: 'et' })
    expect(made.statusCode, made.body).toBe(200)
    return made.json() as { sentences: { text: string; sources: number[] }[]; leftOut: number }
  }
  const timeline = async (id: number) =>
    (await story.doctor.client.get(`/api/clinic/e-contacts/${id}/timeline`)).json().content as {
      id: number
      text: string
    }[]

  it.each(['simulator', 'simulator-hallucinates'])(
    'of 60 conversations %s shows only sentences whose evidence a second check accepts',
    async (model) => {
      await system(sql`update ai_models set model = ${model}`)
      let shown = 0
      let leftOut = 0
      for (const { entries } of CONVERSATIONS) {
        const { id } = await send(story, { text: entries[0]?.text ?? '' })
        await inquire(story, id, { question: entries[1]?.text })
        const said = await timeline(id)
        const made = await summarize(id)
        leftOut += made.leftOut
        for (const { text, sources } of made.sentences) {
          const source = said.filter((entry) => sources.includes(entry.id)).map((entry) => entry.text)
          expect(source.length, text).toBeGreaterThan(0)
          expect(isIn(source.join(' '), text), text).toBe(true)
          shown += 1
        }
      }
      expect(CONVERSATIONS).toHaveLength(60)
      expect(shown).toBeGreaterThanOrEqual(60)
      expect(leftOut).toBeGreaterThanOrEqual(model === 'simulator' ? 0 : 180)
      await system(sql`update ai_models set model = 'simulator'`)
    },
  )

  describe('of 300 planted identifiers none leaves', () => {
    const planted = PLANTED.flatMap(({ identifiers }) => identifiers)
    const secrets = new Set(planted.flatMap((each) => each.split(/\s/)).filter((part) => part.length > 2))
    const partsOf = () => {
      const parts: string[] = []
      for (let at = 0; at < PLANTED.length; at += PARTS_AT_ONCE)
        parts.push(
          PLANTED.slice(at, at + PARTS_AT_ONCE)
            .map(({ text }) => text)
            .join('\n'),
        )
      return parts
    }
    /** As bytes and as the escapes of JSON. */
    const leaks = () => {
      const all = wire.heard.join('\n')
      const unescaped = all.replace(/\\+u([0-9a-f]{4})/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
      const isWord = (at: number, length: number) =>
        !/[\p{L}\p{N}]/u.test(unescaped.charAt(at - 1) + unescaped.charAt(at + length))
      return [...secrets].filter((secret) => {
        for (let at = unescaped.indexOf(secret); at >= 0; at = unescaped.indexOf(secret, at + 1))
          if (isWord(at, secret.length)) return true
        return false
      })
    }
    let eContactId = 0

    beforeAll(async () => {
      // Those whom the product knows: here as people who wrote in the e-contact.
      eContactId = (await send(story)).id
      const { clinicId } = story.clinic
      for (const [at, name] of KNOWN_NAMES.entries()) {
        const [firstName = '', surname = ''] = name.split(' ')
        await system(sql`insert into timeline_entries (e_contact_id, clinic_id, type, visible_to_patient, author_role,
            author_first_name, author_surname, text, created_at)
          values (${eContactId}, ${clinicId}, 'INFO_ADDED', true, 'REPRESENTATIVE', ${firstName}, ${surname},
            ${partsOf()[at] ?? ''}, ${story.clock.now()})`)
      }
    })

    it('with a summary', async () => {
      expect(planted.length).toBeGreaterThanOrEqual(300)
      await summarize(eContactId)
      expect(wire.heard).toHaveLength(1)
      expect(wire.heard[0]).toContain('palavik')
      expect(leaks()).toEqual([])
    })

    it('with a translation', async () => {
      for (const text of partsOf()) {
        const made = await story.doctor.client.post('/api/clinic/translate', { eContactId, text, to: 'ru' })
        expect(made.statusCode, made.body).toBe(200)
      }
      expect(wire.heard.length).toBeGreaterThanOrEqual(partsOf().length)
      expect(leaks()).toEqual([])
    })

    it('with questions and with a text that a model words', async () => {
      const answered = questionsToAsk('COUGH', undefined)
      const body = { clinicId: story.clinic.clinicId, locale: 'et', chosenProblemType: 'COUGH' }
      for (const userMessage of partsOf()) {
        const questionAnswers = answered.map(({ id }) => ({ id, answer: userMessage.slice(0, 300) }))
        for (const path of ['questions', 'summarize']) {
          const made = await story.patient.client.post(`/api/questionnaire/${path}`, {
            ...body,
            userMessage,
            questionAnswers,
            ...(path === 'summarize' ? { byAi: true } : {}),
          })
          expect(made.statusCode, made.body).toBe(200)
        }
      }
      // A call that was slow is made twice.
      expect(wire.heard.length).toBeGreaterThanOrEqual(2 * partsOf().length)
      expect(leaks()).toEqual([])
    })
  })

  it('a summary hides no danger sign, and outweighs none, whatever the model says', async () => {
    const { id } = await send(story, {
      text: 'Since morning a strong pain in my chest',
    })
    const seen = async () => {
      const { dangerSigns, dangerAlarms } = (
        await story.doctor.client.get(`/api/clinic/e-contacts/${id}`)
      ).json()
      const rows = (await story.doctor.client.get('/api/clinic/e-contacts')).json().content
      const at = rows.findIndex((row: { id: number }) => row.id === id)
      return { dangerSigns, dangerAlarms, at, dangerLevel: rows[at].dangerLevel }
    }
    const before = await seen()
    expect(before).toMatchObject({ dangerSigns: [{ ruleId: 'CHEST_PAIN' }], dangerLevel: 'EMERGENCY_NOW' })
    for (const model of ['simulator', 'simulator-repeats', 'simulator-obeys', 'simulator-hallucinates']) {
      await system(sql`update ai_models set model = ${model}`)
      await summarize(id)
      expect(await seen(), model).toEqual(before)
    }
  })
})
