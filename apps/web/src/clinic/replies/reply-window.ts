import {
  checkReplyBlockedUntil,
  replyBlockedUntil,
  type ReplyRestriction,
} from '@vastus/domain/e-contact/reply-restriction'
import { isCalendarDate } from '@vastus/domain/time/time-zone'
import { joinTexts } from '../../shared/drafts/join-drafts.ts'
import type { DraftFile } from '../../shared/files/use-draft-files.ts'

/** The content of the reply box: the text, its files, and from when the patient may answer. */
export type ReplyDraft = {
  text: string
  /** What the writer wrote, once `text` is its translation. */
  original: string
  /** The translation of which the writer has said that it is right, though it differs from the original in numbers or names. */
  confirmed: string
  restriction: ReplyRestriction
  /** `YYYY-MM-DD`, for DATE. */
  date: string
  /** Already on the server, not yet sent to the patient. */
  files: DraftFile[]
  /** The newest entry when writing began; null before the first word. */
  since: number | null
}

export const EMPTY_REPLY: ReplyDraft = {
  text: '',
  original: '',
  confirmed: '',
  restriction: 'NOW',
  date: '',
  files: [],
  since: null,
}

/** The content of the box for a note to colleagues. */
export type NoteDraft = { text: string }

export const EMPTY_NOTE: NoteDraft = { text: '' }

export type ReplyWindow =
  | { ok: true; until: string | null }
  | { ok: false; rule: 'REPLY_DATE_INVALID' | 'REPLY_DATE_PAST' | 'REPLY_DATE_TOO_FAR' }

/** From when the patient may answer, or what is wrong with the chosen date. */
export function replyWindow(
  { restriction, date }: Pick<ReplyDraft, 'restriction' | 'date'>,
  clinic: { now: Date; timeZone: string },
): ReplyWindow {
  if (restriction === 'DATE' && !isCalendarDate(date)) return { ok: false, rule: 'REPLY_DATE_INVALID' }
  const until = replyBlockedUntil(restriction, { ...clinic, date })
  const rule = checkReplyBlockedUntil(until, clinic)
  return rule ? { ok: false, rule } : { ok: true, until }
}

type Translated = Pick<ReplyDraft, 'text' | 'original'>

/** The original of two texts that become one: what was not translated is in both. Empty where neither was. */
export function joinOriginals(first: Translated, second: Translated): string {
  if (first.original === '' && second.original === '') return ''
  return joinTexts(first.original || first.text, second.original || second.text)
}

/** Whether something would be lost with the draft. */
export function hasUnsentReply(draft: ReplyDraft): boolean {
  return draft.text.trim() !== '' || draft.original !== '' || draft.files.length > 0
}
