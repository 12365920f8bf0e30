import type { Clock } from '../../clock.ts'
import type { Database } from '../database.ts'
import { sql } from '../sql.ts'
import { REFERENCE_DOCUMENTS } from './reference-documents.ts'
import { seedNotices } from './reference-notices.ts'

/**
 * Puts the product's own documents into the content table, and its notices into the information hub. A document whose words did not change keeps its version,
 * so that nobody is asked for a consent again without a reason. One that the platform has changed stays as it is.
 */
export async function seedReference(database: Database, clock: Clock): Promise<void> {
  await database.transaction({ actor: 'system' }, async (tx) => {
    for (const { slug, language, title, body } of REFERENCE_DOCUMENTS)
      await tx.run(sql`
        insert into contents (slug, language, title, body, updated_at)
        values (${slug}, ${language}, ${title}, ${body}, ${clock.now()})
        on conflict (slug, language) do update set title = excluded.title, body = excluded.body,
          updated_at = excluded.updated_at
        where (contents.title, contents.body) is distinct from (excluded.title, excluded.body)
          and not exists (select 1 from content_edits e where e.slug = excluded.slug and e.is_own)`)
    await seedNotices(tx, clock.now())
  })
}
