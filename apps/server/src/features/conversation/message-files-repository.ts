import type { ScanResult } from '@vastus/domain/files/scan-result'
import type { Tx } from '../../db/database.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { IS_SENT, withMerged } from '../../db/shared-conditions.ts'

export type FileRow = {
  id: string
  eContactId: number
  entryId: number | null
  /** Of a reply being written it is its writer's alone. */
  isSent: boolean
  uploadedBy: 'PATIENT' | 'CLINIC'
  name: string
  contentType: string
  sizeBytes: number
  scanResult: ScanResult
  hasThumbnail: boolean
  width: number | null
  height: number | null
  createdAt: string
}

/** The columns of a `FileRow`. */
const COLUMNS = sql`id, e_contact_id, entry_id, ${IS_SENT} as is_sent, uploaded_by, name, content_type, size_bytes,
  scan_result, has_thumbnail, width, height, created_at`

/** Those of merged ones belong to the e-contact in which they are shown. */
export function listFiles(tx: Tx, eContactIds: readonly number[]): Promise<FileRow[]> {
  return listThose(tx, eContactIds, sql`true`)
}

/** What staff see of them: those of messages that were sent, and one's own of the reply being written. */
export function listFilesForStaff(tx: Tx, eContactId: number): Promise<FileRow[]> {
  const isOwn = sql`f.uploaded_by = 'CLINIC' and f.uploaded_by_user_id = app_user_id()`
  return listThose(tx, [eContactId], sql`${IS_SENT} or (${isOwn})`)
}

function listThose(tx: Tx, eContactIds: readonly number[], condition: Sql): Promise<FileRow[]> {
  return tx.query<FileRow>(sql`select m.shown_id as e_contact_id, f.id, f.entry_id, ${IS_SENT} as is_sent, f.uploaded_by, f.name,
      f.content_type, f.size_bytes, f.scan_result, f.has_thumbnail, f.width, f.height, f.created_at
    from ${withMerged(eContactIds)} m join files f on f.e_contact_id = m.id
    where ${condition}
    order by m.shown_id, f.created_at, f.id`)
}

export function listFilesById(tx: Tx, ids: readonly string[]): Promise<FileRow[]> {
  return tx.query<FileRow>(
    sql`select ${COLUMNS} from files where id = any(${ids}::uuid[]) order by created_at, id`,
  )
}

/** Files of `from` that were not sent are files of `to` from now on, except where `to` has uploaded the same one. */
export async function makeOwn(
  tx: Tx,
  ids: readonly string[],
  { from, to }: { from: number; to: number },
): Promise<void> {
  await tx.run(sql`update files f set uploaded_by_user_id = ${to}
    where f.id = any(${ids}::uuid[]) and f.uploaded_by = 'CLINIC' and f.uploaded_by_user_id = ${from} and f.entry_id is null
      and not exists (select from files own where own.e_contact_id = f.e_contact_id and own.uploaded_by_user_id = ${to}
        and own.uploaded_by = 'CLINIC' and own.for_reply = f.for_reply and own.entry_id is null
        and own.name = f.name and own.size_bytes = f.size_bytes and own.sha256 = f.sha256)`)
}
