import type { ScanResult } from '@vastus/domain/files/scan-result'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { IS_SENT } from '../../db/shared-conditions.ts'

export type NewFile = {
  id: string
  eContactId: number
  clinicId: number
  entryId: number | null
  forReply: boolean
  uploadedBy: 'PATIENT' | 'CLINIC'
  userId: number
  name: string
  contentType: string
  sizeBytes: number
  sha256: string
  storageKey: string
  scanResult: ScanResult
  now: Date
}

type Content = Pick<
  NewFile,
  'eContactId' | 'entryId' | 'forReply' | 'uploadedBy' | 'userId' | 'name' | 'sizeBytes' | 'sha256'
>

/** The same name with the same bytes, uploaded before by the same person for the same message. */
export function findSameFile(tx: Tx, content: Content): Promise<{ id: string } | undefined> {
  return tx.maybe<{ id: string }>(sql`select id from files
    where e_contact_id = ${content.eContactId} and entry_id is not distinct from ${content.entryId}::bigint
      and for_reply = ${content.forReply} and uploaded_by = ${content.uploadedBy}
      and uploaded_by_user_id = ${content.userId} and name = ${content.name}
      and size_bytes = ${content.sizeBytes} and sha256 = ${content.sha256}`)
}

/** A file of the e-contact that the user uploaded. */
export function findOwnFile(
  tx: Tx,
  { id, eContactId, userId }: { id: string; eContactId: number; userId: number },
): Promise<{ id: string } | undefined> {
  return tx.maybe<{ id: string }>(sql`select id from files
    where id = ${id} and e_contact_id = ${eContactId} and uploaded_by_user_id = ${userId}`)
}

export function insertFile(tx: Tx, file: NewFile): void {
  tx.queue(sql`insert into files (id, e_contact_id, clinic_id, entry_id, for_reply, uploaded_by, uploaded_by_user_id,
      name, content_type, size_bytes, sha256, storage_key, scan_result, created_at)
    values (${file.id}, ${file.eContactId}, ${file.clinicId}, ${file.entryId}, ${file.forReply}, ${file.uploadedBy}, ${file.userId},
      ${file.name}, ${file.contentType}, ${file.sizeBytes}, ${file.sha256}, ${file.storageKey}, ${file.scanResult},
      ${file.now})`)
}

export type ReadableFile = Pick<
  NewFile,
  'id' | 'eContactId' | 'entryId' | 'name' | 'contentType' | 'sizeBytes' | 'scanResult'
> & {
  hasThumbnail: boolean
  storageKey: string
  clinicId: number
  patientPersonId: number
  eContactType: TypeCode
}

const READABLE = sql`select f.id, f.e_contact_id, f.entry_id, f.name, f.content_type, f.size_bytes, f.scan_result,
  f.has_thumbnail, f.storage_key, f.clinic_id, e.patient_person_id, e.e_contact_type from files f join e_contacts e on e.id = f.e_contact_id`

/** A file of an own e-contact; the clinic's only once its message was sent. */
export function findFileOfPatient(
  tx: Tx,
  personId: number | null,
  id: string,
  now: Date,
): Promise<ReadableFile | undefined> {
  return tx.maybe<ReadableFile>(sql`${READABLE} where f.id = ${id} and e.creator_person_id = ${personId}
    and (f.uploaded_by = 'PATIENT' or f.entry_id is not null)
    and not came_of_age(e.creator_person_id, e.patient_person_id, ${now.toISOString()}::timestamptz)`)
}

/** The sent ones of some own e-contacts, and of those that were merged into them. */
export function listFilesOfPatient(
  tx: Tx,
  personId: number,
  eContactIds: readonly number[],
): Promise<ReadableFile[]> {
  return tx.query<ReadableFile>(sql`${READABLE} where (e.id ${sql.anyOf(eContactIds)} or e.merged_into_id ${sql.anyOf(eContactIds)})
    and e.creator_person_id = ${personId} and ${IS_SENT} order by f.created_at, f.id`)
}

/** A file of a message that was sent; of the reply being written, to its writer alone. */
export function findFileOfClinics(
  tx: Tx,
  { clinicIds, userId }: { clinicIds: readonly number[]; userId: number },
  id: string,
): Promise<ReadableFile | undefined> {
  return tx.maybe<ReadableFile>(sql`${READABLE} where f.id = ${id} and e.clinic_id = any(${clinicIds}::bigint[])
    and e.finalize_status = 'SUBMITTED'
    and (${IS_SENT} or (f.uploaded_by = 'CLINIC' and f.uploaded_by_user_id = ${userId}))`)
}

