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
  const { text, originals } = mask(JSON.stringify(call.input), call.known, isMedicine)
  const response = await client.complete({
    model: call.prompt.model,
    system: call.prompt.systemMessage,
    user: `${call.prompt.userMessage}\n${text}`,
    parameters: read.parameters,
    schemaName: SCHEMA_NAMES[call.purpose],
    schema: call.schema,
    deadlineMs: call.deadlineMs,
  })
  return { ...response, restore: (output: string) => unmask(output, originals) }
}
