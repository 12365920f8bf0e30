import type { Representative, RepresentationShape } from '@vastus/contract/persons'
import type { PersonDetails } from '@vastus/domain/persons/person-details'
import type { Sex } from '@vastus/domain/identity/sex'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import type { EContact } from '../e-contacts/index.ts'

export type PersonRow = {
  id: number
  firstName: string
  surname: string
  personalCode: string | null
  birthDate: string
  sex: Sex
  email: string | null
  phone: string | null
  editable: boolean
  endsAt: string | null
}

const COLUMNS = sql`p.id, p.first_name, p.surname, p.personal_code, p.birth_date, p.sex, p.email, p.phone,
  is_own_entry(p.id) as editable, r.ends_at`
const CURRENT = (representativeId: number, now: Date) => sql`r.represented_person_id = p.id
  and r.representative_person_id = ${representativeId} and r.ended_at is null
  and (r.ends_at is null or r.ends_at > ${now.toISOString()}::timestamptz)`

/** The user's person first, then those the user acts for, by name. */
export function findOwnAndRepresented(tx: Tx, personId: number, now: Date): Promise<PersonRow[]> {
  return tx.query<PersonRow>(sql`
    select ${COLUMNS} from persons p left join representations r on ${CURRENT(personId, now)}
    where p.id = ${personId} or r.id is not null
    order by p.id <> ${personId}, p.first_name, p.surname, p.id`)
}

/** Somebody the representative acts for now. */
export function findRepresented(
  tx: Tx,
  representativeId: number,
  id: number,
  now: Date,
): Promise<PersonRow | undefined> {
  return tx.maybe<PersonRow>(sql`select ${COLUMNS} from persons p
    join representations r on ${CURRENT(representativeId, now)} where p.id = ${id}`)
}

/** The persons of one user are added, changed and removed one after another, so that no code comes in twice. */
export async function lockOwnPersons(tx: Tx, personId: number): Promise<void> {
  await tx.query(
    sql`select pg_advisory_xact_lock(hashtextextended(${`represented persons of ${personId}`}, 0))`,
  )
}

export type PersonWithCode = {
  personId: number
  firstName: string
  surname: string
  relation: 'SELF' | 'REPRESENTED' | 'ACCOUNT' | 'CLINIC'
}

export function listPeopleWithCode(tx: Tx, personalCode: string): Promise<PersonWithCode[]> {
  return tx.query<PersonWithCode>(
    sql`select person_id, first_name, surname, relation from people_with_code(${personalCode})`,
  )
}

export async function isEndedByClinic(tx: Tx, person: PersonDetails): Promise<boolean> {
  const { isEnded } = await tx.one<{ isEnded: boolean }>(sql`select is_ended_by_clinic(${person.personalCode},
    ${person.firstName}, ${person.surname}, ${person.birthDate}::date) as is_ended`)
  return isEnded
}

export async function insertRepresented(
  tx: Tx,
  person: PersonDetails,
  declared: { at: Date; endsAt: Date | null },
): Promise<number> {
  const { firstName, surname, personalCode, birthDate, sex } = person
  const { id } = await tx.one<{
    id: number
  }>(sql`select add_represented_person(${firstName}, ${surname}, ${personalCode},
    ${birthDate}::date, ${sex}, ${declared.at}::timestamptz, ${declared.endsAt}::timestamptz) as id`)
  return id
}

export async function updateRepresented(tx: Tx, id: number, person: PersonDetails): Promise<void> {
  const { firstName, surname, personalCode, birthDate, sex } = person
  await tx.run(sql`update persons set first_name = ${firstName}, surname = ${surname}, personal_code = ${personalCode},
    birth_date = ${birthDate}, sex = ${sex} where id = ${id}`)
}

/** A corrected birth date moves the day on which a child comes of age. */
export async function moveEnd(
  tx: Tx,
  representativeId: number,
  representedId: number,
  endsAt: Date | null,
): Promise<void> {
  await tx.run(sql`update representations set ends_at = ${endsAt}::timestamptz
    where representative_person_id = ${representativeId} and represented_person_id = ${representedId} and ended_at is null`)
}

