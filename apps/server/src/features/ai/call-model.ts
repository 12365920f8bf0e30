import { type KnownIdentity, mask, unmask } from '@vastus/domain/ai/masking'
import { findMedicine, type MedicineNames } from '@vastus/domain/ai/medicine-names'
import { type AiPurpose, readParameters } from '@vastus/domain/ai/prompt-rules'
import type * as z from 'zod/mini'
import { AiUnavailable, type ChatClient } from '../../adapters/ai/chat-client.ts'
import type { UsedPrompt } from './prompts-repository.ts'

const SCHEMA_NAMES: Record<AiPurpose, string> = {
  SUMMARY: 'summary',
  SMART_QUESTIONS: 'questions',
  MEDICAL_SUMMARY: 'medical_summary',
  TRANSLATION: 'translation',
}

/** Between two texts while they are masked together; taken out of the texts themselves. */
const BETWEEN = '\ue002'

export type ModelCall<S extends z.ZodMiniType> = {
  purpose: AiPurpose
  prompt: UsedPrompt
  schema: S
  /** Becomes JSON; every text in it is masked before it leaves. */
  input: Record<string, unknown>
  known: KnownIdentity
  medicines: MedicineNames
  deadlineMs: number
}

/**
 * Calls the model of a prompt. Everything that identifies somebody is replaced by tokens before the call.
 *
 * @returns the response, a function that puts the originals back into a text of it, and what the call took
 * @throws AiUnavailable
 */
export async function callModel<S extends z.ZodMiniType>(client: ChatClient | null, call: ModelCall<S>) {
  if (!client) throw new AiUnavailable('no provider is configured')
  const read = readParameters(call.prompt.parameters)
  if (!('parameters' in read)) throw new AiUnavailable('the parameters of the prompt cannot be used')
  const isMedicine = (word: string) => findMedicine(word, call.medicines) !== undefined
  const texts = textsIn(call.input)
  const { text: masked, originals } = mask(texts.join(BETWEEN), call.known, isMedicine)
  const parts = masked.split(BETWEEN)
  const input = withTexts(call.input, () => parts.shift() ?? '')
  const startedAt = performance.now()
  const request = {
    model: call.prompt.model,
    system: call.prompt.systemMessage,
    user: `${call.prompt.userMessage}\n${JSON.stringify(input)}`,
    parameters: read.parameters,
    schemaName: SCHEMA_NAMES[call.purpose],
    schema: call.schema,
    deadlineMs: call.deadlineMs,
  }
  const response = await client.complete(request).catch((error: unknown) => {
    if (error instanceof AiUnavailable) error.tookMs = Math.round(performance.now() - startedAt)
    throw error
  })
  return { ...response, restore: (output: string) => unmask(output, originals) }
}

/** Every text of the input in its order. They are masked before they become JSON, whose escapes would join a line's end to a name. */
function textsIn(input: unknown): string[] {
  const texts: string[] = []
  withTexts(input, (text) => {
    texts.push(text.replaceAll(BETWEEN, ''))
    return text
  })
  return texts
}

function withTexts(input: unknown, change: (text: string) => string): unknown {
  if (typeof input === 'string') return change(input)
  if (Array.isArray(input)) return input.map((each) => withTexts(each, change))
  if (typeof input !== 'object' || input === null) return input
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, withTexts(value, change)]))
}
