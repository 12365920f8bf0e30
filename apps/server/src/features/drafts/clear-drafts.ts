import type { Tx } from '../../db/database.ts'
import { deleteDraftsOf } from './draft-repository.ts'

/** Deletes all drafts of a user: what was not sent before a logout is given up with it. */
export function clearDrafts(tx: Tx, userId: number): Promise<void> {
  return deleteDraftsOf(tx, userId)
}
