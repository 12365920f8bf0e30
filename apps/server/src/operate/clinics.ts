import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../db/database.ts'
import { NotFound } from '../errors.ts'
import {
  addClinic as enterClinic,
  changeClinic as saveClinic,
  type ClinicChanges,
  type ClinicDetails,
  getClinic as readClinic,
  listClinics as readClinics,
  type ManagedClinic,
  type Manager,
  noteForClinic,
  removeClinic as takeAway,
} from '../features/clinics/index.ts'
import { endAllSessions } from '../features/sessions/index.ts'
import { announceSessionEnded } from '../realtime/session-ended.ts'
import {
  clinicExists,
  type Colleague,
  dismiss,
  employ,
  type Employment,
  findUnknownEmails,
} from './clinics-repository.ts'

/** The operator has no account: an audit row names the act and nobody. */
const OPERATOR = { userId: null, sessionHash: null, role: null }

/** What the operator asked for cannot be done as things stand; nothing was changed. */
export class StaffRefused extends Error {
  override name = 'StaffRefused'
}

/**
 * Adds a clinic with those who work there, who have signed up before. Everything or nothing; a refusal uses up no number.
 *
 * @returns the id of the clinic
 * @throws StaffRefused when an address belongs to nobody with a profile
 */
export function addClinic(
  database: Database,
  clock: Clock,
  { clinic, staff }: { clinic: ClinicDetails; staff: readonly Colleague[] },
): Promise<number> {
  return manage(database, clock, async (tx, by) => {
    await requireKnown(tx, staff)
    const clinicId = await enterClinic(tx, clinic, by)
    for (const colleague of staff) await add(tx, clinicId, colleague, by)
    return clinicId
  })
}

export function listClinics(database: Database): Promise<ManagedClinic[]> {
  return database.transaction({ actor: 'system' }, readClinics)
}

/** @throws StaffRefused when there is no such clinic */
export function getClinic(database: Database, clinicId: number): Promise<ManagedClinic> {
  return orRefuse(
    clinicId,
    database.transaction({ actor: 'system' }, (tx) => readClinic(tx, clinicId)),
  )
}

/** @throws StaffRefused when there is no such clinic */
export function changeClinic(
  database: Database,
  clock: Clock,
  clinicId: number,
  changes: ClinicChanges,
): Promise<ManagedClinic> {
  return orRefuse(
    clinicId,
    manage(database, clock, (tx, by) => saveClinic(tx, clinicId, changes, by)),
  )
}

/** @throws StaffRefused when there is no such clinic */
export function removeClinic(
  database: Database,
  clock: Clock,
  clinicId: number,
): Promise<{ clinic: ManagedClinic; isRemoved: boolean }> {
  return orRefuse(
    clinicId,
    manage(database, clock, (tx, by) => takeAway(tx, clinicId, by)),
  )
}

/**
 * Adds colleagues to a clinic, or gives them another profession, which counts from their next request on. Ends the work
 * of others, and their sessions at once. Everything or nothing.
 *
 * @throws StaffRefused when there is no such clinic, or an address belongs to nobody
 */
export function changeStaff(
  database: Database,
  clock: Clock,
  { clinicId, added, removed }: { clinicId: number; added: readonly Colleague[]; removed: readonly string[] },
): Promise<void> {
  return manage(database, clock, async (tx, by) => {
    if (!(await clinicExists(tx, clinicId))) throw new StaffRefused(noSuchClinic(clinicId))
    await requireKnown(tx, added)
    for (const colleague of added) await add(tx, clinicId, colleague, by)
    for (const email of removed) {
      const gone = await dismiss(tx, clinicId, email, by.at)
      if (!gone) throw new StaffRefused(`Nobody with ${email} works there.`)
      await tell(tx, clinicId, gone, 'EMPLOYEE_REMOVE', by)
      await endAllSessions(tx, gone.userId, by.at)
    }
  })
}

function manage<T>(database: Database, clock: Clock, work: (tx: Tx, by: Manager) => Promise<T>): Promise<T> {
  return database.transaction({ actor: 'system' }, (tx) => work(tx, { actor: OPERATOR, at: clock.now() }))
}

/** Says which clinic is not there, and where the numbers are. */
async function orRefuse<T>(clinicId: number, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof NotFound ? new StaffRefused(noSuchClinic(clinicId)) : error
  }
}

const noSuchClinic = (clinicId: number) =>
  `There is no clinic ${clinicId}. The clinics: npm run operate -- clinic-list`

async function requireKnown(tx: Tx, colleagues: readonly Colleague[]): Promise<void> {
  const unknown = await findUnknownEmails(
    tx,
    colleagues.map(({ email }) => email),
  )
  if (unknown.length > 0)
    throw new StaffRefused(
      `Nobody with ${unknown.join(', ')} has signed up and filled in a profile. Staff sign up in the browser first.`,
    )
}

async function add(tx: Tx, clinicId: number, colleague: Colleague, by: Manager): Promise<void> {
  await tell(tx, clinicId, await employ(tx, clinicId, colleague, by.at), 'EMPLOYEE_ADD', by)
}

/** Leaves a trace, and lets open pages find out what they may hear now. */
async function tell(
  tx: Tx,
  clinicId: number,
  { employeeId, personId }: Employment,
  action: 'EMPLOYEE_ADD' | 'EMPLOYEE_REMOVE',
  by: Manager,
): Promise<void> {
  await noteForClinic(tx, clinicId, { action, objectType: 'employee', objectId: employeeId }, by)
  await announceSessionEnded(tx, { rightsOfPersonId: personId })
}
