import type { ComparedPatient } from '@vastus/contract/patient-join'
import type { Tx } from '../../../db/database.ts'
import { sql } from '../../../db/sql.ts'

export type ComparedRow = ComparedPatient & {
  isAccountJustJoined: boolean
  isKnownElsewhere: boolean
  isOfCaller: boolean
}

const DOUBLES_AT_MOST = 20

/** Two who join or separate patients take turns until the commit. */
export async function lockPatients(tx: Tx, personIds: readonly number[]): Promise<void> {
  await tx.query(sql`select id from persons where id = any(${personIds}::bigint[]) order by id for update`)
}

/** The clinic's other patients of the same birth date and of no other code; those of the same code and name come first. */
export async function listDoubles(tx: Tx, clinicId: number, personId: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`select o.id
    from clinic_patients own join persons p on p.id = own.person_id
    join clinic_patients cp on cp.clinic_id = own.clinic_id and cp.birth_date = own.birth_date and cp.person_id <> own.person_id
    join persons o on o.id = cp.person_id
    where own.clinic_id = ${clinicId} and own.person_id = ${personId}
      and coalesce(o.personal_code = p.personal_code, true)
    order by o.personal_code = p.personal_code desc nulls last, cp.name_key = own.name_key desc,
      search_key(o.surname) = search_key(p.surname) desc, search_key(o.first_name) = search_key(p.first_name) desc, o.id
    limit ${DOUBLES_AT_MOST}`)
  return rows.map(({ id }) => id)
}

/** What the clinic knows of its patients, in the order of the ids. Nothing of those who are not its patients. */
export function getCompared(
  tx: Tx,
  clinicId: number,
  personIds: readonly number[],
  now: Date,
): Promise<ComparedRow[]> {
  const acting = sql`r.ended_at is null and (r.ends_at is null or r.ends_at > ${now}::timestamptz)
    and knows_representative(array[${clinicId}]::bigint[], r.representative_person_id, r.represented_person_id, r.entered_by_clinic_ids)`
  const names = sql`coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'firstName', o.first_name, 'surname', o.surname)
    order by o.first_name, o.surname, o.id), '[]')`
  return tx.query<ComparedRow>(sql`select p.id, p.first_name, p.surname, p.personal_code, p.birth_date, p.sex,
      email_for_clinic(p, cp.clinic_id) as email, phone_for_clinic(p, cp.clinic_id) as phone,
      p.identity_verified and p.personal_code is not null as is_proven, cp.clinic_member, cp.list_code, cp.created_at as added_at,
      s.has_account, s.is_account_just_joined, s.is_known_elsewhere, s.is_of_caller,
      (select count(*)::int from e_contacts e where e.clinic_id = cp.clinic_id and e.patient_person_id = p.id
        and e.finalize_status = 'SUBMITTED') as e_contacts,
      (select count(*)::int from e_contacts e where e.clinic_id = cp.clinic_id and e.creator_person_id = p.id
        and e.finalize_status = 'SUBMITTED') as own_e_contacts,
      (select count(*)::int from prescriptions r join prescription_sets t on t.id = r.set_id
        where t.clinic_id = cp.clinic_id and t.patient_person_id = p.id) as prescriptions,
      (select ${names} from representations r join persons o on o.id = r.representative_person_id
        where r.represented_person_id = p.id and ${acting}) as representatives,
      (select ${names} from representations r join persons o on o.id = r.represented_person_id
        where r.representative_person_id = p.id and ${acting}) as represented
    from clinic_patients cp join persons p on p.id = cp.person_id
    join standing_of_patients(${clinicId}, ${personIds}::bigint[]) s on s.person_id = p.id
    where cp.clinic_id = ${clinicId} and p.id = any(${personIds}::bigint[])
    order by array_position(${personIds}::bigint[], p.id)`)
}

export async function actedForEachOther(
  tx: Tx,
  clinicId: number,
  one: number,
  other: number,
): Promise<boolean> {
  const { found } = await tx.one<{ found: boolean }>(
    sql`select acted_for_each_other(${clinicId}, ${one}, ${other}) as found`,
  )
  return found
}

export async function joinPatients(
  tx: Tx,
  clinicId: number,
  { staysId, goesId }: { staysId: number; goesId: number },
  now: Date,
): Promise<void> {
  await tx.query(sql`select join_patients(${clinicId}, ${staysId}, ${goesId}, ${now}::timestamptz)`)
}

/** Whom the last join of a patient that can be undone took in. */
export async function findOpenJoin(
  tx: Tx,
  clinicId: number,
  personId: number,
): Promise<{ formerId: number; joinedAt: string } | null> {
  const { open } = await tx.one<{ open: { formerId: number; joinedAt: string } | null }>(
    sql`select open_patient_join(${clinicId}, ${personId}) as open`,
  )
  return open
}

/** The last join that took in a patient, undone or not, while it can be undone. */
export async function findJoinOf(
  tx: Tx,
  clinicId: number,
  formerId: number,
): Promise<{ keptId: number; joinedAt: string; isUndone: boolean } | null> {
  const { found } = await tx.one<{ found: { keptId: number; joinedAt: string; isUndone: boolean } | null }>(
    sql`select patient_join_of(${clinicId}, ${formerId}) as found`,
  )
  return found
}

export async function undoJoin(
  tx: Tx,
  clinicId: number,
  personId: number,
  now: Date,
): Promise<'UNDONE' | 'NONE' | 'MERGED'> {
  const { result } = await tx.one<{ result: 'UNDONE' | 'NONE' | 'MERGED' }>(
    sql`select undo_patient_join(${clinicId}, ${personId}, ${now}::timestamptz) as result`,
  )
  return result
}
