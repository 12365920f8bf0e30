import type { OwnerTx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type DatabaseFacts = {
  versionNumber: number
  encoding: string
  /** Whether it makes small letters of large ones in every script. */
  knowsLetters: boolean
  isOwner: boolean
  mayMakeRoles: boolean
  /** Whether it may act as both roles of the product, as each request does. */
  mayActAsRoles: boolean
  missingExtensions: string[]
  isDurable: boolean
  now: Date
}

/** What PostgreSQL says of itself and of the role that asks. */
export async function findDatabaseFacts(tx: OwnerTx): Promise<DatabaseFacts> {
  const { nowMs, ...facts } = await tx.one<Omit<DatabaseFacts, 'now'> & { nowMs: number }>(sql`
    select current_setting('server_version_num')::int as version_number,
      current_setting('server_encoding') as encoding,
      lower('Я') = 'я' as knows_letters,
      pg_has_role(current_user, d.datdba, 'usage') as is_owner,
      r.rolcreaterole or acting.is_allowed as may_make_roles,
      acting.is_allowed as may_act_as_roles,
      coalesce((
        select json_agg(name) from unnest(array['pg_trgm', 'unaccent', 'btree_gin']) name
        where not exists (select from pg_available_extensions e where e.name = name)
      ), '[]'::json) as missing_extensions,
      current_setting('fsync') = 'on' and current_setting('synchronous_commit') <> 'off' as is_durable,
      (extract(epoch from clock_timestamp()) * 1000)::float8 as now_ms
    from pg_database d, pg_roles r, lateral (
      select r.rolsuper or count(*) = 2 as is_allowed from pg_roles p
      where p.rolname in ('vastus_app', 'vastus_system') and pg_has_role(r.oid, p.oid, 'usage')
    ) acting
    where d.datname = current_database() and r.rolname = current_user`)
  return { ...facts, now: new Date(nowMs) }
}
