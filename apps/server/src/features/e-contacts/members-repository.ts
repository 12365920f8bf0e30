import { type Sql, sql } from '../../db/sql.ts'

/**
 * E-contacts with those that were merged into them, as a table of `id` and `shown_id`: the one, among those asked for, in
 * which what was said there is shown.
 */
export function shownIn(ids: readonly number[]): Sql {
  return sql`(select id, id as shown_id from e_contacts where id ${sql.anyOf(ids)}
    union all select id, merged_into_id from e_contacts where merged_into_id ${sql.anyOf(ids)})`
}

/** The ids of the same. */
export const membersOf = (ids: readonly number[]): Sql => sql`(select id from ${shownIn(ids)} members)`
