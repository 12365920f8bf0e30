import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type Document = { slug: string; title: string; body: string; language: string; updatedAt: string }

/** In the first of the languages that has it. `updatedAt` is the newest of all languages: one version for all readers. */
export function findDocument(
  tx: Tx,
  slug: string,
  languages: readonly string[],
): Promise<Document | undefined> {
  return tx.maybe<Document>(sql`
    select slug, title, body, language, (select max(updated_at) from contents v where v.slug = c.slug) as updated_at
    from contents c where slug = ${slug} and language = any(${languages}::text[])
    order by array_position(${languages}::text[], language) limit 1`)
}
