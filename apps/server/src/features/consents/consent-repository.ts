import type { ConsentType } from '@vastus/domain/consents'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type GivenConsent = { type: ConsentType; version: string; givenAt: string }

export function findConsents(tx: Tx, userId: number): Promise<GivenConsent[]> {
  return tx.query<GivenConsent>(sql`
    select type, version, given_at from consents where user_id = ${userId} order by given_at, type`)
}

/** The version in force of each document: when any of its languages changed last. */
export async function findVersions(tx: Tx, slugs: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.query<{ slug: string; version: string }>(sql`
    select slug, iso_instant(max(updated_at)) as version from contents where slug = any(${slugs}) group by slug`)
  return new Map(rows.map(({ slug, version }) => [slug, version]))
}

export async function insertConsent(
  tx: Tx,
  consent: { userId: number; type: ConsentType; version: string; now: Date },
): Promise<void> {
  await tx.run(sql`insert into consents (user_id, type, version, given_at)
    values (${consent.userId}, ${consent.type}, ${consent.version}, ${consent.now}) on conflict do nothing`)
}
