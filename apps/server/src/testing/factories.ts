import { CONSENT_TYPES, type ConsentType } from '@vastus/domain/consents'
import { slugOfConsent } from '@vastus/domain/content'
import { endOfRepresentation } from '@vastus/domain/persons/representation'
import type { Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Services } from '../services.ts'
import type { Profession } from '@vastus/domain/roles'
import { testPasswordHash } from './quick-passwords.ts'

/** Rows for tests, each with sensible values, written as the system. Numbers make names and addresses unique. */
type Where = Pick<Services, 'database' | 'clock'>

let counter = 0
const next = () => ++counter

export type TestPerson = { personId: number; firstName: string; surname: string; personalCode: string | null }
export type TestUser = TestPerson & { userId: number; email: string }
export type TestEmployee = TestUser & { employeeId: number; clinicId: number }
export type TestClinic = { clinicId: number; name: string }

const asSystem = <T>({ database }: Where, work: (tx: Tx) => Promise<T>): Promise<T> =>
  database.transaction({ actor: 'system' }, work)

type ClinicValues = {
  name?: string
  plan?: 'PREMIUM' | 'BASIC'
  openForAll?: boolean
  isPrivate?: boolean
  eContactTypes?: string[] | null
}

export function createClinic(where: Where, values: ClinicValues = {}): Promise<TestClinic> {
  const name = values.name ?? `Clinic ${next()}`
  const now = where.clock.now()
  return asSystem(where, async (tx) => {
    const { id } = await tx.one<{ id: number }>(sql`
      insert into clinics (name, address, country_code, time_zone, plan, plan_valid_from, open_for_all, is_private,
        e_contact_types, created_at)
      values (${name}, 'Tamme 1, Tallinn', 'EE', 'Europe/Tallinn', ${values.plan ?? 'PREMIUM'}, '2026-01-01',
        ${values.openForAll ?? false}, ${values.isPrivate ?? false}, ${values.eContactTypes ?? null}::text[], ${now})
      returning id`)
    return { clinicId: id, name }
  })
}

type PersonValues = {
  firstName?: string
  surname?: string
  birthDate?: string
  personalCode?: string | null
  isVerified?: boolean
  sex?: 'MALE' | 'FEMALE' | 'NOT_DISCLOSED'
  email?: string | null
  phone?: string | null
}

async function insertPerson(tx: Tx, values: PersonValues, now: Date): Promise<TestPerson> {
  const number = next()
  const { firstName = `Mari${number}`, surname = `Tamm${number}`, personalCode = null } = values
  const { id } = await tx.one<{ id: number }>(sql`
    insert into persons (first_name, surname, personal_code, identity_verified, birth_date, sex, email, phone, created_at)
    values (${firstName}, ${surname}, ${personalCode}, ${values.isVerified ?? true}, ${values.birthDate ?? '1985-05-17'},
      ${values.sex ?? 'FEMALE'}, ${values.email ?? null}, ${values.phone ?? null}, ${now}) returning id`)
  return { personId: id, firstName, surname, personalCode }
}

export const createPerson = (where: Where, values: PersonValues = {}): Promise<TestPerson> =>
  asSystem(where, (tx) => insertPerson(tx, values, where.clock.now()))

type UserValues = PersonValues & {
  language?: 'et' | 'en' | 'ru' | 'pl'
  consents?: readonly ConsentType[]
}

async function insertUser(
  tx: Tx,
  values: UserValues & { isPatient: boolean; isPlatformAdmin?: boolean },
  now: Date,
): Promise<TestUser> {
  const email = values.email ?? `user${next()}@example.test`
  const person = await insertPerson(tx, { ...values, email }, now)
  const { id: userId } = await tx.one<{ id: number }>(sql`
    insert into users (person_id, email, email_verified_at, password_hash, language, is_platform_admin, is_patient, created_at)
    values (${person.personId}, ${email}, ${now}, ${await testPasswordHash}, ${values.language ?? 'en'},
      ${values.isPlatformAdmin ?? false}, ${values.isPatient}, ${now}) returning id`)
  for (const type of values.consents ?? CONSENT_TYPES)
    await tx.run(sql`insert into consents (user_id, type, version, given_at)
      select ${userId}::bigint, ${type}, iso_instant(max(updated_at)), ${now}::timestamptz from contents
      where slug = ${slugOfConsent(type)} having max(updated_at) is not null`)
  return { ...person, userId, email }
}

