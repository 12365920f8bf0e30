import type { ListMember } from '@vastus/domain/patient-lists/list-member'
import type { Tx } from '../../db/database.ts'
import { type Sql, sql } from '../../db/sql.ts'

type List = { clinicId: number; listCode: string }
type Known = { personId: number; personalCode: string; wasOnList: boolean }

const rowsOf = (
  members: readonly ListMember[],
): Sql => sql`jsonb_to_recordset(${JSON.stringify(members)}::jsonb)
  as g("personalCode" text, "firstName" text, surname text, "birthDate" date, sex text, email text, phone text)`

/** Until the commit nobody signs in, is entered or imported with one of these codes. In one order for everybody. */
export async function lockCodes(tx: Tx, codes: readonly string[]): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('personal code ' || code, 0))
    from (select code from unnest(${codes}::text[]) code order by code) ordered`)
}

/**
 * Whom the codes belong to: people whose code is proven, otherwise patients whom the clinic has entered or accepted. A code
 * that somebody only claims is nobody's.
 */
export function findKnown(tx: Tx, { clinicId, listCode }: List, codes: readonly string[]): Promise<Known[]> {
  return tx.query<Known>(sql`select distinct on (p.personal_code) p.id as person_id, p.personal_code,
      coalesce(cp.clinic_member and cp.list_code = ${listCode}, false) as was_on_list
    from persons p left join clinic_patients cp on cp.person_id = p.id and cp.clinic_id = ${clinicId}
    where p.personal_code = any(${codes}::text[]) and p.joined_person_id is null
      and (p.identity_verified or cp.clinic_member)
    order by p.personal_code, p.identity_verified desc, p.id`)
}

/** The state vouches for the code of whom it lists. */
export function insertMembers(
  tx: Tx,
  clinicId: number,
  members: readonly ListMember[],
  now: Date,
): Promise<{ personId: number; personalCode: string }[]> {
  return tx.query(sql`insert into persons (first_name, surname, personal_code, identity_verified, birth_date, sex, email, phone,
      entered_by_clinic_id, created_at)
    select g."firstName", g.surname, g."personalCode", true, g."birthDate", g.sex, g.email, g.phone, ${clinicId},
      ${now}::timestamptz
    from ${rowsOf(members)} returning id as person_id, personal_code`)
}

/**
 * People who are on record get the name that the register has now, and the contacts that are missing. What the patient, this
 * clinic or another one has entered stays.
 */
export async function updateMembers(
  tx: Tx,
  clinicId: number,
  members: readonly ListMember[],
  ids: readonly number[],
) {
  await tx.run(sql`with wanted as (
      select p.id, case when p.identity_verified then g."firstName" else p.first_name end as first_name,
        case when p.identity_verified then g.surname else p.surname end as surname,
        case when coalesce(p.email, '') = '' and may.email then g.email else p.email end as email,
        case when coalesce(p.phone, '') = '' and may.phone then g.phone else p.phone end as phone
      from ${rowsOf(members)} join persons p on p.personal_code = g."personalCode" and p.id = any(${ids}::bigint[]),
        lateral (select not contacts_are_of_another_clinic(p, ${clinicId}) as own,
          exists (select from users u where u.person_id = p.id) as has_account) is_,
        lateral (select is_.own and not is_.has_account as email, is_.own and not p.phone_given_by_patient as phone) may)
    update persons p set first_name = w.first_name, surname = w.surname, email = w.email, phone = w.phone,
      contacts_of_clinic_id = case when (w.email, w.phone) is distinct from (p.email, p.phone) then ${clinicId}
        else p.contacts_of_clinic_id end
    from wanted w where p.id = w.id
      and (w.first_name, w.surname, w.email, w.phone) is distinct from (p.first_name, p.surname, p.email, p.phone)`)
}

export async function putOnList(
  tx: Tx,
  { clinicId, listCode }: List,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await tx.run(sql`insert into clinic_patients (clinic_id, person_id, list_code, clinic_member, created_at)
    select ${clinicId}, id, ${listCode}, true, ${now}::timestamptz from unnest(${ids}::bigint[]) id
    on conflict (clinic_id, person_id) do update set list_code = excluded.list_code, clinic_member = true`)
}

/** Gives accounts what the register knows of the same person. @returns who everybody is from then on */
export async function joinRecords(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(
    sql`select join_record(id) as id from unnest(${ids}::bigint[]) id order by 1`,
  )
  return rows.map(({ id }) => id)
}

/** Patients of whom an e-contact waits for the clinic to take them. */
export async function listWaiting(tx: Tx, clinicId: number, personIds: readonly number[]): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`select distinct patient_person_id as id from e_contacts
    where clinic_id = ${clinicId} and patient_person_id = any(${personIds}::bigint[]) and acceptance_required`)
  return rows.map(({ id }) => id)
}

/** Shows the list of patients in the inbox as it is now. */
export async function refreshRowsOf(tx: Tx, clinicId: number, personIds: readonly number[]): Promise<void> {
  await tx.query(sql`select refresh_e_contact_row(id) from (select id from e_contacts
    where clinic_id = ${clinicId} and patient_person_id = any(${personIds}::bigint[]) order by id) ordered`)
}

/** Those who are no longer on the list lose it, and keep everything else. Who has no code cannot be looked for. */
export async function takeOffList(
  tx: Tx,
  { clinicId, listCode }: List,
  codes: readonly string[],
): Promise<number[]> {
  const rows = await tx.query<{
    id: number
  }>(sql`update clinic_patients cp set list_code = null, clinic_member = false
    from persons p where p.id = cp.person_id and cp.clinic_id = ${clinicId} and cp.list_code = ${listCode}
      and p.personal_code is not null and p.personal_code <> all(${codes}::text[])
    returning cp.person_id as id`)
  return rows.map(({ id }) => id).toSorted((a, b) => a - b)
}
