import type { EventType } from '@vastus/domain/e-contact/status'
import type { Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { VERSION_FOR_PATIENT } from './internal-events.ts'

export const EVENTS_CHANNEL = 'vastus_events'
/** The job that turns an event into notices; handled by the notifications feature. */
export const NOTIFY_JOB = 'notify-of-event'

export const SEEN_BY_CLINIC = 'E_CONTACT_SEEN_BY_CLINIC'

/** What listeners receive: what changed, never its content. */
export type Announcement = {
  eventId: number | null
  /** AlsoSet what is kept as an event: the clinic looked at it. */
  type: EventType | typeof SEEN_BY_CLINIC
  eContactId: number
  clinicId: number
  /** The patient-side owner's person; null once it no longer acts for the patient. */
  creatorPersonId: number | null
  version: number
  byUserId: number | null
}

/**
 * Writes what happened in the transaction that made it happen. Sockets hear of it at the commit; mails follow from a job
 * that commits or fails with the same transaction.
 */
export function recordEvents(
  tx: Tx,
  eContact: { id: number; clinicId: number; creatorPersonId: number; version: number },
  types: readonly EventType[],
  byUserId: number | null,
  now: Date,
): void {
  for (const type of types) {
    const announcement: Omit<Announcement, 'eventId'> = {
      type,
      eContactId: eContact.id,
      clinicId: eContact.clinicId,
      creatorPersonId: eContact.creatorPersonId,
      version: eContact.version,
      byUserId,
    }
    // Event, job and announcement in one statement: the number of the event need not come here first.
    tx.queue(sql`with event as (
        insert into events (e_contact_id, clinic_id, type, actor_user_id, version, created_at)
        values (${eContact.id}, ${eContact.clinicId}, ${type}, ${byUserId}, ${eContact.version}, ${now.toISOString()}) returning id),
      job as (
        insert into jobs (kind, payload, dedupe_key, run_at)
        select ${NOTIFY_JOB}, jsonb_build_object('eventId', id), ${`${NOTIFY_JOB}:`}::text || id, ${now}::timestamptz from event
        on conflict do nothing)
      select pg_notify(${EVENTS_CHANNEL}, (jsonb_build_object('eventId', event.id) || ${JSON.stringify(announcement)}::jsonb
        || ${whoHears(now)})::text)
      from event join e_contacts e on e.id = ${eContact.id}`)
  }
}

/** Of the e-contact `e`: whose right to act is over hears nothing. */
function whoHears(now: Date) {
  return sql`case when representation_is_over(e.creator_person_id, e.patient_person_id, ${now}::timestamptz)
    then '{"creatorPersonId": null}'::jsonb else '{}'::jsonb end`
}

/** Tells the patient's sockets and the reader's own, at the commit, that the clinic has looked at it. Nothing is kept and no mail follows. */
export function announceSeenByClinic(
  tx: Tx,
  { id, clinicId, creatorPersonId }: Parameters<typeof recordEvents>[1],
  byUserId: number,
  now: Date,
): void {
  const announcement: Omit<Announcement, 'version'> = {
    eventId: null,
    type: SEEN_BY_CLINIC,
    eContactId: id,
    clinicId,
    creatorPersonId,
    byUserId,
  }
  tx.queue(sql`select pg_notify(${EVENTS_CHANNEL},
      (${JSON.stringify(announcement)}::jsonb || jsonb_build_object('version', ${VERSION_FOR_PATIENT}) || ${whoHears(now)})::text)
    from e_contacts e where e.id = ${id}`)
}
