import type { OwnHeldReply } from '@vastus/contract/held-replies'
import { localDate } from '@vastus/domain/time/time-zone'
import { joinTexts } from '../../../shared/drafts/join-drafts.ts'
import { joinOriginals, type ReplyDraft } from '../reply-window.ts'

/** The content of the reply box once a reply has come back to it: the reply, and behind it what was typed since. */
export function returnedDraft(reply: OwnHeldReply, typed: ReplyDraft, timeZone: string): ReplyDraft {
  const files = reply.files.map(({ id, name, size }) => ({ id, name, size }))
  const others = typed.files.filter((file) => files.every(({ id }) => id !== file.id))
  return {
    ...typed,
    text: joinTexts(reply.text, typed.text),
    original: joinOriginals({ ...reply, original: reply.original ?? '' }, typed),
    files: [...files, ...others],
    ...restrictionOf(reply, timeZone),
  }
}

function restrictionOf(
  { closes, replyBlockedUntil }: OwnHeldReply,
  timeZone: string,
): Pick<ReplyDraft, 'restriction' | 'date'> {
  if (closes) return { restriction: 'NO_REPLY', date: '' }
  if (replyBlockedUntil === null) return { restriction: 'NOW', date: '' }
  return { restriction: 'DATE', date: localDate(new Date(replyBlockedUntil), timeZone) }
}
