import type { Feedback } from '@vastus/contract/shapes'
import type { FeedbackKeyword, FeedbackType } from '@vastus/domain/feedback/feedback'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

const COLUMNS = sql`id, type, rating, keywords, message, created_at`

/** Undefined when there is feedback of this type already. */
export function insertFeedback(
  tx: Tx,
  eContact: { id: number; clinicId: number },
  given: { type: FeedbackType; rating: number; keywords: readonly FeedbackKeyword[]; message: string },
  now: Date,
): Promise<Feedback | undefined> {
  return tx.maybe<Feedback>(sql`insert into feedback (e_contact_id, clinic_id, type, rating, keywords, message, created_at)
    values (${eContact.id}, ${eContact.clinicId}, ${given.type}, ${given.rating}, ${given.keywords}::text[],
      ${given.message}, ${now.toISOString()})
    on conflict (e_contact_id, type) do nothing
    returning ${COLUMNS}`)
}

export function findFeedback(tx: Tx, eContactId: number, id: number): Promise<Feedback | undefined> {
  return tx.maybe<Feedback>(
    sql`select ${COLUMNS} from feedback where id = ${id} and e_contact_id = ${eContactId}`,
  )
}

/** What was said of the clinic; what was said of the platform is not the clinic's to read. */
export function listClinicFeedback(tx: Tx, eContactId: number): Promise<Feedback[]> {
  return tx.query<Feedback>(
    sql`select ${COLUMNS} from feedback where e_contact_id = ${eContactId} and type = 'CLINIC' order by id`,
  )
}
