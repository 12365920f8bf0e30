import type { Offering } from '@vastus/domain/clinic/features'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

type Kept = { version: string; definition: unknown }

/** The wording that a clinic asks an instrument in; undefined where it uses our own words. */
export function findWording(tx: Tx, clinicId: number, code: string): Promise<Kept | undefined> {
  return tx.maybe<Kept>(sql`select v.version, v.definition
    from instrument_wordings w join instrument_versions v on v.code = w.code and v.version = w.version
    where w.clinic_id = ${clinicId} and w.code = ${code} and w.taken_back_at is null
    order by w.id desc limit 1`)
}

/** The definition of a version that was used or brought in. */
export function findVersion(tx: Tx, code: string, version: string): Promise<Kept | undefined> {
  return tx.maybe<Kept>(sql`select version, definition from instrument_versions
    where code = ${code} and version = ${version}`)
}

export type WordingInForce = {
  code: string
  version: string
  /** The published words; null for a file that held the words which the product has anyway. */
  official: unknown
  importedAt: string
  importedBy: string
}

export function listInForce(tx: Tx, clinicId: number): Promise<WordingInForce[]> {
  return tx.query<WordingInForce>(sql`select distinct on (w.code) w.code, w.version, w.imported_at,
      v.definition->'official' as official,
      coalesce((select e.first_name || ' ' || e.surname from employees e
        where e.clinic_id = w.clinic_id and e.user_id = w.imported_by_user_id order by e.id desc limit 1), '') as imported_by
    from instrument_wordings w join instrument_versions v on v.code = w.code and v.version = w.version
    where w.clinic_id = ${clinicId} and w.taken_back_at is null
    order by w.code, w.id desc`)
}

type Importing = { clinicId: number; code: string; version: string; definition: string; userId: number }

export async function insertWording(
  tx: Tx,
  { clinicId, code, version, definition, userId }: Importing,
  now: Date,
): Promise<void> {
  await tx.run(sql`insert into instrument_versions (code, version, definition, created_at)
    values (${code}, ${version}, ${definition}::jsonb, ${now}) on conflict do nothing`)
  await tx.run(sql`insert into instrument_wordings (clinic_id, code, version, imported_by_user_id, imported_at)
    values (${clinicId}, ${code}, ${version}, ${userId}, ${now})`)
}

export async function takeBackNewest(
  tx: Tx,
  { clinicId, code, userId }: Pick<Importing, 'clinicId' | 'code' | 'userId'>,
  now: Date,
): Promise<void> {
  await tx.run(sql`update instrument_wordings set taken_back_at = ${now}, taken_back_by_user_id = ${userId}
    where id = (select max(id) from instrument_wordings
      where clinic_id = ${clinicId} and code = ${code} and taken_back_at is null)`)
}

/** The clinic asks in our own words again, whatever it brought in before. */
export async function takeBackAll(
  tx: Tx,
  { clinicId, code, userId }: Pick<Importing, 'clinicId' | 'code' | 'userId'>,
  now: Date,
): Promise<void> {
  await tx.run(sql`update instrument_wordings set taken_back_at = ${now}, taken_back_by_user_id = ${userId}
    where clinic_id = ${clinicId} and code = ${code} and taken_back_at is null`)
}

/** What a clinic offers that patients can write to. */
export function findOpenClinic(tx: Tx, clinicId: number): Promise<Offering | undefined> {
  return tx.maybe<Offering>(sql`select plan, features, e_contact_types
    from clinics where id = ${clinicId} and deactivated_at is null`)
}
