import type { OwnHeldReply } from '@vastus/contract/held-replies'
import { EMPTY_REPLY, type ReplyDraft } from '../reply-window.ts'
import { returnedDraft } from './returned-draft.ts'

const REASON_DRAFTS = { ARCHIVE: 'archive', REJECT: 'reject' } as const

/** Under which key a form finds what came back to it, and what it then holds: a reply, a request for a questionnaire, or the reason of a closing. */
export async function keptReturned(
  reply: OwnHeldReply,
  find: (key: string) => Promise<string | null>,
  timeZone: string,
): Promise<{
  key: string
  values: ReplyDraft | { reason: string; text: string } | { code: string; text: string; answerBy: string }
}> {
  const { eContactId, action, reason, text, questionnaire, answerBy } = reply
  if (action === 'ARCHIVE' || action === 'REJECT')
    return { key: `e-contact:${eContactId}:${REASON_DRAFTS[action]}`, values: { reason: reason ?? '', text } }
  if (questionnaire)
    return {
      key: `e-contact:${eContactId}:questionnaire`,
      values: { code: questionnaire, text, answerBy: answerBy ?? '' },
    }
  const key = `e-contact:${eContactId}:reply`
  const found = await find(key)
  const typed = found === null ? EMPTY_REPLY : (JSON.parse(found) as { values: ReplyDraft }).values
  return { key, values: returnedDraft(reply, { ...EMPTY_REPLY, ...typed }, timeZone) }
}
