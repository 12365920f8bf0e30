import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { DEFAULT_PROMPTS } from './default-prompts.ts'
import {
  insertModel,
  insertPrompt,
  insertVersion,
  listModelRows,
  listPromptRows,
  publishVersion,
} from './prompts-repository.ts'

/**
 * Enters the product's own prompts at the first start with a provider; later the platform's administrator owns them.
 *
 * @param model name of the default model, as its provider knows it
 */
export async function seedAi(database: Database, clock: Clock, model: string): Promise<void> {
  await database.transaction({ actor: 'system' }, async (tx) => {
    const now = clock.now()
    const known = (await listModelRows(tx)).find((each) => each.model === model)?.id
    const modelId = known ?? (await insertModel(tx, { model, name: model, isActive: true }, now))
    if (modelId === undefined || (await listPromptRows(tx)).length > 0) return
    for (const { purpose, name, ...version } of DEFAULT_PROMPTS) {
      const id = await insertPrompt(tx, { purpose, name }, now)
      insertVersion(tx, id, { version: 1, modelId, ...version }, { userId: null, now })
      publishVersion(tx, { id, purpose, name, publishedVersion: null }, 1)
    }
  })
}
