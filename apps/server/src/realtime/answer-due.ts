import type { Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'

export const ANSWER_DUE_CHANNEL = 'vastus_answer_due'

/** An answer is due soon, or late. For one colleague, or for the whole clinic. */
export type AnswerDue = {
  eContactId: number
  clinicId: number
  stage: 'SOON' | 'LATE'
  toUserId: number | null
}

/** Announces it with the commit. */
export async function announceAnswerDue(tx: Tx, due: AnswerDue): Promise<void> {
  await tx.query(sql`select pg_notify(${ANSWER_DUE_CHANNEL}, ${JSON.stringify(due)})`)
}
