import { randomBytes, randomUUID } from 'node:crypto'
import { administer, createClinic, createEmployee, createPatient, onDatabase } from '@vastus/server/testing'
import { systemClock } from '../../apps/server/src/clock.ts'
import type { Database } from '../../apps/server/src/db/database.ts'
import { seedReference } from '../../apps/server/src/db/seeds/reference-contents.ts'
import { sql } from '../../apps/server/src/db/sql.ts'
import { hashToken, cookieName } from '../../apps/server/src/http/session-cookie.ts'
import { nameInstallation } from '../../apps/server/src/installation/installation-repository.ts'
import type { CrashCast } from './crash-clients.ts'

/** A PostgreSQL for a proof; `template` is a migrated database to copy, which is quicker than migrating. */
export type PostgresServer = { url: string; template?: string }

/** A database of its own on the server: migrated where there is a template, otherwise blank. */
export async function freshDatabase({ url, template }: PostgresServer): Promise<string> {
  const name = `vastus_proof_${randomBytes(4).toString('hex')}`
  await administer(
    url,
    `create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`,
  )
  return onDatabase(url, name)
}

/** `prepareCast` in a database that is closed again. */
export async function freshCast(open: () => Promise<Database>, patientCount?: number): Promise<CrashCast> {
  const database = await open()
  try {
    return await prepareCast(database, patientCount)
  } finally {
    await database.close()
  }
}

/** Migrates, and adds a clinic, a doctor and a few patients, all signed in. */
export async function prepareCast(database: Database, patientCount = 4): Promise<CrashCast> {
  await database.migrate()
  await seedReference(database, systemClock)
  // The servers of the proofs run as DEV, which starts on no database of real clinics.
  await database.transaction({ actor: 'system' }, (tx) =>
    nameInstallation(tx, { id: randomUUID(), madeBy: 'DEV', now: systemClock.now() }),
  )
  const where = { database, clock: systemClock }
  const signIn = async ({ userId }: { userId: number }) => {
    const token = randomBytes(32).toString('base64url')
    await database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`insert into sessions (token_hash, user_id, is_strong, created_at, expires_at, absolute_expires_at)
        values (${hashToken(token)}, ${userId}, true, now(), now() + interval '10 hours', now() + interval '12 hours')`),
    )
    return `${cookieName('SESSION', false)}=${token}`
  }
  const clinic = await createClinic(where)
  const patients = []
  for (let number = 0; number < patientCount; number++) {
    const patient = await createPatient(where, { clinics: [clinic] })
    patients.push({ personId: patient.personId, email: patient.email, cookie: await signIn(patient) })
  }
  const doctor = await createEmployee(where, clinic)
  return { clinicId: clinic.clinicId, patients, doctor: { cookie: await signIn(doctor) } }
}
