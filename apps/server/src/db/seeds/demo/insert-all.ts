import type { OwnerTx } from '../../port.ts'
import { Sql } from '../../sql.ts'

const CHUNK_ROWS = 500

/**
 * Inserts many rows of the same keys with one statement for each 500.
 *
 * @param table,rows names come from our own code only: they stand in the statement itself. Keys are camelCase.
 */
export async function insertAll(tx: OwnerTx, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const keys = Object.keys(first)
  const columns = keys.map(toSnakeCase)
  for (let start = 0; start < rows.length; start += CHUNK_ROWS) {
    const chunk = rows.slice(start, start + CHUNK_ROWS).map((row) => {
      const values = new Map<string, unknown>(Object.entries(row))
      return Object.fromEntries(
        keys.map((key, index): [string, unknown] => [columns[index] ?? key, values.get(key) ?? null]),
      )
    })
    const text = `insert into ${table} (${columns.join(', ')}) select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, `
    await tx.run(new Sql([text, '::jsonb)'], [JSON.stringify(chunk)]))
  }
}

function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (part) => `_${part.toLowerCase()}`)
}
