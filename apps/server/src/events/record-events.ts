import type { EventType } from '@vastus/domain/e-contact/status'
import type { Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { enqueue } from '../jobs/queue.ts'

export const EVENTS_CHANNEL = 'vastus_events'
/** The job that turns an event into notices; handled by the notifications feature. */
export const NOTIFY_JOB = 'notify-of-event'

/** What listeners are told: what changed, never its content. */
export type Announcement = {
  eventId: number
  type: EventType
  eContactId: number
  clinicId: number
  /** The patient-side owner's person. */
  creatorPersonId: number
  version: number
  byUserId: number | null
}

/**
 * Writes what happened in the transaction that made it happen. Sockets hear of it at the commit; mails follow from a job
 * that stands or falls with the same transaction.
 */
export async function recordEvents(
  tx: Tx,
  eContact: { id: number; clinicId: number; creatorPersonId: number; version: number },
  types: readonly EventType[],
  byUserId: number | null,
  now: Date,
): Promise<void> {
  for (const type of types) {
    const { id: eventId } = await tx.one<{ id: number }>(
      sql`insert into events (e_contact_id, clinic_id, type, actor_user_id, version, created_at)
          values (${eContact.id}, ${eContact.clinicId}, ${type}, ${byUserId}, ${eContact.version}, ${now.toISOString()}) returning id`,
    )
    await enqueue(tx, {
      kind: NOTIFY_JOB,
      payload: { eventId },
      dedupeKey: `${NOTIFY_JOB}:${eventId}`,
      runAt: now,
    })
    const announcement: Announcement = {
      eventId,
      type,
      eContactId: eContact.id,
      clinicId: eContact.clinicId,
      creatorPersonId: eContact.creatorPersonId,
      version: eContact.version,
      byUserId,
    }
    await tx.query(sql`select pg_notify(${EVENTS_CHANNEL}, ${JSON.stringify(announcement)})`)
  }
}