export async function hasOpenEContact(
  tx: Tx,
  representativeId: number,
  representedId: number,
): Promise<boolean> {
  const { found } = await tx.one<{ found: boolean }>(sql`select exists (select from e_contacts
    where creator_person_id = ${representativeId} and patient_person_id = ${representedId}
      and status in ('waitingForClinic', 'waitingForPatient') and finalize_status not in ('CANCELLED', 'FAILED')
      and merged_into_id is null) as found`)
  return found
}

type End = { by: 'REPRESENTATIVE' | 'CLINIC'; userId: number; clinicId: number | null; now: Date }

/** @returns whether there was something to end */
export async function endCurrent(
  tx: Tx,
  representativeId: number,
  representedId: number,
  { by, userId, clinicId, now }: End,
): Promise<boolean> {
  const ended = await tx.run(sql`update representations set ended_at = ${now}, ended_by = ${by},
      ended_by_user_id = ${userId}, ended_by_clinic_id = ${clinicId}
    where representative_person_id = ${representativeId} and represented_person_id = ${representedId}
      and ended_at is null`)
  return ended > 0
}

export type RepresentationRow = {
  representativeId: number
  firstName: string
  surname: string
  email: string | null
  phone: string | null
  isCodeProven: boolean
  declaredAt: string | null
  endsAt: string | null
  endedAt: string | null
  endedBy: RepresentationShape['endedBy']
}

/** The newest representation between who wrote and whom it is about; without one, only who wrote. */
export function findNewest(
  tx: Tx,
  clinicId: number,
  representativeId: number,
  representedId: number,
): Promise<RepresentationRow | undefined> {
  return tx.maybe<RepresentationRow>(sql`select p.id as representative_id, p.first_name, p.surname,
      email_for_clinic(p, ${clinicId}) as email, phone_for_clinic(p, ${clinicId}) as phone, r.declared_at, r.ends_at, r.ended_at, r.ended_by,
      exists (select from persons patient where patient.id = ${representedId} and patient.identity_verified) as is_code_proven
    from persons p left join representations r on r.representative_person_id = p.id and r.represented_person_id = ${representedId}
    where p.id = ${representativeId} order by r.id desc limit 1`)
}

export type OtherRecord = {
  id: number
  firstName: string
  surname: string
  representatives: { id: number; firstName: string; surname: string }[]
}

/** Other records of the clinic with the patient's code, or name and birth date, and who else acts for them now. */
export function findOtherRecords(
  tx: Tx,
  {
    clinicId,
    patientPersonId,
    creatorPersonId,
  }: Pick<EContact, 'clinicId' | 'patientPersonId' | 'creatorPersonId'>,
  now: Date,
): Promise<OtherRecord[]> {
  return tx.query<OtherRecord>(sql`select k.id, k.first_name, k.surname, coalesce((
      select json_agg(json_build_object('id', a.id, 'firstName', a.first_name, 'surname', a.surname) order by a.id)
      from representations r join persons a on a.id = r.representative_person_id
      where r.represented_person_id = k.id and a.id <> ${creatorPersonId} and r.ended_at is null
        and knows_representative(array[${clinicId}]::bigint[], a.id, k.id, r.entered_by_clinic_ids)
        and (r.ends_at is null or r.ends_at > ${now.toISOString()}::timestamptz)), '[]') as representatives
    from persons p
    join persons k on k.id <> p.id and (k.personal_code = p.personal_code or (k.birth_date = p.birth_date
      and search_key(k.first_name || ' ' || k.surname) = search_key(p.first_name || ' ' || p.surname)))
    join clinic_patients cp on cp.person_id = k.id and cp.clinic_id = ${clinicId}
    where p.id = ${patientPersonId} order by k.id`)
}

/** Those who act for the caller. */
export function findRepresentatives(tx: Tx): Promise<Representative[]> {
  return tx.query<Representative>(sql`select id, first_name, surname, declared_at, ends_at
    from representatives_of_caller() order by first_name, surname, id`)
}

/** @returns the representative's person, or null where there was nothing to end */
export async function endOwnRepresentative(tx: Tx, id: number): Promise<number | null> {
  const { personId } = await tx.one<{ personId: number | null }>(
    sql`select end_representative_of_caller(${id}) as person_id`,
  )
  return personId
}
