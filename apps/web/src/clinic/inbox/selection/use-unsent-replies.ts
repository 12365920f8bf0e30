import { use, useCallback } from 'react'
import { reportError } from '../../../shared/api/report.ts'
import { DraftKeeperContext } from '../../../shared/drafts/use-draft.tsx'
import { EMPTY_REPLY, hasUnsentReply, type ReplyDraft } from '../../replies/index.ts'

const keyOf = (id: number) => `e-contact:${id}:reply`

/** Replies that the reader began and did not send: to which of several there is one, and dropping them. */
export function useUnsentReplies() {
  const keeper = use(DraftKeeperContext)
  const among = useCallback(
    async (ids: readonly number[]): Promise<number[]> => {
      if (!keeper) return []
      const found = await Promise.all(ids.map((id) => keeper.find(keyOf(id))))
      return ids.filter((_, at) => isUnsent(found[at]))
    },
    [keeper],
  )
  const drop = async (ids: readonly number[]): Promise<void> => {
    try {
      for (const id of await among(ids)) await keeper?.drop(keyOf(id))
    } catch (error) {
      reportError('drafts', error)
    }
  }
  return { among, drop }
}

function isUnsent(payload: string | null | undefined): boolean {
  if (!payload) return false
  const { values } = JSON.parse(payload) as { values: ReplyDraft }
  return hasUnsentReply({ ...EMPTY_REPLY, ...values })
}
