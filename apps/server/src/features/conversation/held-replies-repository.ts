import type { HeldAction, HeldReplyState } from '@vastus/domain/e-contact/hold'
import { idsWithMerged } from '../../db/shared-conditions.ts'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type ShownReply = {
  id: number
  userId: number
  authorFirstName: string
  authorSurname: string
  action: HeldAction
  state: HeldReplyState
  text: string
  releaseAt: string
}

/**
 * What staff see beside the conversation: everybody's that are about to leave, what came back to oneself, and replies that came
 * back to somebody who has left the clinic since; a request for a questionnaire is none.
 */
export function listShownReplies(tx: Tx, eContactId: number): Promise<ShownReply[]> {
  return tx.query<ShownReply>(sql`select id, user_id, author_first_name, author_surname, action, state, text, release_at from held_replies
    where e_contact_id in ${idsWithMerged([eContactId])} and (state = 'HELD' or (state = 'RETURNED' and (user_id = app_user_id() or (action in ('COMPLETE', 'INQUIRE') and questionnaire is null and has_left(user_id, clinic_id)))))
    order by id`)
}
