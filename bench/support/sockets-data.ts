import { createHash, randomBytes } from 'node:crypto'
import { openDatabase } from '../../apps/server/src/db/database.ts'
import { sql } from '../../apps/server/src/db/sql.ts'
import { createData } from './data.ts'

/** One of the staff, with a session and an e-contact of the clinic that nobody else opens. */
export type Colleague = { clinicId: number; userId: number; eContactId: number; token: string }

const FIRST_CLINIC = 101
const FIRST_ID = 1_000_001
const STAFF_OF_DATA = 201

/** Clinics with so many staff each, beside the data of the other benches. */
export async function createColleagues(databaseUrl: string, sizes: readonly number[]): Promise<Colleague[]> {
  await createData(databaseUrl, 700)
  const colleagues = sizes
    .flatMap((size, at) => Array.from({ length: size }, () => FIRST_CLINIC + at))
    .map((clinicId, at) => ({
      clinicId,
      userId: FIRST_ID + at,
      eContactId: FIRST_ID + at,
      token: randomBytes(32).toString('base64url'),
    }))
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const database = await openDatabase({ dataDir: '', databaseUrl, log })
  const clinics = colleagues.map(({ clinicId }) => clinicId)
  const hashes = colleagues.map(({ token }) => createHash('sha256').update(token).digest('hex'))
  const last = FIRST_ID + colleagues.length - 1
  try {
    await database.ownerTransaction(async (tx) => {
      await tx.script('set local role vastus_system')
      await tx.run(sql`insert into persons (id, first_name, surname, birth_date, sex, identity_verified, created_at)
        select n, 'Jaan', 'Kask', '1980-01-01', 'MALE', true, now() from generate_series(${FIRST_ID}::int, ${last}::int) n`)
      await tx.run(sql`insert into users (id, person_id, email, email_verified_at, password_hash, language, is_patient, created_at)
        select n, n, 'user' || n || '@bench.test', now(), 'none', 'en', false, now() from generate_series(${FIRST_ID}::int, ${last}::int) n`)
      await tx.run(sql`insert into consents (user_id, type, version, given_at)
        select n, type, version, given_at from consents, generate_series(${FIRST_ID}::int, ${last}::int) n where user_id = ${STAFF_OF_DATA}`)
      await tx.run(sql`insert into employees (clinic_id, user_id, profession, first_name, surname, created_at)
        select c, ${FIRST_ID}::int - 1 + n, 'DOCTOR', 'Jaan', 'Kask', now() from unnest(${clinics}::int[]) with ordinality as t (c, n)`)
      await tx.run(sql`insert into sessions (token_hash, user_id, is_strong, created_at, expires_at, absolute_expires_at)
        select h, ${FIRST_ID}::int - 1 + n, true, now(), now() + interval '10 hours', now() + interval '12 hours'
        from unnest(${hashes}::text[]) with ordinality as t (h, n)`)
      await tx.run(sql`insert into e_contacts (id, clinic_id, patient_person_id, creator_person_id, direction, e_contact_type,
          status, finalize_status, text, created_at, updated_at, finalized_at)
        select ${FIRST_ID}::int - 1 + n, c, 401 + n % 700, 401 + n % 700, 'PATIENT_TO_CLINIC', 'HEADACHE', 'waitingForClinic', 'SUBMITTED',
          'A headache', now(), now(), now() from unnest(${clinics}::int[]) with ordinality as t (c, n)`)
      await tx.query(
        sql`select count(refresh_e_contact_row(id)) from e_contacts where id >= ${FIRST_ID}::int`,
      )
      await tx.script('reset role')
      await tx.script('analyze')
    })
  } finally {
    await database.close()
  }
  return colleagues
}
