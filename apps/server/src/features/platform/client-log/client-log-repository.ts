import type { Tx } from '../../../db/database.ts'
import { sql } from '../../../db/sql.ts'

export type ClientReport = { type: string; level: string; message: string; device: string | null; now: Date }

export async function insertClientLog(
  tx: Tx,
  { type, level, message, device, now }: ClientReport,
): Promise<void> {
  await tx.run(sql`insert into client_logs (type, level, message, device, created_at)
    values (${type}, ${level}, ${message}, ${device}, ${now})`)
}

export function deleteOldClientLogs(tx: Tx, before: Date): Promise<number> {
  return tx.run(sql`delete from client_logs where created_at < ${before}`)
}
