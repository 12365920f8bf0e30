import type { Language } from '@vastus/domain/locale'
import { endOfRepresentation } from '@vastus/domain/persons/representation'
import { slugOfConsent } from '@vastus/domain/content'
import { consentsNeededBy } from '@vastus/domain/consents'
import type { Role } from '@vastus/domain/roles'
import type { OwnerTx } from '../../port.ts'
import { sql } from '../../sql.ts'
import { DEMO_ACCOUNTS, type DemoAccount, demoEmail } from '@vastus/demo/accounts'
import { insertAll } from './insert-all.ts'
import type { Patients } from '@vastus/demo/patients'
import type { DemoPerson, Population } from '@vastus/demo/people'
import type { StaffMember } from '@vastus/demo/staff'

const HOUR_MS = 60 * 60_000
/** Since the last sign-in of the first of the staff, and from each to the next. */
const HOURS_SINCE_FIRST = 2
const HOURS_BETWEEN = 5

type Cast = { population: Population; staff: StaffMember[]; patients: Patients }
type Account = { id: number; name: DemoAccount; person: DemoPerson | null; roles: readonly Role[] }

/** Gives the cast the ids 1 to 9 as users, and their addresses; everybody else's ids come after those. */
export function openAccounts({ staff, patients }: Pick<Cast, 'staff' | 'patients'>): Account[] {
  const persons: Partial<Record<DemoAccount, DemoPerson>> = {
    patient: patients.mari,
    patient2: patients.newcomer,
    ...Object.fromEntries(staff.flatMap(({ account, person }) => (account ? [[account, person]] : []))),
  }
  return DEMO_ACCOUNTS.map((name, index) => {
    const person = persons[name] ?? null
    if (person) Object.assign(person, { userId: index + 1, email: demoEmail(name) })
    return { id: index + 1, name, person, roles: rolesOf(name) }
  })
}

function rolesOf(name: DemoAccount): readonly Role[] {
  if (name === 'admin') return ['PRM_VASTUS_ADMIN']
  if (name === 'both') return ['PRM_DOCTOR', 'PRM_PATIENT']
  return name.startsWith('patient') ? ['PRM_PATIENT'] : ['PRM_DOCTOR']
}

/** Persons, users, employees, lists and families, and what the cast has agreed to. */
export async function savePeople(
  tx: OwnerTx,
  { population, staff, patients }: Cast,
  accounts: readonly Account[],
  {
    createdAt,
    now,
    passwordHash,
    timeZone,
  }: { createdAt: string; now: Date; passwordHash: string; timeZone: string },
): Promise<void> {
  await insertAll(
    tx,
    'persons',
    population.persons.map(({ userId, language: _language, ...person }) => ({
      ...person,
      identityVerified: person.personalCode !== null,
      phoneGivenByPatient: userId !== null,
      createdAt,
    })),
  )
  await insertAll(tx, 'users', [
    ...accounts.map(({ id, name, person, roles }) => ({
      ...user(id, person?.id ?? null, demoEmail(name), population.country.language, createdAt),
      passwordHash,
      isPlatformAdmin: roles.includes('PRM_VASTUS_ADMIN'),
    })),
    ...population.persons.flatMap(({ id, userId, email, language }) =>
      userId !== null && userId > accounts.length && email
        ? [user(userId, id, email, language, createdAt)]
        : [],
    ),
  ])
  await keepStaffFromPatientRole(tx, staff)
  await noteSignIns(tx, staff, now)
  await insertAll(
    tx,
    'employees',
    staff.map(({ person, clinicId, profession, listCode }, index) => ({
      id: index + 1,
      clinicId,
      userId: person.userId,
      profession,
      firstName: person.firstName,
      surname: person.surname,
      email: person.email,
      personalCode: person.personalCode,
      birthDate: person.birthDate,
      sex: person.sex,
      listCode,
      version: 1,
      createdAt,
    })),
  )
  await insertAll(
    tx,
    'patient_lists',
    staff.flatMap(({ person, clinicId, listCode }, index) =>
      listCode
        ? [{ clinicId, code: listCode, name: `${person.firstName} ${person.surname}`, employeeId: index + 1 }]
        : [],
    ),
  )
  await insertAll(
    tx,
    'clinic_patients',
    patients.memberships.map(({ person, ...membership }) => ({
      ...membership,
      personId: person.id,
      createdAt,
    })),
  )
  await insertAll(
    tx,
    'representations',
    patients.representations.map(({ representative, represented }, index) => ({
      id: index + 1,
      representativePersonId: representative.id,
      representedPersonId: represented.id,
      declaredAt: createdAt,
      endsAt:
        endOfRepresentation(represented.birthDate, new Date(createdAt), timeZone)?.toISOString() ?? null,
    })),
  )
  await saveConsents(tx, accounts, createdAt)
}

/** Staff are not patients of their own product; only the one who plays both parts is. */
async function keepStaffFromPatientRole(tx: OwnerTx, staff: readonly StaffMember[]): Promise<void> {
  const ids = staff.flatMap(({ account, person }) =>
    account === 'both' || !person.userId ? [] : [person.userId],
  )
  await tx.run(sql`update users set is_patient = false where id = any(${ids}::bigint[]) or is_platform_admin`)
}

/** Everybody of the staff was there within the last days. */
async function noteSignIns(tx: OwnerTx, staff: readonly StaffMember[], now: Date): Promise<void> {
  for (const [index, { person }] of staff.entries()) {
    const at = new Date(now.getTime() - (HOURS_SINCE_FIRST + index * HOURS_BETWEEN) * HOUR_MS)
    await tx.run(sql`update users set last_signed_in_at = ${at} where id = ${person.userId}`)
  }
}

function user(id: number, personId: number | null, email: string, language: Language, createdAt: string) {
  return {
    id,
    personId,
    email,
    emailVerifiedAt: createdAt,
    passwordHash: null as string | null,
    language,
    isPlatformAdmin: false,
    createdAt,
  }
}

/**
 * Each of the cast agreed to the documents as they are now, which were there before: a document of the product that is younger
 * than the story is dated back to its beginning. Without documents there is nothing to agree to.
 */
async function saveConsents(tx: OwnerTx, accounts: readonly Account[], givenAt: string): Promise<void> {
  await tx.run(sql`update contents set updated_at = ${givenAt} where updated_at > ${givenAt}`)
  const documents = await tx.query<{ slug: string; version: string }>(
    sql`select slug, iso_instant(max(updated_at)) as version from contents group by slug`,
  )
  const versions = new Map(documents.map(({ slug, version }) => [slug, version]))
  const consents = accounts.flatMap(({ id, roles }) =>
    [...new Set(roles.flatMap(consentsNeededBy))].flatMap((type) => {
      const version = versions.get(slugOfConsent(type))
      return version ? [{ userId: id, type, version, givenAt }] : []
    }),
  )
  await insertAll(tx, 'consents', consents)
}
