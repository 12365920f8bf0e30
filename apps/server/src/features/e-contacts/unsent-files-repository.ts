import type { ScanResult } from '@vastus/domain/files/scan-result'
import { idsWithMerged } from '../../db/shared-conditions.ts'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type UnsentFile = { id: string; scanResult: ScanResult }

/**
 * Locked until the message is stored, so that no two messages take the same file. Those uploaded in one that was merged into
 * it may have been taken over, and are its own to send also once the merge is undone.
 */
export function lockUnsentFiles(
  tx: Tx,
  eContactId: number,
  fileIds: readonly string[],
  uploadedBy: 'PATIENT' | 'CLINIC',
): Promise<UnsentFile[]> {
  return tx.query<UnsentFile>(sql`select id, scan_result from files
    where id = any(${fileIds}::uuid[]) and uploaded_by = ${uploadedBy} and entry_id is null
      and (e_contact_id = ${eContactId} or e_contact_id in (select source_id from e_contact_merges where target_id = ${eContactId}))
    order by id for update`)
}

/** Those of the ids that the patient's side uploaded, also in what was merged into it. */
export function listFilesOfPatient(
  tx: Tx,
  eContactId: number,
  ids: readonly string[],
): Promise<{ id: string; entryId: number | null }[]> {
  return tx.query(sql`select id, entry_id from files where id = any(${ids}::uuid[]) and uploaded_by = 'PATIENT'
      and e_contact_id in ${idsWithMerged([eContactId])} order by created_at, id`)
}
