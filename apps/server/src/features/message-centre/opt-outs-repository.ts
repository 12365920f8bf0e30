import type { OptOutSource } from '@vastus/domain/message-centre/opt-out'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

/** The message that a link is part of. */
export type LinkedMessage = {
  clinicId: number
  clinicName: string
  personId: number
  phone: string
  hasRefused: boolean
  /** Refused in another way than by a link sent to this number. */
  refusedElsewhere: boolean
}

export function findByToken(tx: Tx, token: string): Promise<LinkedMessage | undefined> {
  return tx.maybe<LinkedMessage>(sql`select m.clinic_id, c.name as clinic_name, m.to_person_id as person_id, m.phone,
      has_refused_sms(m.clinic_id, m.to_person_id, m.phone) as has_refused,
      exists (select from sms_opt_outs o where o.clinic_id = m.clinic_id and (o.person_id = m.to_person_id or o.phone = m.phone)
        and row (o.person_id, o.phone, o.source) is distinct from row (m.to_person_id, m.phone, 'LINK')) as refused_elsewhere
    from sms_messages m join clinics c on c.id = m.clinic_id
    where m.opt_out_token = ${token} and m.to_person_id is not null`)
}

type Refusal = {
  clinicId: number
  personId: number
  phone: string | null
  source: OptOutSource
  userId: number | null
  now: Date
}

/** Enters that somebody wants no SMS of a clinic, unless it was said in the same way before. */
export async function enterOptOut(tx: Tx, refusal: Refusal): Promise<void> {
  const { clinicId, personId, phone, source, userId, now } = refusal
  await tx.run(sql`insert into sms_opt_outs (clinic_id, person_id, phone, source, entered_by_user_id, created_at)
    select ${clinicId}::bigint, ${personId}::bigint, ${phone}::text, ${source}, ${userId}::bigint, ${now}::timestamptz
    where not exists (select from sms_opt_outs o where o.clinic_id = ${clinicId} and o.person_id = ${personId}
      and o.source = ${source} and o.phone is not distinct from ${phone}::text)`)
}

/** Takes back what was said of a person, where and by whom it was. */
export async function removeOptOuts(
  tx: Tx,
  { clinicId, personId }: { clinicId: number; personId: number },
): Promise<void> {
  await tx.run(sql`delete from sms_opt_outs where clinic_id = ${clinicId} and person_id = ${personId}`)
}

/** Takes back what a person said by link at a number; what was said elsewhere, or by others there, stays. */
export async function removeOptOutOfLink(
  tx: Tx,
  { clinicId, personId, phone }: { clinicId: number; personId: number; phone: string },
): Promise<void> {
  await tx.run(sql`delete from sms_opt_outs
    where clinic_id = ${clinicId} and person_id = ${personId} and phone = ${phone} and source = 'LINK'`)
}

/** Takes back what was said at a number by link or answer; what was said elsewhere stays. */
export async function removeOptOutsAt(
  tx: Tx,
  { clinicId, phone }: { clinicId: number; phone: string },
): Promise<void> {
  await tx.run(sql`delete from sms_opt_outs
    where clinic_id = ${clinicId} and phone = ${phone} and source in ('LINK', 'ANSWER')`)
}

/** Takes back what staff entered. False where the patient has refused as well, or alone. */
export async function removeOptOutOfStaff(tx: Tx, clinicId: number, personId: number): Promise<boolean> {
  await tx.run(sql`delete from sms_opt_outs
    where clinic_id = ${clinicId} and person_id = ${personId} and source = 'STAFF'`)
  const left = await tx.maybe(sql`select id from sms_opt_outs
    where clinic_id = ${clinicId} and person_id = ${personId} limit 1`)
  return left === undefined
}

/** Whose phone a number is, for each clinic that has sent something there. */
export function listReadersAt(tx: Tx, phone: string): Promise<{ clinicId: number; personId: number }[]> {
  return tx.query(sql`select distinct clinic_id, to_person_id as person_id from sms_messages
    where phone = ${phone} and to_person_id is not null and sent_at is not null order by clinic_id, to_person_id`)
}

export type OwnChoice = { clinicId: number; clinicName: string; listCode: string | null; wantsSms: boolean }

/** The clinics that know the caller or have written to the caller, by name. */
export function listOwnChoices(tx: Tx, personId: number): Promise<OwnChoice[]> {
  return tx.query<OwnChoice>(sql`select c.id as clinic_id, c.name as clinic_name,
      (select cp.list_code from clinic_patients cp where cp.clinic_id = c.id and cp.person_id = ${personId}) as list_code,
      not exists (select from sms_opt_outs o where o.clinic_id = c.id and o.person_id = ${personId}) as wants_sms
    from clinics c where exists (select from clinic_patients cp where cp.clinic_id = c.id and cp.person_id = ${personId})
      or exists (select from sms_messages m where m.clinic_id = c.id and m.to_person_id = ${personId})
      or exists (select from sms_opt_outs o where o.clinic_id = c.id and o.person_id = ${personId})
    order by search_key(c.name), c.id`)
}

export type OptOutRow = {
  personId: number
  firstName: string
  surname: string
  source: OptOutSource
  createdAt: string
}

/** Each person once, by name, with what was said first; what the patient said counts before what staff entered. */
export function listOptOuts(tx: Tx, clinicId: number): Promise<OptOutRow[]> {
  return tx.query<OptOutRow>(sql`select p.id as person_id, p.first_name, p.surname, o.source, o.created_at
    from (select distinct on (person_id) person_id, source, created_at from sms_opt_outs where clinic_id = ${clinicId}
      order by person_id, source = 'STAFF', id) o
    join persons p on p.id = o.person_id order by search_key(p.first_name || ' ' || p.surname), p.id`)
}

/** The person that a patient of the clinic is now; undefined where the clinic has no such patient. */
export async function findPatientOf(tx: Tx, clinicId: number, personId: number): Promise<number | undefined> {
  const found = await tx.maybe<{ personId: number }>(sql`select cp.person_id from clinic_patients cp
    where cp.clinic_id = ${clinicId} and cp.person_id = current_person(${personId})`)
  return found?.personId
}
