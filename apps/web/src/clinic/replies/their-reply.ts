import { isReply } from '@vastus/domain/e-contact/hold'
import type { ClinicEContact, TimelineEntry } from '@vastus/contract/shapes'

/** A colleague's reply that came while one was writing: sent, or about to leave. */
export type TheirReply = { key: string; name: string; text: string | null; heldReplyId: number | null }

type Me = { userId: number; name: string }

/**
 * The newest colleague's reply that the writer has not seen.
 *
 * @param since the newest entry when writing began; null when that is not known
 * @param seenHeld held replies that the writer has seen before
 */
export function theirReply(
  { entries, eContact }: { entries: readonly TimelineEntry[]; eContact: ClinicEContact },
  me: Me,
  since: number | null,
  seenHeld: readonly number[],
): TheirReply | null {
  const held = eContact.heldReplies?.findLast(
    ({ id, author, state, action }) =>
      state === 'HELD' && isReply(action) && author.id !== me.userId && !seenHeld.includes(id),
  )
  if (held)
    return {
      key: `held-${held.id}`,
      name: `${held.author.firstName} ${held.author.surname}`,
      text: held.text,
      heldReplyId: held.id,
    }
  if (since === null) return null
  const entry = entries.findLast(
    ({ id, type, author }) =>
      id > since && (type === 'REPLIED' || type === 'INQUIRY') && nameOf(author) !== me.name,
  )
  return entry
    ? { key: `entry-${entry.id}`, name: nameOf(entry.author), text: entry.text, heldReplyId: null }
    : null
}

export function nameOf({ firstName, surname }: { firstName: string; surname: string }): string {
  return `${firstName} ${surname}`
}

/** The newest entry there is, for `since`. */
export function newestEntryId(entries: readonly TimelineEntry[]): number {
  return Math.max(0, ...entries.map(({ id }) => id))
}
