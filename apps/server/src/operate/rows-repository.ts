import type { OwnerTx } from '../db/database.ts'
import { Sql } from '../db/sql.ts'
import { plain, quoted, type Table } from './catalog-repository.ts'

const ROWS_AT_ONCE = 500

/** The same text for the same value, on every database and in every session. */
export async function fixTextForms(tx: OwnerTx): Promise<void> {
  await tx.script(`set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
    set local extra_float_digits = 1; set local bytea_output = 'hex'`)
}

/** All rows of a table, each a line: a JSON array of the columns as text. In an order that depends on the rows alone. */
export async function* readLines(tx: OwnerTx, { name, columns }: Table): AsyncGenerator<string[]> {
  const cells = columns.map((column) => `${quoted(column.name)}::text`).join(', ')
  await tx.script(
    `declare lines no scroll cursor for
       select line from (select json_build_array(${cells})::text as line from ${quoted(name)}) as rows
       order by line collate "C"`,
  )
  for (;;) {
    const rows = await tx.query<{ line: string }>(plain(`fetch ${ROWS_AT_ONCE} from lines`))
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await tx.script('close lines')
}

export async function writeLines(
  tx: OwnerTx,
  { name, columns }: Table,
  lines: readonly string[],
): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(', ')
  const values = columns.map((column, index) => `(line->>${index})::${column.type}`).join(', ')
  const insert = `insert into ${quoted(name)} (${names}) overriding system value select ${values} from json_array_elements(`
  await tx.run(new Sql([insert, '::json) as lines(line)'], [`[${lines.join(',')}]`]))
}

export async function hasRows(tx: OwnerTx, { name }: Table): Promise<boolean> {
  return (await tx.query(plain(`select 1 as found from ${quoted(name)} limit 1`))).length > 0
}

export async function emptyTable(tx: OwnerTx, { name }: Table): Promise<void> {
  await tx.run(plain(`delete from ${quoted(name)}`))
}
