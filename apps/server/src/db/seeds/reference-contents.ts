import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../database.ts'
import { sql } from '../sql.ts'
import { REFERENCE_DOCUMENTS, type ReferenceDocument } from './reference-documents.ts'
import { seedNotices } from './reference-notices.ts'

/**
 * Puts the product's own documents into the content table, and its notices into the information hub. A document whose words did not change keeps its version,
 * so that nobody is asked for a consent again without a reason. One that the platform has changed stays as it is.
 *
 * @param documents in place of those that come with the product
 */
export async function seedReference(
  database: Database,
  clock: Clock,
  documents: readonly ReferenceDocument[] = REFERENCE_DOCUMENTS,
): Promise<void> {
  await database.transaction({ actor: 'system' }, async (tx) => {
    await seedDocuments(tx, documents, clock.now())
    await seedNotices(tx, clock.now())
  })
}

async function seedDocuments(tx: Tx, documents: readonly ReferenceDocument[], now: Date): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(documents)}::jsonb)
    as d (slug text, language text, title text, body text)`
  // Nobody publishes, and no other process seeds, between the comparison and the change.
  await tx.query(sql`select 1 from contents order by slug, language for update`)
  const rows = await tx.query<{ slug: string }>(sql`
    select distinct d.slug from ${given} left join contents c on c.slug = d.slug and c.language = d.language
    where (c.title, c.body) is distinct from (d.title, d.body)
      and not exists (select 1 from content_edits e where e.slug = d.slug and e.is_own)`)
  if (rows.length === 0) return
  const changed = rows.map(({ slug }) => slug)
  await keepWordsInForce(tx, changed, now)
  await tx.run(sql`
    insert into contents (slug, language, title, body, updated_at)
    select d.slug, d.language, d.title, d.body, ${now}::timestamptz from ${given} where d.slug = any(${changed}::text[])
    on conflict (slug, language) do update set title = excluded.title, body = excluded.body,
      updated_at = excluded.updated_at
    where (contents.title, contents.body) is distinct from (excluded.title, excluded.body)`)
}

/** People have agreed to them, as long as there were any. What somebody is writing on them must be looked at again before it is published. */
async function keepWordsInForce(tx: Tx, slugs: readonly string[], now: Date): Promise<void> {
  await tx.run(sql`insert into content_versions (slug, published_at, words)
    select slug, max(updated_at), jsonb_build_object('title', jsonb_object_agg(language, title), 'body', jsonb_object_agg(language, body))
    from contents where slug = any(${slugs}::text[]) group by slug
    on conflict (slug, published_at) do nothing`)
  await tx.run(sql`insert into content_edits (slug, version, updated_at)
    select distinct slug, 2, ${now}::timestamptz from contents where slug = any(${slugs}::text[])
    on conflict (slug) do update set version = content_edits.version + 1, updated_at = excluded.updated_at`)
}
