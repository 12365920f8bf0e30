import type { PersonDetails } from '@vastus/domain/persons/person-details'
import type { Reach } from '@vastus/domain/persons/reach'
import type { Sex } from '@vastus/domain/identity/sex'
import type { Tx } from '../../db/database.ts'
import { matchesWords } from '../../db/matches-words.ts'
import { type Sql, sql } from '../../db/sql.ts'

/** How somebody is reached, and what of it is theirs alone to change. */
export type Reached = {
  id: number
  email: string | null
  phone: string | null
  emailLocked: boolean
  phoneLocked: boolean
  /** Another clinic entered an address or a number that this one neither sees nor changes. */
  hasContactsOfAnother: boolean
  reach: Reach
}

export type PatientRow = Reached & {
  firstName: string
  surname: string
  personalCode: string | null
  birthDate: string
  sex: Sex
  listCode: string | null
  clinicMember: boolean
}

const FOUND_AT_MOST = 20
const isKnownTo = (clinicId: number) => sql`knows_representative(array[${clinicId}]::bigint[],
  r.representative_person_id, r.represented_person_id, r.entered_by_clinic_ids)`
const contacts = (
  clinicId: Sql,
) => sql`email_for_clinic(p, ${clinicId}) as email, phone_for_clinic(p, ${clinicId}) as phone,
  p.phone_given_by_patient as phone_locked, has_account(p.id) as email_locked,
  has_contacts_of_another_clinic(p, ${clinicId}) as has_contacts_of_another, reach_of(p.id) as reach`
const columns = (clinicId: Sql) =>
  sql`p.id, p.first_name, p.surname, p.personal_code, p.birth_date, p.sex, ${contacts(clinicId)}`

/** The clinic's patients that match; those whose name begins with the search come first. */
export function searchPatients(tx: Tx, clinicId: number, search: string): Promise<PatientRow[]> {
  return tx.query<PatientRow>(sql`select ${columns(sql`${clinicId}`)}, cp.list_code, cp.clinic_member
    from (
      select person_id, list_code, clinic_member, search_identity, starts_with(search_identity, search_key(${search})) as begins
      from clinic_patients where clinic_id = ${clinicId} and ${matchesWords(sql`search_identity`, search)}
      order by begins desc, search_identity, person_id limit ${FOUND_AT_MOST}) cp
    join persons p on p.id = cp.person_id
    order by cp.begins desc, cp.search_identity, p.id`)
}

/** Adults who can stand for a patient: patients of the clinic, and those who act for one already. */
export function searchRepresentatives(
  tx: Tx,
  clinicId: number,
  search: string,
  bornBefore: string,
): Promise<PatientRow[]> {
  return tx.query<PatientRow>(sql`
    with candidates as (
        select cp.person_id, cp.list_code, cp.clinic_member from clinic_patients cp
          where cp.clinic_id = ${clinicId} and ${matchesWords(sql`cp.search_identity`, search)}
        union all
        select distinct r.representative_person_id, null, false from representations r
          join clinic_patients cp on cp.person_id = r.represented_person_id and cp.clinic_id = ${clinicId}
          where r.ended_at is null and ${isKnownTo(clinicId)} and not exists (select from clinic_patients own
            where own.clinic_id = ${clinicId} and own.person_id = r.representative_person_id))
    select ${columns(sql`${clinicId}`)}, c.list_code, c.clinic_member
    from candidates c join persons p on p.id = c.person_id
    where p.birth_date <= ${bornBefore} and ${matchesWords(sql`patient_search_identity(p, ${clinicId})`, search)}
    order by p.first_name, p.surname, p.id limit ${FOUND_AT_MOST}`)
}

/** A change of what is known of a person waits here for other such changes, and reads after that. */
export function lockPerson(tx: Tx, personId: number): void {
  tx.queue(sql`select from persons where id = current_person(${personId}) for update`)
}

/** A patient of one of these clinics, in the first of them. */
export function findPatient(
  tx: Tx,
  clinicIds: readonly number[],
  personId: number,
): Promise<(PatientRow & { clinicId: number }) | undefined> {
  return tx.maybe(sql`select ${columns(sql`cp.clinic_id`)}, cp.list_code, cp.clinic_member, cp.clinic_id
    from clinic_patients cp join persons p on p.id = cp.person_id
    where cp.person_id = current_person(${personId}) and cp.clinic_id = any(${clinicIds}::bigint[])
    order by cp.clinic_id limit 1`)
}

/** A patient of these clinics by code; one whose code is proven before one of the clinic's own record. */
export function findPatientByCode(
  tx: Tx,
  clinicIds: readonly number[],
  personalCode: string,
): Promise<(PatientRow & { clinicId: number }) | undefined> {
  return tx.maybe(sql`select ${columns(sql`cp.clinic_id`)}, cp.list_code, cp.clinic_member, cp.clinic_id
    from clinic_patients cp join persons p on p.id = cp.person_id
    where p.personal_code = ${personalCode} and cp.clinic_id = any(${clinicIds}::bigint[])
    order by p.identity_verified desc, cp.clinic_id, p.id limit 1`)
}

