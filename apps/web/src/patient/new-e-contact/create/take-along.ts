import type { DraftKeeper } from '../../../shared/drafts/draft-keeper.ts'
import type { MyReply } from '../../e-contacts/index.ts'

/**
 * Takes what was written for a new e-contact along into the reply of an open one, behind what was begun there.
 *
 * @param key of the draft of that reply
 * @throws ApiError when it is not known what was begun there
 */
export async function takeAlong(keeper: DraftKeeper, key: string, words: string): Promise<void> {
  if (words.trim() === '') return
  const found = await keeper.find(key)
  const begun = JSON.parse(found ?? '{}') as { values?: MyReply; idempotencyKey?: string }
  const values = { files: [], ...begun.values }
  const text = [begun.values?.text ?? '', words]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')
  const idempotencyKey = begun.idempotencyKey ?? crypto.randomUUID()
  await keeper.save(key, JSON.stringify({ values: { ...values, text }, idempotencyKey }))
}
