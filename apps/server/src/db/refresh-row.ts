import type { Tx } from './database.ts'
import { sql } from './sql.ts'

/** Renders the inbox row of an e-contact again; every change of what it shows ends with it. */
export function refreshRow(tx: Tx, eContactId: number): void {
  tx.queue(sql`select refresh_e_contact_row(${eContactId}::bigint)`)
}
