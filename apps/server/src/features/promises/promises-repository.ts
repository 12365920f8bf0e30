import type { WorkingCalendar } from '@vastus/domain/promises/working-hours'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { ANSWER_DUE_CHANNEL, type AnswerDue } from '../../realtime/answer-due.ts'

/**
 * The calendar of a clinic, with its time for danger signs and the hours that it has chosen for a type; null where it has chosen
 * none.
 */
export function findCalendar(
  tx: Tx,
  clinicId: number,
  type: TypeCode,
): Promise<(WorkingCalendar & { dangerMinutes: number; chosenHours: number | null }) | undefined> {
  return tx.maybe(sql`
    select k.time_zone, k.country_code as country, k.week, k.special_days, k.danger_minutes,
      (select p.working_hours from answer_promises p
        where p.clinic_id = k.id and coalesce(p.e_contact_type, ${type}) = ${type}
        order by p.e_contact_type nulls last limit 1) as chosen_hours
    from clinics k where k.id = ${clinicId}`)
}

export type NewPromise = {
  eContactId: number
  clinicId: number
  creatorPersonId: number
  since: Date
  soonAt: Date
  dueAt: Date
}

export function insertPromise(tx: Tx, promise: NewPromise): void {
  tx.queue(sql`insert into e_contact_promises (e_contact_id, clinic_id, creator_person_id, since, soon_at, due_at)
    values (${promise.eContactId}, ${promise.clinicId}, ${promise.creatorPersonId}, ${promise.since},
      ${promise.soonAt}, ${promise.dueAt})
    on conflict do nothing`)
}

/** An answer is promised by then, also where it was promised later or not at all. */
export function hastenPromise(tx: Tx, promise: NewPromise): void {
  tx.queue(sql`update e_contact_promises set soon_at = least(soon_at, ${promise.soonAt}), due_at = least(due_at, ${promise.dueAt})
    where e_contact_id = ${promise.eContactId} and ended_at is null`)
  insertPromise(tx, promise)
}

/** The wait is over, in time or late; with it that of what was merged into the e-contact. */
export function endPromise(tx: Tx, eContactId: number, now: Date): void {
  tx.queue(
    sql`update e_contact_promises set ended_at = ${now} where ended_at is null and (e_contact_id = ${eContactId}
      or e_contact_id in (select id from e_contacts where merged_into_id = ${eContactId}))`,
  )
}

export type PromisedTimes = { since: Date; soonAt: Date; dueAt: Date }

/** The newest promise runs again; undefined where there never was one. */
export async function reviveNewest(tx: Tx, eContactId: number): Promise<PromisedTimes | undefined> {
  const found = await tx.maybe<
    Record<keyof PromisedTimes, string>
  >(sql`update e_contact_promises p set ended_at = null
    where p.e_contact_id = ${eContactId} and p.since = (
      select max(since) from e_contact_promises where e_contact_id = ${eContactId})
    returning p.since, p.soon_at, p.due_at`)
  return (
    found && { since: new Date(found.since), soonAt: new Date(found.soonAt), dueAt: new Date(found.dueAt) }
  )
}

/** Joins `m`, the colleague who is responsible for `e`; none if that colleague has left the clinic. */
const RESPONSIBLE = sql`left join employees m on m.clinic_id = e.clinic_id and m.user_id = e.assignee_user_id and m.deleted_at is null`

export type Told = {
  eContactId: number
  clinicId: number
  responsibleUserId: number | null
  /** Whether the clinic knows as much already of another e-contact that is one with this one. */
  isKnown: boolean
}

/** Notes that the clinic gets its notice now; undefined when it had it before, or when the wait has ended. */
export function markTold(
  tx: Tx,
  eContactId: number,
  since: string,
  stage: 'SOON' | 'LATE',
  now: Date,
): Promise<Told | undefined> {
  const column = stage === 'SOON' ? sql`soon_told_at` : sql`late_told_at`
  return tx.maybe<Told>(sql`update e_contact_promises p set ${column} = ${now}
    from e_contacts sent join e_contacts e on e.id = coalesce(sent.merged_into_id, sent.id) ${RESPONSIBLE}
    where p.e_contact_id = ${eContactId} and p.since = ${since} and p.ended_at is null and p.${column} is null
      and sent.id = p.e_contact_id
    returning e.id as e_contact_id, p.clinic_id, m.user_id as responsible_user_id,
      exists (select from e_contact_promises o join e_contacts other on other.id = o.e_contact_id
        where o.ended_at is null and (o.e_contact_id, o.since) <> (p.e_contact_id, p.since)
          and e.id in (other.id, other.merged_into_id)
          and ${stage === 'SOON' ? sql`coalesce(o.late_told_at, o.soon_told_at)` : sql`o.late_told_at`} is not null) as is_known`)
}

export type AnswerDueRow = {
  eContactId: number
  clinicId: number
  eContactType: TypeCode
  patientPersonId: number
  patientFirstName: string
  patientSurname: string
  since: string
  stage: 'SOON' | 'LATE' | 'DANGER' | 'DANGER_LATE'
}

/**
 * The due e-contacts of the reader's clinics with a notice: at the end for everybody, before it for the assignee. E-contacts that
 * were merged are one, and stand as far as the one that is farthest.
 */
export function findAnswersDue(tx: Tx, userId: number, limit: number): Promise<AnswerDueRow[]> {
  return tx.query(sql`select e_contact_id, clinic_id, e_contact_type, patient_person_id, patient_first_name, patient_surname, since,
      case when late_told_at is null then 'SOON' else 'LATE' end as stage
    from (select distinct on (e.id) e.id as e_contact_id, e.clinic_id, e.e_contact_type,
      patient.id as patient_person_id, patient.first_name as patient_first_name, patient.surname as patient_surname, p.since, p.soon_told_at, p.late_told_at
    from e_contact_promises p join e_contacts sent on sent.id = p.e_contact_id
      join e_contacts e on e.id = coalesce(sent.merged_into_id, sent.id) ${RESPONSIBLE}
      join persons patient on patient.id = e.patient_person_id
    where p.ended_at is null and coalesce(p.late_told_at, p.soon_told_at) is not null
      and (p.late_told_at is not null or coalesce(m.user_id, ${userId}) = ${userId})
    order by e.id, p.late_told_at nulls last, p.soon_told_at) due
    order by coalesce(late_told_at, soon_told_at) desc, e_contact_id desc limit ${limit}`)
}

/** Sockets hear of it at the commit. */
export function announceAnswerDue(tx: Tx, due: AnswerDue): void {
  tx.queue(sql`select pg_notify(${ANSWER_DUE_CHANNEL}, ${JSON.stringify(due)})`)
}
