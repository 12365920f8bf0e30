import type { Tx } from '../../../db/database.ts'
import { sql } from '../../../db/sql.ts'

export async function insertUsage(
  tx: Tx,
  { target, payload }: { target: string; payload: Record<string, unknown> },
  now: Date,
): Promise<void> {
  await tx.run(sql`insert into usage_events (target, payload, created_at)
    values (${target}, ${JSON.stringify(payload)}::jsonb, ${now})`)
}

export function deleteOldUsage(tx: Tx, before: Date): Promise<number> {
  return tx.run(sql`delete from usage_events where created_at < ${before}`)
}
