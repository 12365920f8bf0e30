import type { Note, TimelineEntry } from '@vastus/contract/shapes'
import { nameOf } from '../replies/index.ts'

/** The content of a conversation. */
export type Thread = { version: number; entries: readonly TimelineEntry[]; notes: readonly Note[] }

/** Whether anybody else had a part in what a conversation has become; all that is new may be one's own. */
export function changedByOthers(
  before: Thread,
  after: Thread,
  me: { userId: number; name: string },
): boolean {
  if (after.version <= before.version) return false
  const entries = fresh(before.entries, after.entries)
  const notes = fresh(before.notes, after.notes)
  const isMine =
    entries.every(({ author }) => author.role === 'CLINIC' && nameOf(author) === me.name) &&
    notes.every(({ author }) => author.id === me.userId)
  return !isMine || entries.length + notes.length === 0
}

function fresh<T extends { id: number }>(before: readonly T[], after: readonly T[]): T[] {
  return after.filter(({ id }) => before.every((known) => known.id !== id))
}
