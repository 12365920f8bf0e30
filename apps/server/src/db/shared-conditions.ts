// Conditions that the repositories of several features share.
import { type Sql, sql } from './sql.ts'

/**
 * E-contacts with those that were merged into them, as a table of `id` and `shown_id`: the one, among those asked for, in
 * which what was said there is shown.
 */
export function withMerged(ids: readonly number[]): Sql {
  return sql`(select id, id as shown_id from e_contacts where id ${sql.anyOf(ids)}
    union all select id, merged_into_id from e_contacts where merged_into_id ${sql.anyOf(ids)})`
}

/** The ids of the same. */
export const idsWithMerged = (ids: readonly number[]): Sql => sql`(select id from ${withMerged(ids)} members)`

/** Of a row of `files`: whether it went with a message, or was uploaded by itself. */
export const IS_SENT = sql`(entry_id is not null or (uploaded_by = 'PATIENT' and not for_reply))`
