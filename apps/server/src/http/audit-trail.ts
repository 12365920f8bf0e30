import type { Tx } from '../db/database.ts'
import { type Sql, sql } from '../db/sql.ts'

/** One look at, or change of, a patient's data. Never holds what was read or written. */
export type AuditEntry = {
  /** Null for what belongs to no clinic. */
  clinicId: number | null
  subjectPersonId: number | null
  objectType: string
  objectId: string | number
}

export type AuditActor = { userId: number | null; sessionHash: string | null; role: string | null }

/** By whom, how and when it was done. */
export type AuditFacts = {
  actor: AuditActor
  action: string
  outcome: 'ALLOWED' | 'DENIED'
  requestId: string
  at: Date
}

/** Appends to the clinic's hash chain, in the caller's transaction, which fails if this does. */
export async function appendAudit(tx: Tx, entry: AuditEntry, about: AuditFacts): Promise<void> {
  tx.post(auditStatement(entry, about))
}

/** The same for a transaction that somebody else sends. */
export function auditStatement(entry: AuditEntry, about: AuditFacts): Sql {
  return sql`select audit_append(${entry.clinicId ?? 0}::bigint, ${about.at.toISOString()}, ${about.actor.userId}::bigint,
    ${about.actor.sessionHash}, ${about.actor.role}, ${entry.subjectPersonId}::bigint, ${entry.objectType},
    ${String(entry.objectId)}, ${about.action}, ${about.outcome}, ${about.requestId})`
}
