import type { createSmsAudience as route, SmsAudience } from '@vastus/contract/sms-saved'
import type { RouteInput } from '@vastus/contract/route'
import { isMedicalAudience } from '@vastus/domain/message-centre/audience'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type AudienceContent = Omit<RouteInput<typeof route>['body'], 'clinicId'>
type Row = SmsAudience & { clinicId: number; isMedical: boolean }

/** Who was left out stays so under the number of the account that the record has joined; who has left the clinic is no longer named. */
const columns = sql`a.id, a.clinic_id, a.name, a.filters, a.is_medical, a.version, a.updated_at, (
  select coalesce(jsonb_agg(distinct cp.person_id), '[]') from jsonb_array_elements_text(a.excluded_person_ids) as left_out (id)
  join clinic_patients cp on cp.clinic_id = a.clinic_id and cp.person_id = current_person(left_out.id::bigint)) as excluded_person_ids
  from sms_audiences a`

/** Without those that tell of medical e-contacts, for whom these are hidden. */
export function listAudiences(
  tx: Tx,
  { clinicId, medicalHidden }: { clinicId: number; medicalHidden: boolean },
): Promise<Row[]> {
  return tx.query<Row>(sql`select ${columns} where a.clinic_id = ${clinicId} and not (a.is_medical and ${medicalHidden})
    order by search_key(a.name), a.id`)
}

/** One that the caller may change, held until the end of the transaction. */
export function lockAudience(tx: Tx, id: number): Promise<Row | undefined> {
  return tx.maybe<Row>(sql`select ${columns} where a.id = ${id} for update of a`)
}

/** One transaction at a time of a clinic counts until it ends, so that two do not both keep the last one. */
export async function lockAndCountAudiences(tx: Tx, clinicId: number): Promise<number> {
  await tx.query(
    sql`select pg_advisory_xact_lock(hashtextextended(${`sms audiences of clinic ${clinicId}`}, 0))`,
  )
  const { count } = await tx.one<{ count: number }>(
    sql`select count(*) as count from sms_audiences where clinic_id = ${clinicId}`,
  )
  return count
}

export async function insertAudience(
  tx: Tx,
  clinicId: number,
  { name, filters, excludedPersonIds }: AudienceContent,
  now: Date,
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into sms_audiences (clinic_id, name, filters, excluded_person_ids, is_medical, updated_at)
    values (${clinicId}, ${name}, ${JSON.stringify(filters)}::jsonb, ${JSON.stringify(excludedPersonIds)}::jsonb,
      ${isMedicalAudience(filters.eContactTypes ?? [])}, ${now}) returning id`)
  return id
}

export async function saveAudience(
  tx: Tx,
  id: number,
  { name, filters, excludedPersonIds }: AudienceContent,
  now: Date,
): Promise<void> {
  await tx.run(sql`update sms_audiences set name = ${name}, filters = ${JSON.stringify(filters)}::jsonb,
      excluded_person_ids = ${JSON.stringify(excludedPersonIds)}::jsonb,
      is_medical = ${isMedicalAudience(filters.eContactTypes ?? [])}, version = version + 1, updated_at = ${now} where id = ${id}`)
}

export async function deleteAudience(tx: Tx, id: number): Promise<void> {
  await tx.run(sql`delete from sms_audiences where id = ${id}`)
}
