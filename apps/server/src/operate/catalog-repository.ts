import type { OwnerTx } from '../db/database.ts'
import { Sql, sql } from '../db/sql.ts'

export type Column = { name: string; type: string }
export type Table = { name: string; columns: Column[] }
export type Sequence = { name: string; lastValue: number; isCalled: boolean }

/**
 * Every table of the product, asked of the database itself, so that a new one cannot be forgotten. A table comes
 * behind those it refers to.
 */
export async function listTables(tx: OwnerTx): Promise<Table[]> {
  const rows = await tx.query<{ name: string; columns: Column[] }>(sql`
    select c.relname::text as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname`)
  const links = await tx.query<{ name: string; refersTo: string }>(sql`
    select c.conrelid::regclass::text as name, c.confrelid::regclass::text as refers_to
    from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`)
  return inOrder(rows, links)
}

function inOrder(tables: Table[], links: readonly { name: string; refersTo: string }[]): Table[] {
  const ordered: Table[] = []
  const placed = new Set<string>()
  while (ordered.length < tables.length) {
    const ready = tables.filter(
      ({ name }) =>
        !placed.has(name) &&
        links.every((link) => link.name !== name || link.refersTo === name || placed.has(link.refersTo)),
    )
    if (ready.length === 0)
      throw new Error('tables refer to each other in a circle: no order to restore them in')
    for (const table of ready) placed.add(table.name)
    ordered.push(...ready)
  }
  return ordered
}

export function listMigrations(tx: OwnerTx): Promise<{ name: string; hash: string }[]> {
  return tx.query(sql`select name, hash from schema_migrations order by name`)
}

/** The keys under which the store must have a file. */
export async function listStorageKeys(tx: OwnerTx): Promise<string[]> {
  const rows = await tx.query<{ key: string }>(sql`select storage_key as key from files order by storage_key`)
  return rows.map(({ key }) => key)
}

export async function listSequences(tx: OwnerTx): Promise<Sequence[]> {
  const names = await tx.query<{ name: string }>(sql`
    select c.relname::text as name from pg_class c
    where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace order by c.relname`)
  const sequences: Sequence[] = []
  for (const { name } of names) {
    const [row] = await tx.query<{ state: { last: number; called: boolean } }>(
      plain(
        `select json_build_object('last', last_value, 'called', is_called) as state from ${quoted(name)}`,
      ),
    )
    if (row) sequences.push({ name, lastValue: row.state.last, isCalled: row.state.called })
  }
  return sequences
}

export async function setSequence(tx: OwnerTx, { name, lastValue, isCalled }: Sequence): Promise<void> {
  await tx.query(sql`select setval(${quoted(name)}::regclass, ${lastValue}::bigint, ${isCalled}::boolean)`)
}

/** The links of tables to themselves: a row may point to one that comes after it. */
export function listSelfLinks(tx: OwnerTx): Promise<{ table: string; name: string }[]> {
  return tx.query(sql`select r.relname::text as table, c.conname::text as name
    from pg_constraint c join pg_class r on r.oid = c.conrelid
    where c.contype = 'f' and c.conrelid = c.confrelid and not c.condeferrable
      and c.connamespace = 'public'::regnamespace`)
}

/** Whether a link is looked at when all rows are there, or with each. */
export async function setChecked(
  tx: OwnerTx,
  { table, name }: { table: string; name: string },
  when: 'AT_THE_END' | 'AT_ONCE',
): Promise<void> {
  const how = when === 'AT_ONCE' ? 'not deferrable' : 'deferrable initially deferred'
  await tx.run(plain(`alter table ${quoted(table)} alter constraint ${quoted(name)} ${how}`))
}

/** Whether the triggers of a table act on its changes; those that check links always do. */
export async function setTriggers(tx: OwnerTx, { name }: Table, to: 'OFF' | 'ON'): Promise<void> {
  await tx.run(plain(`alter table ${quoted(name)} ${to === 'ON' ? 'enable' : 'disable'} trigger user`))
}

/** A statement whose names come from the catalog, where no parameter may stand. */
export function plain(text: string): Sql {
  return new Sql([text], [])
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