/**
 * Removes one's own file whose message was not sent, nor is on its way.
 *
 * @returns where its bytes are
 */
export function removeUnsentFile(
  tx: Tx,
  file: { id: string; eContactId: number; uploadedBy: NewFile['uploadedBy']; userId: number },
): Promise<{ storageKey: string } | undefined> {
  return tx.maybe(sql`delete from files f
    where f.id = ${file.id} and f.uploaded_by = ${file.uploadedBy} and f.uploaded_by_user_id = ${file.userId}
      and not ${IS_SENT}
      and f.e_contact_id in (select e.id from e_contacts e
        where e.id = ${file.eContactId} or e.merged_into_id = ${file.eContactId})
      and not exists (select from held_replies h where h.state = 'HELD' and f.id = any(h.file_ids))
    returning f.storage_key`)
}

export type NewFileToSee = {
  id: string
  name: string
  sizeBytes: number
  storageKey: string
  eContactId: number
  scanResult: 'WAITING' | 'NA'
}

/** A file that waits for the scanner, or one that no scanner looks at and that has no pictures yet. */
export function findNewFile(tx: Tx, id: string): Promise<NewFileToSee | undefined> {
  return tx.maybe<NewFileToSee>(
    sql`select id, name, size_bytes, storage_key, e_contact_id, scan_result from files where id = ${id} and ${IS_NEW}`,
  )
}
const IS_NEW = sql`(scan_result = 'WAITING' or (scan_result = 'NA' and not has_thumbnail))`

/** False when the file was judged before. */
export async function saveScanResult(
  tx: Tx,
  id: string,
  result: 'CLEAN' | 'INFECTED' | 'NA',
  size: { width: number; height: number } | null,
): Promise<boolean> {
  const changed = await tx.run(sql`update files set scan_result = ${result}, has_thumbnail = ${size !== null},
      width = ${size?.width ?? null}, height = ${size?.height ?? null}
    where id = ${id} and ${IS_NEW}`)
  return changed > 0
}

/** The e-contact whose open views show the file, once it was sent. */
export function findSentEContact(
  tx: Tx,
  eContactId: number,
): Promise<{ id: number; clinicId: number; creatorPersonId: number; version: number } | undefined> {
  return tx.maybe(sql`select id, clinic_id, creator_person_id, version from e_contacts
    where id = (select coalesce(merged_into_id, id) from e_contacts where id = ${eContactId})
      and finalize_status = 'SUBMITTED'`)
}

/** Those of the keys that belong to a row. */
export async function findKnownKeys(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  const rows = await tx.query<{ storageKey: string }>(
    sql`select storage_key from files where storage_key = any(${keys}::text[])`,
  )
  return new Set(rows.map((row) => row.storageKey))
}

export function listFilesBefore(tx: Tx, instant: Date): Promise<{ id: string; storageKey: string }[]> {
  return tx.query(
    sql`select id, storage_key from files where created_at < ${instant} order by created_at, id`,
  )
}

/** The patient's first message of an e-contact. */
export async function findSentEntry(tx: Tx, eContactId: number): Promise<number | null> {
  const entry = await tx.maybe<{ id: number }>(sql`select id from timeline_entries
    where e_contact_id = ${eContactId} and type = 'SENT' and author_role <> 'SYSTEM'
    order by created_at, id limit 1`)
  return entry?.id ?? null
}

/** Files of one message; those of a message that was never sent count only from `since` on. */
export async function countFilesOfMessage(
  tx: Tx,
  message: { eContactId: number; userId: number; entryId: number | null; since: Date },
): Promise<number> {
  const { count } = await tx.one<{ count: number }>(sql`select count(*) as count from files
    where e_contact_id = ${message.eContactId} and uploaded_by_user_id = ${message.userId}
      and entry_id is not distinct from ${message.entryId}::bigint
      and (entry_id is not null or created_at > ${message.since})`)
  return count
}

/** How much the patient's side has sent since an instant, file by file, oldest first. */
export function listBytesOfPatient(
  tx: Tx,
  creatorPersonId: number,
  since: Date,
): Promise<{ sizeBytes: number; createdAt: string }[]> {
  return tx.query(sql`select f.size_bytes, f.created_at from e_contacts e join files f on f.e_contact_id = e.id
    where e.creator_person_id = ${creatorPersonId} and f.uploaded_by = 'PATIENT' and f.created_at > ${since}
    order by f.created_at, f.id`)
}

export async function findPlan(tx: Tx, clinicId: number): Promise<string> {
  const { plan } = await tx.one<{ plan: string }>(sql`select plan from clinics where id = ${clinicId}`)
  return plan
}
