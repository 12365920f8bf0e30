import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import type { FileRow } from '../e-contacts/index.ts'

/** The columns of a `FileRow`. */
const COLUMNS = sql`id, e_contact_id, entry_id, uploaded_by, name, content_type, size_bytes, scan_result, has_thumbnail,
  width, height, created_at`

export type NewFile = Pick<
  FileRow,
  'id' | 'eContactId' | 'entryId' | 'uploadedBy' | 'name' | 'contentType' | 'sizeBytes' | 'scanResult'
> & { clinicId: number; userId: number; sha256: string; storageKey: string; now: Date }

type Content = Pick<NewFile, 'eContactId' | 'uploadedBy' | 'name' | 'sizeBytes' | 'sha256'>

/** The same name with the same bytes, sent before by the same side. */
export function findSameFile(tx: Tx, content: Content): Promise<FileRow | undefined> {
  return tx.maybe<FileRow>(sql`select ${COLUMNS} from files
    where e_contact_id = ${content.eContactId} and uploaded_by = ${content.uploadedBy} and name = ${content.name}
      and size_bytes = ${content.sizeBytes} and sha256 = ${content.sha256}`)
}

export function insertFile(tx: Tx, file: NewFile): Promise<FileRow> {
  return tx.one<FileRow>(sql`insert into files (id, e_contact_id, clinic_id, entry_id, uploaded_by, uploaded_by_user_id,
      name, content_type, size_bytes, sha256, storage_key, scan_result, created_at)
    values (${file.id}, ${file.eContactId}, ${file.clinicId}, ${file.entryId}, ${file.uploadedBy}, ${file.userId},
      ${file.name}, ${file.contentType}, ${file.sizeBytes}, ${file.sha256}, ${file.storageKey}, ${file.scanResult},
      ${file.now})
    returning ${COLUMNS}`)
}