/** Somebody whom the caller's clinics know: a patient, or one who acts or wrote for one. */
export function findKnownPerson(tx: Tx, personId: number): Promise<{ birthDate: string } | undefined> {
  return tx.maybe(sql`select birth_date from persons where id = ${personId} and is_known_to_staff(id)`)
}

export type RepresentativeRow = Reached & { patientId: number; firstName: string; surname: string }

/** Those of whom the clinic knows that they act for its patients, and whose right to act is not over. */
export function listRepresentatives(
  tx: Tx,
  clinicId: number,
  patientIds: readonly number[],
  now: Date,
): Promise<RepresentativeRow[]> {
  return tx.query<RepresentativeRow>(sql`select r.represented_person_id as patient_id, p.id, p.first_name, p.surname, ${contacts(sql`${clinicId}`)}
    from representations r join persons p on p.id = r.representative_person_id
    where r.represented_person_id ${sql.anyOf(patientIds)} and r.ended_at is null and ${isKnownTo(clinicId)}
      and (r.ends_at is null or r.ends_at > ${now.toISOString()}::timestamptz)
    order by p.first_name, p.surname, p.id`)
}

export type CodeMatch = {
  /** Null for a stranger of another name. */
  personId: number | null
  sameName: boolean
  hasAccount: boolean
  known: boolean
}

/** Whose code it is, as far as staff may know. */
export function matchPersonalCode(
  tx: Tx,
  personalCode: string,
  name: { firstName: string; surname: string },
): Promise<CodeMatch | undefined> {
  return tx.maybe<CodeMatch>(sql`select person_id, same_name, has_account, known
    from match_personal_code(${personalCode}, ${name.firstName}, ${name.surname})`)
}

/** Whom a code belongs to: somebody whose code is proven, or whom the clinic knows. For the audit trail; never shown. */
export async function findSubjectOfCode(tx: Tx, personalCode: string): Promise<number | null> {
  const { personId } = await tx.one<{ personId: number | null }>(
    sql`select subject_of_code(${personalCode}) as person_id`,
  )
  return personId
}

/** Two who enter one code take turns until the commit, so that one of them sees the other. */
export async function lockCode(tx: Tx, personalCode: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`personal code ${personalCode}`}, 0))`)
}

/** The number comes first: until the person belongs to somebody, not even its maker may read the row back. */
export async function insertPerson(
  tx: Tx,
  person: PersonDetails & { email: string | null; phone: string | null; clinicId: number },
  now: Date,
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('persons', 'id')) as id`,
  )
  await tx.run(sql`insert into persons (id, first_name, surname, personal_code, birth_date, sex, email, phone, entered_by_clinic_id,
      created_at)
    values (${id}, ${person.firstName}, ${person.surname}, ${person.personalCode}, ${person.birthDate}, ${person.sex},
      ${person.email}, ${person.phone}, ${person.clinicId}, ${now})`)
  return id
}

/** Joins what staff entered with the account of the same person, if there is one. @returns who the person is from then on */
export async function joinRecord(tx: Tx, personId: number): Promise<number> {
  return (await tx.one<{ id: number }>(sql`select join_record(${personId}) as id`)).id
}

export async function addToClinic(tx: Tx, clinicId: number, personId: number, now: Date): Promise<void> {
  await tx.run(sql`insert into clinic_patients (clinic_id, person_id, clinic_member, created_at)
    values (${clinicId}, ${personId}, true, ${now}) on conflict (clinic_id, person_id) do update set clinic_member = true`)
}

/** What ended by itself when a child came of age may be declared again. */
export async function enterRepresentation(
  tx: Tx,
  clinicId: number,
  representativeId: number,
  patientId: number,
  declared: { at: Date; endsAt: Date | null },
): Promise<void> {
  await tx.query(sql`select enter_representation(${clinicId}, ${representativeId}, ${patientId},
    ${declared.at}::timestamptz, ${declared.endsAt}::timestamptz)`)
}

/** From then on they are this clinic's. */
export async function saveContacts(
  tx: Tx,
  clinicId: number,
  personId: number,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<void> {
  await tx.run(
    sql`update persons set email = ${email}, phone = ${phone}, contacts_of_clinic_id = ${clinicId} where id = ${personId}`,
  )
}

export type PatientCounts = {
  total: number
  byList: { listCode: string | null; count: number }[]
  withEmail: number
  withPhone: number
  members: number
}

/** How many patients a clinic has, and with which contacts it can reach them. */
export async function countPatients(tx: Tx, clinicId: number): Promise<PatientCounts> {
  const [counts, byList] = await Promise.all([
    tx.one<Omit<PatientCounts, 'byList'>>(sql`select count(*)::int as total,
        count(*) filter (where cp.clinic_member)::int as members,
        count(*) filter (where coalesce(p.email, '') <> '')::int as with_email,
        count(*) filter (where coalesce(p.phone, '') <> '')::int as with_phone
      from people_of_audience(${clinicId}, (select array_agg(person_id) from clinic_patients where clinic_id = ${clinicId})) p
        join clinic_patients cp on cp.clinic_id = ${clinicId} and cp.person_id = p.id`),
    tx.query<PatientCounts['byList'][number]>(sql`select list_code, count(*)::int as count
      from clinic_patients where clinic_id = ${clinicId} group by list_code order by list_code nulls last`),
  ])
  return { ...counts, byList }
}
