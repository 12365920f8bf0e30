import type { FilePatient, KnownPatient } from '@vastus/domain/file-import/patient-row'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type KnownToClinic = KnownPatient & { line: number; personId: number }
/** The list of a patient at the clinic, and the contacts as far as the clinic may know them. */
export type Place = Omit<KnownPatient, 'sameName'>
type Wanted = { line: number; patient: FilePatient }

const rowsOf = (rows: readonly Wanted[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(
    rows.map(({ line, patient }) => ({ line, ...patient })),
  )}::jsonb) as g(line int, "personalCode" text, "firstName" text, surname text, "birthDate" date)`

/** Contacts as the clinic may know them. The import runs as the system, and functions that hide them from staff hide nothing from it. */
const PLACE = sql`cp.clinic_member as is_member, cp.list_code,
  case when has_account or not of_another then p.email end as email,
  case when p.phone_given_by_patient or not of_another then p.phone end as phone,
  has_account or of_another as is_email_locked, p.phone_given_by_patient or of_another as is_phone_locked`
const whoseContacts = (clinicId: number) =>
  sql`lateral (select exists (select from users u where u.person_id = p.id) as has_account,
    contacts_are_of_another_clinic(p, ${clinicId}) as of_another) is_`

/** Until the commit nobody else enters or imports somebody with one of these codes. In one order for everybody. */
export async function lockCodes(tx: Tx, codes: readonly string[]): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('personal code ' || code, 0))
    from (select code from unnest(${codes}::text[]) code order by code) ordered`)
}

/**
 * The clinic's patients whom rows name: by code, which must be proven or entered by the clinic, and without a code by name and birth date.
 */
export function findKnown(tx: Tx, clinicId: number, rows: readonly Wanted[]): Promise<KnownToClinic[]> {
  return tx.query<KnownToClinic>(sql`select distinct on (g.line) g.line, p.id as person_id,
      search_key(p.first_name || ' ' || p.surname) = search_key(g."firstName" || ' ' || g.surname) as same_name,
      ${PLACE}
    from ${rowsOf(rows)} join persons p on p.joined_person_id is null and (p.personal_code = g."personalCode"
        or g."personalCode" is null and p.birth_date = g."birthDate"
          and search_key(p.first_name || ' ' || p.surname) = search_key(g."firstName" || ' ' || g.surname))
      join clinic_patients cp on cp.person_id = p.id and cp.clinic_id = ${clinicId} and (p.identity_verified or cp.clinic_member),
      ${whoseContacts(clinicId)}
    order by g.line, p.identity_verified desc, p.id`)
}

/** A person elsewhere whose proven code, name and birth date agree with the row. */
export async function findProven(tx: Tx, patient: FilePatient): Promise<number | undefined> {
  const found = await tx.maybe<{
    id: number
  }>(sql`select id from persons where personal_code = ${patient.personalCode}
    and identity_verified and joined_person_id is null and birth_date = ${patient.birthDate}
    and search_key(first_name || ' ' || surname) = search_key(${`${patient.firstName} ${patient.surname}`})`)
  return found?.id
}

const bucketOf = (clinicId: number) => `file import finds for clinic ${clinicId}`

/** How many people of other places the files of the clinic have found on this day. */
export async function getFound(tx: Tx, clinicId: number, now: Date): Promise<number> {
  const found = await tx.maybe<{ used: number }>(sql`select used from rate_counters
    where bucket = ${bucketOf(clinicId)} and window_start = date_trunc('day', ${now}::timestamptz, 'UTC')`)
  return found?.used ?? 0
}

/** Counts one more person of another place whom a file has found. */
export async function countFound(tx: Tx, clinicId: number, now: Date): Promise<void> {
  await tx.run(sql`insert into rate_counters (bucket, window_start, used)
    values (${bucketOf(clinicId)}, date_trunc('day', ${now}::timestamptz, 'UTC'), 1)
    on conflict (bucket, window_start) do update set used = rate_counters.used + 1`)
}

/** Enters lists that the clinic does not have yet, by their code. */
export async function addLists(tx: Tx, clinicId: number, codes: readonly string[]): Promise<void> {
  await tx.run(sql`insert into patient_lists (clinic_id, code, name)
    select ${clinicId}, code, code from unnest(${codes}::text[]) code on conflict do nothing`)
}

/** Makes the patient a member; a list is set where the file names one. */
export async function putOnList(
  tx: Tx,
  place: { clinicId: number; personId: number; listCode: string | null; isMember: boolean },
): Promise<void> {
  await tx.run(sql`update clinic_patients set list_code = ${place.listCode}, clinic_member = ${place.isMember}
    where clinic_id = ${place.clinicId} and person_id = ${place.personId}`)
}

/** Whether the patient has an e-contact that waits for the clinic to take the patient. */
export async function isWaiting(tx: Tx, clinicId: number, personId: number): Promise<boolean> {
  return (
    (await tx.maybe(sql`select 1 as one from e_contacts where clinic_id = ${clinicId} and patient_person_id = ${personId}
      and acceptance_required limit 1`)) !== undefined
  )
}

/** Shows the list of a patient in the inbox as it is now. */
export async function refreshRowsOf(tx: Tx, clinicId: number, personId: number): Promise<void> {
  await tx.query(sql`select refresh_e_contact_row(id) from (select id from e_contacts
    where clinic_id = ${clinicId} and patient_person_id = ${personId} order by id) ordered`)
}

/** Takes a newcomer off the clinic's patients, unless something has happened between them since. @returns whether it was done */
export async function removeNewcomer(tx: Tx, clinicId: number, personId: number): Promise<boolean> {
  const removed =
    await tx.run(sql`delete from clinic_patients cp where cp.clinic_id = ${clinicId} and cp.person_id = ${personId}
    and not exists (select from e_contacts e where e.clinic_id = ${clinicId} and e.patient_person_id = ${personId})
    and not exists (select from sms_messages m where m.clinic_id = ${clinicId} and m.person_id = ${personId})
    and not exists (select from sms_opt_outs o where o.clinic_id = ${clinicId} and o.person_id = ${personId})
    and not exists (select from representations r where ${personId}::bigint in (r.representative_person_id, r.represented_person_id))`)
  return removed > 0
}

/** Empties a record that the clinic entered and nobody has any more. The audit trail holds its number, so the row itself remains. */
export async function emptyRecord(tx: Tx, clinicId: number, personId: number): Promise<void> {
  await tx.run(sql`update persons p set first_name = '', surname = '', personal_code = null, email = null, phone = null
    where p.id = ${personId} and not p.identity_verified and p.entered_by_clinic_id = ${clinicId}
    and not exists (select from users u where u.person_id = p.id)
    and not exists (select from clinic_patients cp where cp.person_id = p.id)`)
}

export function findPlace(tx: Tx, clinicId: number, personId: number): Promise<Place | undefined> {
  return tx.maybe<Place>(sql`select ${PLACE} from clinic_patients cp join persons p on p.id = cp.person_id, ${whoseContacts(clinicId)}
    where cp.clinic_id = ${clinicId} and cp.person_id = ${personId}`)
}

/** Until the commit nobody changes these persons, who are read after that. In one order for everybody. */
export async function lockPersons(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.query(sql`select from persons where id ${sql.anyOf(ids)} order by id for no key update`)
}
