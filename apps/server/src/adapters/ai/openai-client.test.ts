import { createSimulators } from '@vastus/simulators'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { AiUnavailable } from './chat-client.ts'
import { OpenAiClient } from './openai-client.ts'

describe('a language model behind the chat completions protocol', () => {
  const simulators = createSimulators()
  let url = ''
  beforeAll(async () => {
    url = await simulators.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => simulators.close())

  const call = (model: string, deadlineMs = 2_000) =>
    new OpenAiClient({ baseUrl: `${url}/ai/v1`, key: 'secret' }).complete({
      model,
      system: 'Answer in JSON.',
      user: '{"entries":[{"id":7,"text":"Palavik 38,5. Köha."}]}',
      parameters: { temperature: 0, maxTokens: 500 },
      schemaName: 'summary',
      schema: z.object({ sentences: z.array(z.object({ text: z.string(), sources: z.array(z.int()) })) }),
      deadlineMs,
    })

  it('gives a response of the shape that was asked for, and its cost', async () => {
    const { content, inputTokens, outputTokens } = await call('simulator')
    expect(content).toEqual({ sentences: [{ text: 'Palavik 38,5.', sources: [7] }] })
    expect(inputTokens).toBeGreaterThan(0)
    expect(outputTokens).toBeGreaterThan(0)
  })

  it('sends the parameters under the names of the protocol', async () => {
    await call('simulator')
    const calls: unknown = await fetch(`${url}/ai/calls`).then((response) => response.json())
    expect(calls).toContainEqual(
      expect.objectContaining({ temperature: 0, max_tokens: 500, model: 'simulator' }),
    )
  })

  it.each(['garbage', 'wrong-schema', 'down', 'huge'])(
    'is unavailable when its provider gives %s',
    async (mode) => {
      await expect(call(`simulator-${mode}`)).rejects.toThrow(AiUnavailable)
    },
  )

  it('is unavailable when the model is unknown', async () => {
    await expect(call('gpt-0')).rejects.toThrow(AiUnavailable)
  })

  it('is unavailable within its deadline when the provider is slow', async () => {
    const from = performance.now()
    await expect(call('simulator-slow', 300)).rejects.toThrow(AiUnavailable)
    expect(performance.now() - from).toBeLessThan(2_000)
  })

  it('leaves a provider alone that fails again and again', async () => {
    const client = new OpenAiClient({ baseUrl: `${url}/ai/v1`, key: undefined })
    const complete = (model: string) =>
      client.complete({
        model,
        system: '',
        user: '',
        parameters: {},
        schemaName: 'summary',
        schema: z.object({ sentences: z.array(z.unknown()) }),
        deadlineMs: 2_000,
      })
    for (let failure = 0; failure < 5; failure++) await expect(complete('simulator-down')).rejects.toThrow()
    await expect(complete('simulator')).rejects.toThrow('left alone')
  })
})
