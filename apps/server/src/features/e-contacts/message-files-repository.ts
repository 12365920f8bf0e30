import type { ScanResult } from '@vastus/domain/files/scan-result'
import type { Tx } from '../../db/database.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { shownIn } from './members-repository.ts'

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

/** Whether it went with a message, or was uploaded by itself. */
export const IS_SENT = sql`(entry_id is not null or (uploaded_by = 'PATIENT' and not for_reply))`

/** The columns of a `FileRow`. */
export const FILE_COLUMNS = sql`id, e_contact_id, entry_id, ${IS_SENT} as is_sent, uploaded_by, name, content_type, size_bytes,
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
    from ${shownIn(eContactIds)} m join files f on f.e_contact_id = m.id
    where ${condition}
    order by m.shown_id, f.created_at, f.id`)
}

/**
 * Locked until the message is stored, so that no two messages take the same file. Those uploaded in one that was merged into
 * it may have been taken over, and are its own to send also once the merge is undone.
 */
export function lockUnsentFiles(
  tx: Tx,
  eContactId: number,
  fileIds: readonly string[],
  uploadedBy: FileRow['uploadedBy'],
): Promise<FileRow[]> {
  return tx.query<FileRow>(sql`select ${FILE_COLUMNS} from files
    where id = any(${fileIds}::uuid[]) and uploaded_by = ${uploadedBy} and entry_id is null
      and (e_contact_id = ${eContactId} or e_contact_id in (select source_id from e_contact_merges where target_id = ${eContactId}))
    order by id for update`)
}
