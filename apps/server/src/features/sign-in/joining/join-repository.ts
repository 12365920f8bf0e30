import type { ComparedAccount } from '@vastus/contract/account-join'
import type { JoiningAccount } from '@vastus/domain/identity/account-join'
import type { Language } from '@vastus/domain/locale'
import type { Tx } from '../../../db/database.ts'
import { sql } from '../../../db/sql.ts'

/** A person with what belongs to it, and with the account if it has one. */
export type Side = {
  personId: number
  userId: number | null
  /** The one that the account reads in; null without an account. */
  language: Language | null
  joining: JoiningAccount
  shown: ComparedAccount
}

type SideRow = JoiningAccount & ComparedAccount & Pick<Side, 'personId' | 'userId' | 'language'>

/** Locked until the end of the transaction. */
export async function getSide(tx: Tx, personId: number): Promise<Side> {
  await tx.query(sql`select id from persons where id = ${personId} for update`)
  const row = await tx.one<SideRow>(sql`
    select p.id as person_id, u.id as user_id, u.language, p.first_name, p.surname, p.birth_date, p.personal_code,
      p.identity_verified as is_proven, u.email, coalesce(u.is_platform_admin, false) as is_platform_admin,
      coalesce((select json_agg(e.clinic_id) from employees e where e.user_id = u.id), '[]') as clinic_ids,
      (select count(*)::int from e_contacts e where e.patient_person_id = p.id) as e_contacts,
      (select count(*)::int from prescriptions r join prescription_sets s on s.id = r.set_id
        where s.patient_person_id = p.id) as prescriptions,
      (select count(*)::int from representations r
        where r.representative_person_id = p.id and r.ended_at is null) as represented
    from persons p left join users u on u.person_id = p.id where p.id = ${personId}`)
  const { userId, language, personalCode, isProven, isPlatformAdmin, clinicIds, ...shown } = row
  const { birthDate, firstName, surname, email, eContacts, prescriptions, represented } = shown
  return {
    personId,
    userId,
    language,
    joining: { personalCode, isProven, birthDate, isPlatformAdmin, clinicIds },
    shown: { firstName, surname, birthDate, email, eContacts, prescriptions, represented },
  }
}

/** Clinics that have the person as a patient. */
export async function listClinicsOf(tx: Tx, personId: number): Promise<number[]> {
  const rows = await tx.query<{ clinicId: number }>(
    sql`select clinic_id from clinic_patients where person_id = ${personId} order by clinic_id`,
  )
  return rows.map(({ clinicId }) => clinicId)
}

type JoinedRecord = { recordId: number; clinicId: number; personId: number }

/** @returns what clinics entered for the same person, which belongs to the account from now on */
export async function joinAccounts(
  tx: Tx,
  joined: {
    userId: number
    former: Side | null
    proven: { personalCode: string; firstName: string; surname: string }
  },
  now: Date,
): Promise<JoinedRecord[]> {
  const { userId, former, proven } = joined
  const { id } = await tx.one<{ id: number }>(sql`
    select join_accounts(${userId}, ${former?.userId ?? null}::bigint,
    ${former?.personId ?? null}::bigint, ${proven.personalCode}, ${proven.firstName}, ${proven.surname}, ${now}) as id`)
  return tx.query<JoinedRecord>(sql`
    select (r ->> 'id')::bigint as record_id, (r ->> 'clinicId')::bigint as clinic_id, u.person_id
    from account_joins j join users u on u.id = j.user_id, jsonb_array_elements(j.moved -> 'records') r
    where j.id = ${id}`)
}

export type Join = { id: number; formerPersonId: number | null; joinedAt: string }

/** The last join of the account that was not undone. */
export function findLastJoin(tx: Tx, userId: number): Promise<Join | undefined> {
  return tx.maybe<Join>(sql`select id, former_person_id, joined_at from account_joins
    where user_id = ${userId} and undone_at is null order by id desc limit 1`)
}

/** The same, for the one who undoes it. */
export function lockLastJoin(tx: Tx, userId: number): Promise<Join | undefined> {
  return tx.maybe<Join>(sql`select id, former_person_id, joined_at from account_joins
    where user_id = ${userId} and undone_at is null order by id desc limit 1 for update`)
}

export async function undoJoin(tx: Tx, joinId: number, now: Date): Promise<void> {
  await tx.query(sql`select undo_account_join(${joinId}, ${now})`)
}

export async function isProven(tx: Tx, personId: number): Promise<boolean> {
  const { found } = await tx.one<{ found: boolean }>(sql`select exists (select from persons
    where id = ${personId} and identity_verified and personal_code is not null) as found`)
  return found
}
