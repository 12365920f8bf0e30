import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import { appendAudit } from '../../http/audit-trail.ts'
import { type JoinedRecord, joinRecordsOf } from './record-repository.ts'

/**
 * Gives an account what clinics have entered and sent for the same person: where the code is proven, or where the account
 * has proven the address that the clinic entered and the rest agrees. Each is in the audit trail of its clinic.
 */
export async function joinRecords(tx: Tx, userId: number, now: Date): Promise<void> {
  const records = await joinRecordsOf(tx, userId)
  const joined = records.filter(({ recordId, personId }) => personId !== recordId)
  auditJoinedRecords(tx, userId, joined, now)
}

export function auditJoinedRecords(
  tx: Tx,
  userId: number,
  records: readonly JoinedRecord[],
  now: Date,
): void {
  for (const { recordId, clinicId, personId } of records)
    appendAudit(
      tx,
      { clinicId, subjectPersonId: personId, objectType: 'person', objectId: recordId },
      {
        actor: { userId, sessionHash: null, role: null },
        action: 'RECORD_JOIN',
        outcome: 'ALLOWED',
        requestId: randomUUID(),
        at: now,
      },
    )
}
