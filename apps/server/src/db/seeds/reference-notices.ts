import type { Tx } from '../database.ts'
import { sql } from '../sql.ts'
import notices from '../../features/information-hub/notices.json' with { type: 'json' }

/** Enters the notices that come with the product. One that the platform has changed stays as it is. */
export async function seedNotices(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`insert into hub_notices (product_number, state, type, concerns_prescription_drug, for_types, tags, source,
      title, text, published_at, updated_at)
    select id, 'PUBLISHED', type, "concernsPrescriptionDrug", "forTypes", tags, source, title, text, ${now.toISOString()},
      ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) as n (id int, type text, "concernsPrescriptionDrug" boolean,
      "forTypes" text[], tags text[], source text, title jsonb, text jsonb)
    order by id
    on conflict (product_number) do update set type = excluded.type,
      concerns_prescription_drug = excluded.concerns_prescription_drug, for_types = excluded.for_types,
      tags = excluded.tags, source = excluded.source, title = excluded.title, text = excluded.text,
      updated_at = excluded.updated_at
    where hub_notices.version = 1 and (hub_notices.type, hub_notices.concerns_prescription_drug, hub_notices.for_types,
        hub_notices.tags, hub_notices.source, hub_notices.title, hub_notices.text)
      is distinct from (excluded.type, excluded.concerns_prescription_drug, excluded.for_types, excluded.tags,
        excluded.source, excluded.title, excluded.text)`)
}
