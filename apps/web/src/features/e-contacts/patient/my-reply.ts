import { useDraft } from '../../../shared/drafts/use-draft.tsx'
import type { DraftFile } from '../../../shared/files/use-draft-files.ts'

/** What the patient is about to answer or to add to an e-contact. Staff who are patients too have a draft of their own. */
export type MyReply = {
  text: string
  files: DraftFile[]
  /** How it was sent when no answer came: it may have arrived, so the next try is made at the same place. */
  triedAs?: ReplyKind | undefined
}
export type ReplyKind = 'ANSWER' | 'INFO'

const EMPTY: MyReply = { text: '', files: [] }

export function useMyReply(eContactId: number) {
  return useDraft(`my-e-contact:${eContactId}:reply`, EMPTY)
}
