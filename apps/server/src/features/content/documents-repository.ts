import type { EarlierDocument, EditedDocument } from '@vastus/contract/documents'
import { CONTENT_SLUGS, type ContentSlug } from '@vastus/domain/content'
import type { DocumentWords } from '@vastus/domain/content-editing'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

const WORDS_IN_FORCE = sql`select c.slug, max(c.updated_at) as updated_at, jsonb_object_agg(c.language, c.title) as title,
  jsonb_object_agg(c.language, c.body) as body from contents c`

/** All documents in the order of their slugs. */
export function listDocumentRows(tx: Tx): Promise<EditedDocument[]> {
  return tx.query<EditedDocument>(sql`select d.slug, d.updated_at, d.title, d.body, e.draft, coalesce(e.version, 1) as version
    from (${WORDS_IN_FORCE} where c.slug = any (${[...CONTENT_SLUGS]}::text[]) group by c.slug) d
    left join content_edits e on e.slug = d.slug
    order by array_position(${[...CONTENT_SLUGS]}::text[], d.slug)`)
}

/** Versions before the one in force, the newest first. */
export function listEarlierRows(tx: Tx, slug: ContentSlug): Promise<EarlierDocument[]> {
  return tx.query<EarlierDocument>(sql`select v.published_at, u.email as author, v.words -> 'title' as title, v.words -> 'body' as body
    from content_versions v left join users u on u.id = v.author_user_id
    where v.slug = ${slug} and v.published_at < (select max(c.updated_at) from contents c where c.slug = ${slug})
    order by v.published_at desc`)
}

/** Held until the end of the transaction, so that two administrators do not publish at once. */
export async function lockDocument(tx: Tx, slug: ContentSlug): Promise<void> {
  await tx.query(sql`select 1 from contents where slug = ${slug} order by language for update`)
}

export async function putDraft(tx: Tx, slug: ContentSlug, draft: DocumentWords, now: Date): Promise<void> {
  await tx.run(sql`insert into content_edits (slug, draft, version, updated_at)
    values (${slug}, ${JSON.stringify(draft)}::jsonb, 2, ${now.toISOString()})
    on conflict (slug) do update set draft = excluded.draft, version = content_edits.version + 1,
      updated_at = excluded.updated_at`)
}

/** Keeps the words in force as they are, with the version that consents name. */
export async function keepVersion(
  tx: Tx,
  { slug, updatedAt, title, body }: EditedDocument,
  authorUserId: number | null,
): Promise<void> {
  await tx.run(sql`insert into content_versions (slug, published_at, words, author_user_id)
    values (${slug}, ${updatedAt}, ${JSON.stringify({ title, body })}::jsonb, ${authorUserId})
    on conflict (slug, published_at) do nothing`)
}

/** Puts words into force in all languages at one moment. */
export async function putInForce(
  tx: Tx,
  slug: ContentSlug,
  { title, body }: DocumentWords,
  now: Date,
): Promise<void> {
  await tx.run(sql`insert into contents (slug, language, title, body, updated_at)
    select ${slug}, t.key, t.value, ${JSON.stringify(body)}::jsonb ->> t.key, ${now.toISOString()}
    from jsonb_each_text(${JSON.stringify(title)}::jsonb) t
    on conflict (slug, language) do update set title = excluded.title, body = excluded.body,
      updated_at = excluded.updated_at`)
  await tx.run(sql`update content_edits set draft = null, is_own = true, version = version + 1,
    updated_at = ${now.toISOString()} where slug = ${slug}`)
}
