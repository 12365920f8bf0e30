import type { AiParameters } from '@vastus/domain/ai/prompt-rules'
import * as z from 'zod/mini'
import { AiUnavailable, type ChatClient, type ChatRequest, type ChatResponse } from './chat-client.ts'
import { CircuitBreaker } from '../outbound/circuit-breaker.ts'

const LONGEST_RESPONSE_BYTES = 200_000
const TRIES = 2

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
  usage: z.optional(z.object({ prompt_tokens: z.int(), completion_tokens: z.int() })),
})

/** Chat completions with structured output, as OpenAI and many others serve them. */
export class OpenAiClient implements ChatClient {
  readonly #url: string
  readonly #key: string | undefined
  /** One for each kind of response: what is too slow for a patient's questions may be quick enough for a summary. */
  readonly #breakers = new Map<string, CircuitBreaker>()

  /** @param baseUrl with the version, as `https://api.openai.com/v1` */
  constructor({ baseUrl, key }: { baseUrl: string; key: string | undefined }) {
    this.#url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`
    this.#key = key
  }

  async complete<S extends z.ZodMiniType>(request: ChatRequest<S>): Promise<ChatResponse<z.output<S>>> {
    const breaker = this.#breakerOf(request.schemaName)
    if (!breaker.isClosed()) throw new AiUnavailable('the provider failed several times: it is left alone')
    const startedAt = performance.now()
    const signal = AbortSignal.timeout(request.deadlineMs)
    let lastError: unknown
    for (let tries = 0; tries < TRIES && !signal.aborted; tries++) {
      try {
        const response = await this.#call(request, signal)
        breaker.succeeded()
        return { ...response, durationMs: Math.round(performance.now() - startedAt) }
      } catch (error) {
        lastError = error
      }
    }
    breaker.failed()
    throw new AiUnavailable('no usable response', { cause: lastError })
  }

  #breakerOf(schemaName: string): CircuitBreaker {
    const breaker = this.#breakers.get(schemaName) ?? new CircuitBreaker()
    this.#breakers.set(schemaName, breaker)
    return breaker
  }

  async #call<S extends z.ZodMiniType>(request: ChatRequest<S>, signal: AbortSignal) {
    const response = await fetch(this.#url, {
      method: 'POST',
      redirect: 'error',
      signal,
      headers: {
        'content-type': 'application/json',
        ...(this.#key === undefined ? {} : { authorization: `Bearer ${this.#key}` }),
      },
      body: JSON.stringify({
        model: request.model,
        messages: [
          { role: 'system', content: request.system },
          { role: 'user', content: request.user },
        ],
        ...wireParameters(request.parameters),
        response_format: {
          type: 'json_schema',
          json_schema: { name: request.schemaName, strict: true, schema: z.toJSONSchema(request.schema) },
        },
      }),
    })
    if (!response.ok) throw new AiUnavailable(`the provider answered ${response.status}`)
    const { choices, usage } = completion.parse(JSON.parse(await readLimited(response)))
    return {
      content: request.schema.parse(JSON.parse(choices[0]?.message.content ?? '')),
      inputTokens: usage?.prompt_tokens ?? 0,
      outputTokens: usage?.completion_tokens ?? 0,
    }
  }
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  const body: AsyncIterable<Uint8Array> | null = response.body
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > LONGEST_RESPONSE_BYTES) throw new AiUnavailable('the response is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function wireParameters({ temperature, topP, maxTokens, frequencyPenalty, presencePenalty }: AiParameters) {
  return {
    temperature,
    top_p: topP,
    max_tokens: maxTokens,
    frequency_penalty: frequencyPenalty,
    presence_penalty: presencePenalty,
  }
}
