import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../db/database.ts'
import { NotFound } from '../errors.ts'
import * as clinics from '../features/clinics/index.ts'

/** The operator has no account: an audit row names the act and nobody. */
const OPERATOR = { userId: null, sessionHash: null, role: null }

/** What the operator asked for cannot be done as things stand; nothing was changed. */
export class StaffRefused extends Error {
  override name = 'StaffRefused'
}

/**
 * @returns the id of the clinic
 * @throws StaffRefused when an address belongs to nobody with a profile
 */
export function addClinic(
  database: Database,
  clock: Clock,
  asked: Parameters<typeof clinics.addClinicWithStaff>[1],
): Promise<number> {
  return manage(database, clock, null, (tx, by) => clinics.addClinicWithStaff(tx, asked, by))
}

export function listClinics(database: Database): Promise<clinics.ManagedClinic[]> {
  return database.transaction({ actor: 'system' }, clinics.listClinics)
}

/** @throws StaffRefused when there is no such clinic */
export function getClinic(
  database: Database,
  clock: Clock,
  clinicId: number,
): Promise<clinics.ManagedClinic> {
  return manage(database, clock, clinicId, (tx) => clinics.getClinic(tx, clinicId))
}

/** @throws StaffRefused when there is no such clinic */
export function changeClinic(
  database: Database,
  clock: Clock,
  clinicId: number,
  changes: clinics.ClinicChanges,
): Promise<clinics.ManagedClinic> {
  return manage(database, clock, clinicId, (tx, by) => clinics.changeClinic(tx, clinicId, changes, by))
}

/** @throws StaffRefused when there is no such clinic */
export function removeClinic(
  database: Database,
  clock: Clock,
  clinicId: number,
): ReturnType<typeof clinics.removeClinic> {
  return manage(database, clock, clinicId, (tx, by) => clinics.removeClinic(tx, clinicId, by))
}

/** @throws StaffRefused when there is no such clinic, or an address belongs to nobody */
export function changeStaff(
  database: Database,
  clock: Clock,
  { clinicId, ...staff }: { clinicId: number } & Parameters<typeof clinics.changeStaff>[2],
): Promise<void> {
  return manage(database, clock, clinicId, (tx, by) => clinics.changeStaff(tx, clinicId, staff, by))
}

/** Works in a transaction as the operator, and says in words why something cannot be done. */
async function manage<T>(
  database: Database,
  clock: Clock,
  clinicId: number | null,
  work: (tx: Tx, by: clinics.Manager) => Promise<T>,
): Promise<T> {
  try {
    return await database.transaction({ actor: 'system' }, (tx) =>
      work(tx, { actor: OPERATOR, at: clock.now() }),
    )
  } catch (error) {
    if (error instanceof NotFound)
      throw new StaffRefused(`There is no clinic ${clinicId}. The clinics: npm run operate -- clinic-list`)
    if (error instanceof clinics.NotEmployed)
      throw new StaffRefused(`Nobody with ${error.email} works there.`)
    if (error instanceof clinics.UnknownColleagues)
      throw new StaffRefused(
        `Nobody with ${error.emails.join(', ')} has signed up and filled in a profile. Staff sign up in the browser first.`,
      )
    throw error
  }
}
