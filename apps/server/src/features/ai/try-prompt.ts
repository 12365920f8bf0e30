import type { tryPrompt as route } from '@vastus/contract/ai'
import type { RouteResponse } from '@vastus/contract/route'
import { medicineNames } from '@vastus/domain/ai/medicine-names'
import { AiUnavailable } from '../../adapters/ai/chat-client.ts'
import { NotFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Services } from '../../services.ts'
import { callModel } from './call-model.ts'
import { EXAMPLES } from './examples.ts'
import {
  findPrompt,
  listVersionRows,
  type PromptRow,
  recordCall,
  type UsedPrompt,
} from './prompts-repository.ts'

const DEADLINE_MS = 20_000
const NOBODY = { names: [], details: [], birthDates: [] }

/** Runs a version of a prompt on every example of its purpose. No transaction is open while the model works. */
export async function tryPrompt(
  { ai }: Services,
  request: RequestContext,
  { id, version }: { id: number; version: number },
): Promise<RouteResponse<typeof route> & { prompt: PromptRow }> {
  const { prompt, used } = await request.transaction(async (tx) => {
    const found = await findPrompt(tx, id)
    const row = (await listVersionRows(tx, [id])).find((each) => each.version === version)
    if (!found || !row) throw new NotFound()
    const toUse: UsedPrompt & { modelName: string } = { ...row, modelName: row.model, model: row.modelCode }
    return { prompt: found, used: toUse }
  })
  const results: RouteResponse<typeof route>['results'] = []
  const calls: { inputTokens: number; outputTokens: number; durationMs: number }[] = []
  for (const example of EXAMPLES[prompt.purpose]) {
    try {
      const response = await callModel(ai, {
        purpose: prompt.purpose,
        prompt: used,
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
      results.push({ example: example.name, isPassed: false, output: null })
    }
  }
  await request.transaction(async (tx) => {
    for (const { inputTokens, outputTokens, durationMs } of calls)
      recordCall(
        tx,
        {
          clinicId: null,
          purpose: prompt.purpose,
          modelName: used.modelName,
          inputTokens,
          outputTokens,
          durationMs,
        },
        request.now,
      )
  })
  return { prompt, results, isPassed: results.every(({ isPassed }) => isPassed) }
}
