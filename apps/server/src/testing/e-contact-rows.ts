import { randomUUID } from 'node:crypto'
import type { ScanResult } from '@vastus/domain/files/scan-result'
import { sql } from '../db/sql.ts'
import type { Story } from '../features/e-contacts/testing/story.ts'

/** A file of an e-contact that no message took along yet. */
export async function createFile(
  story: Story,
  eContactId: number,
  values: {
    uploadedBy?: 'PATIENT' | 'CLINIC'
    userId?: number
    forReply?: boolean
    scanResult?: ScanResult
  } = {},
): Promise<string> {
  const id = randomUUID()
  await story.services.database.transaction({ actor: 'system' }, (tx) =>
    tx.run(sql`insert into files (id, e_contact_id, clinic_id, for_reply, uploaded_by, uploaded_by_user_id, name, content_type,
        size_bytes, sha256, storage_key, scan_result, created_at)
      values (${id}, ${eContactId}, ${story.clinic.clinicId}, ${values.forReply ?? false}, ${values.uploadedBy ?? 'PATIENT'},
        ${values.userId ?? story.patient.userId}, ${`${id}.pdf`}, 'application/pdf', 10, ${id}, ${id}, ${values.scanResult ?? 'CLEAN'}, ${story.clock.now()})`),
  )
  return id
}

export type AuditRow = {
  action: string
  outcome: string
  objectType: string
  objectId: string
  subjectPersonId: number | null
  actorUserId: number
  clinicId: number
}

export function listAudit(story: Story): Promise<AuditRow[]> {
  return story.services.database.transaction({ actor: 'system' }, (tx) =>
    tx.query<AuditRow>(sql`select action, outcome, object_type, object_id, subject_person_id, actor_user_id, clinic_id
      from audit_entries order by at, clinic_id, seq`),
  )
}

export async function deactivate(story: Story, userId: number): Promise<void> {
  await story.services.database.transaction({ actor: 'system' }, (tx) =>
    tx.run(sql`update employees set deleted_at = ${story.clock.now()} where user_id = ${userId}`),
  )
}
