import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Principal, Profession } from '../principal.ts'

/** When everything of the cast began; a test's clock stands here or later. */
export const CAST_AT = '2026-03-02T08:00:00.000Z'

type Person = Omit<Principal, 'sessionHash'>

/** Clinics 1 (PREMIUM) and 2 (BASIC), their staff and patients: as little as a slice's tests need. */
export async function createCast(database: Database) {
  await database.transaction({ actor: 'system' }, async (tx) => {
    for (const [id, plan] of [
      [1, 'PREMIUM'],
      [2, 'BASIC'],
    ] as const)
      await tx.run(sql`insert into clinics (id, name, country_code, time_zone, plan, plan_valid_from, created_at)
        values (${id}, ${`Clinic ${id}`}, 'EE', 'Europe/Tallinn', ${plan}, '2026-01-01', ${CAST_AT})`)
  })
  let lastId = 100

  async function person(name: string, language: Principal['language'] = 'en'): Promise<Person> {
    lastId += 1
    const id = lastId
    const email = `${name.toLowerCase()}@mail.test`
    await database.transaction({ actor: 'system' }, async (tx) => {
      await tx.run(sql`insert into persons (id, first_name, surname, birth_date, sex, email, created_at)
        values (${id}, ${name}, 'Test', '1980-05-05', 'FEMALE', ${email}, ${CAST_AT})`)
      await tx.run(sql`insert into users (id, person_id, email, email_verified_at, language, created_at)
        values (${id}, ${id}, ${email}, ${CAST_AT}, ${language}, ${CAST_AT})`)
    })
    return {
      userId: id,
      personId: id,
      firstName: name,
      surname: 'Test',
      email,
      phone: null,
      language,
      permissions: ['PRM_PATIENT'],
      lastActiveRole: null,
      incompleteProfile: false,
      consents: { patient: true, clinic: true, privacy: true },
      employments: [],
      expiresAt: '2026-03-02T20:00:00.000Z',
      absoluteExpiresAt: '2026-03-02T20:00:00.000Z',
    }
  }

  async function staff(name: string, clinicId: number, profession: Profession = 'NURSE'): Promise<Person> {
    const somebody = await person(name)
    await database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`insert into employees (clinic_id, user_id, profession, first_name, surname, created_at)
        values (${clinicId}, ${somebody.userId}, ${profession}, ${name}, 'Test', ${CAST_AT})`),
    )
    return {
      ...somebody,
      permissions: ['PRM_PATIENT', 'PRM_DOCTOR'],
      employments: [{ clinicId, name: `Clinic ${clinicId}`, profession }],
    }
  }

  /** A sent e-contact of this patient; its files step is over unless said otherwise. */
  async function eContact(
    patient: Person,
    about: {
      clinicId?: number
      type?: string
      status?: string
      inFilesStep?: boolean
      lockedUntil?: string
    } = {},
  ): Promise<number> {
    const status = about.status ?? 'waitingForClinic'
    const isCompleted = status === 'completed'
    return database.transaction({ actor: 'system' }, async (tx) => {
      const { id } = await tx.one<{ id: number }>(sql`insert into e_contacts (clinic_id, patient_person_id,
          creator_person_id, created_by_user_id, direction, e_contact_type, status, finalize_status, outcome,
          reply_blocked_until, completed_at, finalized_at, created_at, updated_at)
        values (${about.clinicId ?? 1}, ${patient.personId}, ${patient.personId}, ${patient.userId}, 'PATIENT_TO_CLINIC',
          ${about.type ?? 'COUGH'}, ${status}, 'SUBMITTED', ${isCompleted ? 'ANSWERED' : null},
          ${about.lockedUntil ?? null}, ${isCompleted ? CAST_AT : null}, ${about.inFilesStep ? null : CAST_AT},
          ${CAST_AT}, ${CAST_AT})
        returning id`)
      await tx.run(sql`insert into timeline_entries (e_contact_id, clinic_id, type, author_user_id, author_role, text, created_at)
        values (${id}, ${about.clinicId ?? 1}, 'SENT', ${patient.userId}, 'PATIENT', 'I cough at night', ${CAST_AT})`)
      await tx.query(sql`select refresh_e_contact_row(${id}::bigint)`)
      return id
    })
  }

  return { person, staff, eContact }
}
export type Cast = Awaited<ReturnType<typeof createCast>>
