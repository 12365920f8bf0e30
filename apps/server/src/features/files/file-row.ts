import type { ScanResult } from '@vastus/domain/files/scan-result'
import { sql } from '../../db/sql.ts'

/** A file as it is stored, without what only the store needs. Instants are ISO 8601 in UTC. */
export type FileRow = {
  id: string
  eContactId: number
  entryId: number | null
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

/** The columns of a `FileRow`, for every statement that answers with one. */
export const FILE_COLUMNS = sql`id, e_contact_id, entry_id, uploaded_by, name, content_type, size_bytes, scan_result,
  has_thumbnail, width, height, created_at`
