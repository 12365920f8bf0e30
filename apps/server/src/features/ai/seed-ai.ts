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
 * Enters the product's own prompts for each purpose that has none; later the platform's administrator owns them, and always keeps
 * the one in use.
 *
 * @param model name of the default model, as its provider knows it
 */
export async function seedAi(database: Database, clock: Clock, model: string): Promise<void> {
  await database.transaction({ actor: 'system' }, async (tx) => {
    const now = clock.now()
    const knownId = (await listModelRows(tx, now)).find((each) => each.model === model)?.id
    const modelId = knownId ?? (await insertModel(tx, { model, name: model, isActive: true }, now))
    if (modelId === undefined) return
    const known = new Set((await listPromptRows(tx)).map(({ purpose }) => purpose))
    for (const { purpose, name, ...version } of DEFAULT_PROMPTS.filter((each) => !known.has(each.purpose))) {
      const id = await insertPrompt(tx, { purpose, name }, now)
      insertVersion(tx, id, { version: 1, modelId, ...version }, { userId: null, now })
      publishVersion(tx, { id, purpose, name, publishedVersion: null }, 1)
    }
  })
}
