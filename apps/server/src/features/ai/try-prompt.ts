import type { publishPrompt as route } from '@vastus/contract/ai'
import type { RouteResponse } from '@vastus/contract/route'
import { medicineNames } from '@vastus/domain/ai/medicine-names'
import type { AiPurpose } from '@vastus/domain/ai/prompt-rules'
import { AiUnavailable } from '../../adapters/ai/chat-client.ts'
import { NotFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Services } from '../../services.ts'
import { callModel } from './call-model.ts'
import { EXAMPLES } from './examples.ts'
import { keepFailedCall } from './keep-failed-call.ts'
import {
  findPrompt,
  findUsedPrompt,
  listVersionRows,
  type PromptRow,
  recordCall,
  type UsedPrompt,
} from './prompts-repository.ts'

const DEADLINE_MS = 20_000
const NOBODY = { names: [], details: [], birthDates: [] }

type Results = RouteResponse<typeof route>['results']

/** Runs a version of a prompt on every example of its purpose. No transaction is open while the model works. */
export async function tryPrompt(
  services: Services,
  request: RequestContext,
  { id, version }: { id: number; version: number },
): Promise<{ results: Results; isPassed: boolean; prompt: PromptRow }> {
  const { prompt, used } = await request.transaction(async (tx) => {
    const found = await findPrompt(tx, id)
    const row = (await listVersionRows(tx, [id])).find((each) => each.version === version)
    if (!found || !row) throw new NotFound()
    return { prompt: found, used: { ...row, modelName: row.model, model: row.modelCode } }
  })
  const results = await runExamples(services, request, prompt.purpose, used)
  return { prompt, results, isPassed: results.every(({ isPassed }) => isPassed) }
}

/** The same examples with the prompt in use for a purpose; null where that is the version given, or there is none. */
export async function tryInUse(
  services: Services,
  request: RequestContext,
  { prompt, version }: { prompt: PromptRow; version: number },
): Promise<{ version: number; results: Results } | null> {
  if (prompt.publishedVersion === version) return null
  const used = await request.transaction((tx) => findUsedPrompt(tx, prompt.purpose))
  return used
    ? { version: used.version, results: await runExamples(services, request, prompt.purpose, used) }
    : null
}

async function runExamples(
  { ai }: Services,
  request: RequestContext,
  purpose: AiPurpose,
  prompt: UsedPrompt,
): Promise<Results> {
  const results: Results = []
  const calls: { inputTokens: number; outputTokens: number; durationMs: number }[] = []
  for (const example of EXAMPLES[purpose]) {
    try {
      const response = await callModel(ai, {
        purpose,
        prompt,
        schema: example.schema,
        input: example.input,
        known: NOBODY,
        medicines: medicineNames([]),
        deadlineMs: DEADLINE_MS,
      })
      calls.push(response)
      const output = JSON.stringify(response.content, null, 2)
      results.push({ example: example.name, isPassed: example.isGood(response.content), output })
    } catch (error) {
      if (!(error instanceof AiUnavailable)) throw error
      await keepFailedCall(request, error, { clinicId: null, purpose, prompt })
      results.push({ example: example.name, isPassed: false, output: null })
    }
  }
  await request.transaction(async (tx) => {
    for (const { inputTokens, outputTokens, durationMs } of calls)
      recordCall(
        tx,
        { clinicId: null, purpose, modelName: prompt.modelName, inputTokens, outputTokens, durationMs },
        request.now,
      )
  })
  return results
}
