import type { AiParameters } from '@vastus/domain/ai/prompt-rules'
import type * as z from 'zod/mini'

/** One call of a language model: no tools and no memory, one response of a given shape. */
export type ChatRequest<S extends z.ZodMiniType> = {
  model: string
  system: string
  user: string
  parameters: AiParameters
  /** Name by which the model's provider knows the shape of the response. */
  schemaName: string
  schema: S
  /** Longest wait for both tries together. */
  deadlineMs: number
}

export type ChatResponse<T> = { content: T; inputTokens: number; outputTokens: number; durationMs: number }

/** The provider is away, too slow, or its response has not the shape that was asked for. */
export class AiUnavailable extends Error {
  override name = 'AiUnavailable'
  /** How long the call took that brought nothing; null where none was made. */
  tookMs: number | null = null
}

export interface ChatClient {
  /** @throws AiUnavailable */
  complete<S extends z.ZodMiniType>(request: ChatRequest<S>): Promise<ChatResponse<z.output<S>>>
}
