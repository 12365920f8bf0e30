import type { FastifyPluginAsync } from 'fastify'
import type { Simulator } from '../simulator.ts'
import { answerAsAsked } from './answers.ts'

type ChatBody = {
  model?: string
  messages?: { role: string; content: string }[]
  response_format?: { type?: string; json_schema?: { name?: string } }
}

/** Longer than any deadline of the product. */
const SLOW_MS = 30_000

/**
 * Chat completions with structured output. The model's name chooses how it behaves: `simulator`, `simulator-slow`,
 * `simulator-garbage`, `simulator-wrong-schema`, `simulator-obeys`, `simulator-repeats`, `simulator-hallucinates`, `simulator-down`,
 * `simulator-huge`. The last 100 calls can be read at `/ai/calls`.
 */
const routes: FastifyPluginAsync = async (app) => {
  const calls: ChatBody[] = []
  app.get('/', async () => ({ simulator: 'AI', calls: calls.length }))
  app.get('/calls', async () => calls)
  app.post<{ Body: ChatBody }>('/v1/chat/completions', async (request, reply) => {
    const { body } = request
    calls.push(body)
    if (calls.length > 100) calls.shift()
    const model = body.model ?? ''
    if (!model.startsWith('simulator'))
      return reply
        .code(404)
        .send({ error: { message: `The model ${model} does not exist`, code: 'model_not_found' } })
    if (model === 'simulator-down') return reply.code(503).send({ error: { message: 'overloaded' } })
    if (model === 'simulator-slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS).unref())
    if (model === 'simulator-garbage') return reply.type('text/html').send('<h1>Bad gateway')
    const text = (role: string) => body.messages?.find((message) => message.role === role)?.content ?? ''
    const schema = body.response_format?.json_schema?.name ?? ''
    const content = JSON.stringify(answerAsAsked(schema, model, text('user')))
    return {
      id: `chatcmpl-${calls.length}`,
      object: 'chat.completion',
      created: 0,
      model,
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      usage: {
        prompt_tokens: Math.ceil((text('system').length + text('user').length) / 4),
        completion_tokens: Math.ceil(content.length / 4),
      },
    }
  })
}

export const ai: Simulator = {
  name: 'ai',
  about: 'chat completions with structured output, as of a language model',
  routes,
}
