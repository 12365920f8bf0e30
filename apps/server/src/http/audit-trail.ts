import type { Tx } from '../db/database.ts'
import { type Sql, sql } from '../db/sql.ts'

/** One look at, or change of, a patient's data. Never holds what was read or written. */
export type AuditEntry = {
  /** Null for what belongs to no clinic. */
  clinicId: number | null
  subjectPersonId: number | null
  objectType: string
  objectId: string | number
  /** In place of the route's event, for those who are only shown by a change of others. */
  action?: string
}

/** Somebody is shown beside the one whom the call is about. */
export const PERSON_SHOWN = 'PERSON_SHOWN'

/** Everybody whom one response to the clinic shows; with nobody, only the look itself is kept. */
export function personsShown(clinicId: number | null, personIds: readonly number[]): AuditEntry {
  const [first, ...others] = new Set(personIds)
  if (first === undefined)
    return { clinicId, subjectPersonId: null, objectType: 'clinic', objectId: clinicId ?? 0 }
  if (others.length === 0) return { clinicId, subjectPersonId: first, objectType: 'person', objectId: first }
  return { clinicId, subjectPersonId: null, objectType: 'persons', objectId: [first, ...others].join(' ') }
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
export function appendAudit(tx: Tx, entry: AuditEntry, about: AuditFacts): void {
  tx.queue(auditStatement(entry, about))
}

/** The same for a transaction that somebody else sends. */
export function auditStatement(entry: AuditEntry, about: AuditFacts): Sql {
  return sql`select audit_append(${entry.clinicId ?? 0}::bigint, ${about.at.toISOString()}, ${about.actor.userId}::bigint,
    ${about.actor.sessionHash}, ${about.actor.role}, ${entry.subjectPersonId}::bigint, ${entry.objectType},
    ${String(entry.objectId)}, ${entry.action ?? about.action}, ${about.outcome}, ${about.requestId})`
}
