import type { Tx } from '../../db/database.ts'
import { idsWithMerged } from '../../db/shared-conditions.ts'
import { sql } from '../../db/sql.ts'
import type { AnswerDueRow } from './promises-repository.ts'

/** Nothing happens while an earlier one waits for somebody. */
export function insertAlarm(
  tx: Tx,
  { id, clinicId }: { id: number; clinicId: number },
  raisedAt: Date,
  dueAt: Date,
): void {
  tx.queue(sql`insert into danger_alarms (e_contact_id, clinic_id, raised_at, due_at)
    values (${id}, ${clinicId}, ${raisedAt}, ${dueAt}) on conflict do nothing`)
}

/** The user takes what nobody has taken. @returns how many that were */
export function takeOpenAlarms(tx: Tx, eContactId: number, userId: number, now: Date): Promise<number> {
  return tx.run(sql`update danger_alarms set taken_at = ${now}, taken_by_user_id = ${userId}
    where taken_at is null and e_contact_id in ${idsWithMerged([eContactId])}`)
}

/** The patient was called now; the first call is kept. @returns how many alarms that answers */
export function markCalled(tx: Tx, eContactId: number, now: Date): Promise<number> {
  return tx.run(sql`update danger_alarms set called_at = ${now}
    where called_at is null and taken_at is not null and e_contact_id in ${idsWithMerged([eContactId])}`)
}

/** What nobody of the reader's clinics has taken, the oldest first; merged e-contacts are one. */
export function findOpenAlarms(tx: Tx, now: Date, limit: number): Promise<AnswerDueRow[]> {
  return tx.query(sql`select e.id as e_contact_id, e.clinic_id, e.e_contact_type, patient.id as patient_person_id,
      patient.first_name as patient_first_name, patient.surname as patient_surname, min(d.raised_at) as since,
      case when min(d.due_at) <= ${now} then 'DANGER_LATE' else 'DANGER' end as stage
    from danger_alarms d join e_contacts sent on sent.id = d.e_contact_id
      join e_contacts e on e.id = coalesce(sent.merged_into_id, sent.id)
      join persons patient on patient.id = e.patient_person_id
    where d.taken_at is null and e.status in ('waitingForPatient', 'waitingForClinic')
    group by e.id, patient.id order by since limit ${limit}`)
}

/** Whether somebody still has to take an alarm of the e-contact; where it goes on, once it was merged. */
export function findOpenAlarm(
  tx: Tx,
  eContactId: number,
): Promise<{ eContactId: number; clinicId: number } | undefined> {
  return tx.maybe(sql`select coalesce(e.merged_into_id, e.id) as e_contact_id, d.clinic_id
    from danger_alarms d join e_contacts e on e.id = d.e_contact_id
    where d.e_contact_id = ${eContactId} and d.taken_at is null`)
}
