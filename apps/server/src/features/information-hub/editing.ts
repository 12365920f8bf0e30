import { checkNotice, HUB_LIMITS, type NoticeContent } from '@vastus/domain/information-hub/notice-content'
import { brokenRule } from '@vastus/domain/validation-rules'
import type { Tx } from '../../db/database.ts'
import { InvalidInput, NotFound } from '../../errors.ts'
import * as repository from './editing-repository.ts'

/**
 * How the platform edits the information hub. The caller works as platform administrator, compares the version that was seen,
 * and writes the audit row; the policies let nobody else write.
 */
export const hubEditing = {
  /** All notices in every state, those changed last first. */
  list: repository.listNoticeRows,

  /** One notice, locked for the rest of the transaction. @throws NotFound */
  get: getNotice,

  /** Keeps what is typed; of a published notice readers see nothing of it yet. Without an id it begins a notice. */
  saveDraft: async (tx: Tx, id: number | null, content: NoticeContent, now: Date): Promise<number> => {
    if (id === null) return repository.insertDraft(tx, content, now)
    const { state } = await getNotice(tx, id)
    if (state === 'DRAFT') await repository.putContent(tx, id, content, { state, now })
    else await repository.putDraft(tx, id, content, now)
    return id
  },

  /** Shows the notice, with what was typed last, as new and unread. @throws InvalidInput where words are missing */
  publish: async (tx: Tx, id: number, now: Date): Promise<void> => {
    const notice = await getNotice(tx, id)
    const content = notice.draft ?? notice
    const problems = checkNotice(content)
    if (problems.length > 0)
      throw new InvalidInput(
        problems.map(({ path, rule }) => ({
          path,
          ...brokenRule(rule, { count: HUB_LIMITS[path.split('.')[0] as keyof typeof HUB_LIMITS] }),
        })),
      )
    await repository.putContent(tx, id, content, { state: 'PUBLISHED', now })
  },

  /** Takes a published notice away from readers. */
  expire: async (tx: Tx, id: number, now: Date): Promise<void> => {
    const { state } = await getNotice(tx, id)
    if (state === 'PUBLISHED') await repository.putState(tx, id, 'EXPIRED', now)
  },
}

async function getNotice(tx: Tx, id: number): Promise<repository.EditedNotice> {
  const found = await repository.findNotice(tx, id)
  if (!found) throw new NotFound()
  return found
}
