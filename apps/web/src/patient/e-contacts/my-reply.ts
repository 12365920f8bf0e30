import type { DangerRuleId } from '@vastus/domain/danger-signs/rules'
import { use, useEffect, useState } from 'react'
import { reportError } from '../../shared/api/report.ts'
import { DraftKeeperContext, useDraft } from '../../shared/drafts/use-draft.tsx'
import type { DraftFile } from '../../shared/files/use-draft-files.ts'

/** What the patient is about to answer or to add to an e-contact. Staff who are patients too have a draft of their own. */
export type MyReply = {
  text: string
  files: DraftFile[]
  /** Danger signs in it that the patient says not to mean. */
  notMeant: readonly DangerRuleId[]
  /** How it was sent when no answer came: it may have arrived, so the next try is made at the same place. */
  triedAs?: ReplyKind | undefined
}
export type ReplyKind = 'ANSWER' | 'INFO'

const EMPTY: MyReply = { text: '', files: [], notMeant: [] }

/** Names the draft of a reply. */
export const replyDraftKey = (eContactId: number) => `my-e-contact:${eContactId}:reply`

export function useMyReply(eContactId: number) {
  return useDraft(replyDraftKey(eContactId), EMPTY)
}

/** Whether something that was begun in this e-contact waits to be sent. */
export function useHasUnsentReply(eContactId: number): boolean {
  const keeper = use(DraftKeeperContext)
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    let current = true
    keeper?.find(replyDraftKey(eContactId)).then(
      (found) => current && setThere(isUnsent(found)),
      (error: unknown) => reportError('drafts', error),
    )
    return () => {
      current = false
    }
  }, [keeper, eContactId])
  return isThere
}

function isUnsent(payload: string | null): boolean {
  if (payload === null) return false
  const { values } = JSON.parse(payload) as { values: Partial<MyReply> }
  const { text, files } = { ...EMPTY, ...values }
  return text.trim() !== '' || files.length > 0
}
