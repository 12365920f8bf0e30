import { DEMO_MAIL_DOMAIN } from '@vastus/demo/accounts'
import type { FoundDatabase, InstallationMode } from '@vastus/domain/installation/decide-start'
import type { OwnerTx, Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** Accounts of DEMO and DEV are the only ones below this name. */
const DEMO_EMAILS = `%@${DEMO_MAIL_DOMAIN}`
const SAMPLE = 10

/** Which installation the database is of. Reads only, and any earlier version of the tables too. */
export async function findInstallation(tx: OwnerTx): Promise<FoundDatabase> {
  if (!(await hasTable(tx, 'users'))) return 'FRESH'
  const named = (await hasTable(tx, 'installation'))
    ? await tx.maybe<{ id: string; madeBy: InstallationMode }>(sql`select id, made_by from installation`)
    : undefined
  if (named) return named
  const { isUsed, isDemo } = await tx.one<{ isUsed: boolean; isDemo: boolean }>(
    sql`select exists (select from users) or exists (select from clinics) as is_used,
      exists (select from users where email like ${DEMO_EMAILS}) as is_demo`,
  )
  return isUsed ? { id: null, madeBy: isDemo ? 'DEMO' : 'PROD' } : 'FRESH'
}

async function hasTable(tx: Tx, name: string): Promise<boolean> {
  const { exists } = await tx.one<{ exists: boolean }>(
    sql`select to_regclass(${`public.${name}`}) is not null as exists`,
  )
  return exists
}

/** Enters the id unless there is one already; answers the one that holds. */
export async function nameInstallation(
  tx: Tx,
  { id, madeBy, now }: { id: string; madeBy: InstallationMode; now: Date },
): Promise<string> {
  await tx.run(sql`insert into installation (id, made_by, created_at)
    values (${id}, ${madeBy}, ${now}) on conflict do nothing`)
  return (await tx.one<{ id: string }>(sql`select id from installation`)).id
}

/** Files of an earlier time may be missing from now on. */
export async function expectFilesFrom(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`update installation set files_expected_from = ${now}`)
}

export async function findInstallationId(tx: Tx): Promise<string | undefined> {
  return (await tx.maybe<{ id: string }>(sql`select id from installation`))?.id
}

/** Keys of some files that must be in the store: the newest and the oldest ones. */
export async function sampleStorageKeys(tx: OwnerTx): Promise<string[]> {
  if (!(await hasTable(tx, 'files'))) return []
  const since = (await hasTable(tx, 'installation'))
    ? sql`coalesce((select files_expected_from from installation), '-infinity')`
    : sql`'-infinity'::timestamptz`
  const rows = await tx.query<{ key: string }>(sql`
    (select storage_key as key from files where created_at >= ${since} order by created_at desc, id desc limit ${SAMPLE})
    union
    (select storage_key from files where created_at >= ${since} order by created_at, id limit ${SAMPLE})`)
  return rows.map(({ key }) => key)
}
