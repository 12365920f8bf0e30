import { createHash, randomBytes } from 'node:crypto'
import { administer } from '@vastus/server/testing'
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts'
import { seedReference } from '../../apps/server/src/db/seeds/reference-contents.ts'
import { sql } from '../../apps/server/src/db/sql.ts'

export type BenchData = {
  /** Clinic 1 holds 5 % of everything, and at least enough for a full page. */
  bigClinicId: number
  /** Session tokens; many, because each caller has a rate limit. */
  patients: { token: string; personId: number }[]
  staff: string[]
  /** One with a timeline of 60. */
  longEContactId: number
  /** Open ones, each to be completed once. */
  toComplete: number[]
  /** A surname of the big clinic, for searching its first letters. */
  surname: string
}

const CLINICS = 200
/** The clinics after the two of the staff: few e-contacts in each. */
export const SMALL_CLINIC = 3
export const LAST_SMALL_CLINIC = CLINICS
const CALLERS = 200
const TO_COMPLETE = 6_000
/** No statement may take ten minutes. */
const ROWS_AT_ONCE = 100_000
const hash = (token: string) => createHash('sha256').update(token).digest('hex')

/** Fills an empty database with so many e-contacts in 200 clinics. */
export async function createData(databaseUrl: string, count: number): Promise<BenchData> {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const database = await openDatabase({ dataDir: '', databaseUrl, log })
  try {
    await database.migrate()
    await seedReference(database, { now: () => new Date() })
    const data = await fill(database, count)
    // What a server does by itself in time.
    await administer(databaseUrl, 'vacuum analyze')
    return data
  } finally {
    await database.close()
  }
}

function fill(database: Database, count: number): Promise<BenchData> {
  const inBig = Math.max(700, Math.round(count / 20))
  const tokens = Array.from({ length: 2 * CALLERS }, () => randomBytes(32).toString('base64url'))
  return database.ownerTransaction(async (tx) => {
    await tx.script('set local role vastus_system')
    await tx.run(sql`insert into clinics (id, name, country_code, time_zone, plan, plan_valid_from, open_for_all, created_at)
      select n, 'Clinic ' || n, 'EE', 'Europe/Tallinn', 'PREMIUM', '2026-01-01', true, now() from generate_series(1, ${CLINICS}::int) n`)
    // People 1..200 are patients with accounts, 201..400 the staff of the big clinic.
    await tx.run(sql`insert into persons (id, first_name, surname, birth_date, sex, identity_verified, created_at)
      select n, 'Mari', initcap(translate(left(md5(n::text), 12), '0123456789', 'ghijklmnop')), '1980-01-01', 'FEMALE', true, now()
      from generate_series(1, ${2 * CALLERS + count}::int) n`)
    await tx.run(sql`insert into users (id, person_id, email, email_verified_at, password_hash, language, is_patient, created_at)
      select n, n, 'user' || n || '@bench.test', now(), 'none', 'en', n <= ${CALLERS}, now() from generate_series(1, ${2 * CALLERS}::int) n`)
    await tx.run(sql`insert into consents (user_id, type, version, given_at)
      select u.id, t.type, (select iso_instant(max(updated_at)) from contents where slug = t.slug), now() from users u,
        (values ('PRM_PATIENT', 'terms-and-conditions-patient'), ('PRM_CLINIC', 'terms-and-conditions-clinic'), ('PRM_PRIVACY_POLICY', 'privacy-policy')) t (type, slug)
        where exists (select from contents where slug = t.slug)`)
    await tx.run(sql`insert into employees (clinic_id, user_id, profession, first_name, surname, created_at)
      select c, n, 'DOCTOR', 'Jaan', 'Kask', now() from generate_series(${CALLERS + 1}::int, ${2 * CALLERS}::int) n, (values (1), (2)) k (c)`)
    await tx.run(sql`insert into sessions (token_hash, user_id, is_strong, created_at, expires_at, absolute_expires_at)
      select h, n, true, now(), now() + interval '10 hours', now() + interval '12 hours'
      from unnest(${tokens.map(hash)}::text[]) with ordinality as t (h, n)`)
    await tx.run(sql`insert into e_contacts (id, clinic_id, patient_person_id, creator_person_id, direction, e_contact_type,
        status, finalize_status, outcome, completed_at, text, created_at, updated_at, finalized_at)
      select n, case when n <= ${inBig} then 1 when n > ${count}::int then 2 else 3 + n % ${CLINICS - 2}::int end, 400 + 1 + n % ${count}::int,
        400 + 1 + n % ${count}::int, 'PATIENT_TO_CLINIC', 'HEADACHE',
        case when n % 6 = 0 and n <= ${count}::int then 'completed' when n % 2 = 0 then 'waitingForPatient' else 'waitingForClinic' end, 'SUBMITTED',
        case when n % 6 = 0 and n <= ${count}::int then 'ANSWERED' end, case when n % 6 = 0 and n <= ${count}::int then now() end,
        'A headache since ' || repeat(md5(n::text) || ' ', 5), now() - n * interval '1 minute', now() - n * interval '1 minute', now()
      from generate_series(1, ${count + TO_COMPLETE}::int) n`)
    await tx.run(sql`insert into timeline_entries (e_contact_id, clinic_id, type, author_role, author_first_name, text, created_at)
      select id, clinic_id, 'SENT', 'PATIENT', 'Mari', text, created_at from e_contacts`)
    await tx.run(sql`insert into timeline_entries (e_contact_id, clinic_id, type, author_role, author_first_name, text, created_at)
      select 1, 1, case n % 2 when 0 then 'INQUIRY' else 'INFO_ADDED' end, case n % 2 when 0 then 'CLINIC' else 'PATIENT' end, 'Mari',
        repeat(md5(n::text), 6), now() + n * interval '1 second' from generate_series(1, 59) n`)
    // Otherwise each row would be drawn by reading whole tables.
    await tx.script('reset role; analyze; set local role vastus_system')
    for (let from = 0; from < count + TO_COMPLETE; from += ROWS_AT_ONCE)
      await tx.query(
        sql`select count(refresh_e_contact_row(id)) from e_contacts where id > ${from} and id <= ${from + ROWS_AT_ONCE}`,
      )
    const { surname } = await tx.one<{ surname: string }>(sql`select surname from persons where id = 450`)
    await tx.script('reset role')
    for (const table of ['clinics', 'persons', 'users', 'e_contacts'])
      await tx.script(
        `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
      )
    return {
      bigClinicId: 1,
      patients: tokens.slice(0, CALLERS).map((token, at) => ({ token, personId: at + 1 })),
      staff: tokens.slice(CALLERS),
      longEContactId: 1,
      toComplete: Array.from({ length: TO_COMPLETE }, (_, at) => count + 1 + at),
      surname,
    }
  })
}