/** A patient's account: user, person, consents (PRM_PATIENT and privacy unless told) and a place on clinics' lists. */
export function createPatient(
  where: Where,
  values: UserValues & { clinics?: readonly TestClinic[]; isClinicMember?: boolean } = {},
): Promise<TestUser> {
  const now = where.clock.now()
  return asSystem(where, async (tx) => {
    const consents = values.consents ?? ['PRM_PATIENT', 'PRM_PRIVACY_POLICY']
    const user = await insertUser(tx, { ...values, consents, isPatient: true }, now)
    for (const { clinicId } of values.clinics ?? [])
      await tx.run(sql`insert into clinic_patients (clinic_id, person_id, list_code, clinic_member, created_at)
        values (${clinicId}, ${user.personId}, null, ${values.isClinicMember ?? true}, ${now})`)
    return user
  })
}

/** A member of staff: user, person, consents and the employment. Pass `user` to employ somebody who has an account. */
export function createEmployee(
  where: Where,
  clinic: TestClinic,
  values: UserValues & { profession?: Profession; isPatient?: boolean; user?: TestUser } = {},
): Promise<TestEmployee> {
  const now = where.clock.now()
  return asSystem(where, async (tx) => {
    const user =
      values.user ?? (await insertUser(tx, { ...values, isPatient: values.isPatient ?? false }, now))
    const { id: employeeId } = await tx.one<{ id: number }>(sql`
      insert into employees (clinic_id, user_id, profession, first_name, surname, email, created_at)
      values (${clinic.clinicId}, ${user.userId}, ${values.profession ?? 'DOCTOR'}, ${user.firstName}, ${user.surname},
        ${user.email}, ${now})
      returning id`)
    return { ...user, employeeId, clinicId: clinic.clinicId }
  })
}

export function createAdmin(where: Where, values: UserValues = {}): Promise<TestUser> {
  return asSystem(where, (tx) =>
    insertUser(tx, { ...values, isPatient: false, isPlatformAdmin: true }, where.clock.now()),
  )
}

/** One person who may act for another that is there already, as an adult; the one there is, if there is one. @returns its id */
export function createRepresentation(
  where: Where,
  representative: TestPerson,
  represented: TestPerson,
): Promise<number> {
  return asSystem(where, (tx) =>
    insertRepresentation(tx, representative, represented, { now: where.clock.now(), endsAt: null }),
  )
}

async function insertRepresentation(
  tx: Tx,
  representative: TestPerson,
  represented: TestPerson,
  { now, endsAt, clinicIds = [] }: { now: Date; endsAt: Date | null; clinicIds?: readonly number[] },
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(
    sql`insert into representations (representative_person_id, represented_person_id, declared_at, ends_at, entered_by_clinic_ids)
      values (${representative.personId}, ${represented.personId}, ${now}, ${endsAt}, ${clinicIds}::bigint[])
      on conflict (representative_person_id, represented_person_id) where ended_at is null
        do update set declared_at = excluded.declared_at
      returning id`,
  )
  return id
}

const CHILD_BORN = '2018-03-04'

/** A person without an account for whom the representative may act: a child unless told. */
export function createRepresented(
  where: Where,
  representative: TestPerson,
  values: PersonValues & { clinics?: readonly TestClinic[] } = {},
): Promise<TestPerson> {
  const now = where.clock.now()
  return asSystem(where, async (tx) => {
    const person = await insertPerson(tx, { birthDate: CHILD_BORN, ...values }, now)
    const endsAt = endOfRepresentation(values.birthDate ?? CHILD_BORN, now, 'Europe/Tallinn')
    const clinicIds = (values.clinics ?? []).map(({ clinicId }) => clinicId)
    await insertRepresentation(tx, representative, person, { now, endsAt, clinicIds })
    for (const clinicId of clinicIds)
      await tx.run(sql`insert into clinic_patients (clinic_id, person_id, clinic_member, created_at)
        values (${clinicId}, ${person.personId}, true, ${now})`)
    return person
  })
}
