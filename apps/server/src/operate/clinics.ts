import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../db/database.ts'
import { endSessionsOf } from '../features/identity/session/session-repository.ts'
import { appendAudit } from '../http/audit-trail.ts'
import { announceSessionEnded } from '../realtime/session-ended.ts'
import {
  clinicExists,
  type Colleague,
  dismiss,
  employ,
  type Employment,
  insertClinic,
  type NewClinic,
} from './clinics-repository.ts'

/** What the operator asked for cannot be done as things stand; nothing was changed. */
export class StaffRefused extends Error {
  override name = 'StaffRefused'
}

/**
 * Adds a clinic with those who work there, who have signed up before. Everything or nothing.
 *
 * @returns the id of the clinic
 * @throws StaffRefused when an address belongs to nobody with a profile
 */
export function addClinic(
  database: Database,
  clock: Clock,
  { clinic, staff }: { clinic: NewClinic; staff: readonly Colleague[] },
): Promise<number> {
  return database.transaction({ actor: 'system' }, async (tx) => {
    const at = clock.now()
    const clinicId = await insertClinic(tx, clinic, at)
    await note(tx, { clinicId, objectType: 'clinic', objectId: clinicId, action: 'CLINIC_ADD', at })
    for (const colleague of staff) await add(tx, clinicId, colleague, at)
    return clinicId
  })
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
  return database.transaction({ actor: 'system' }, async (tx) => {
    const at = clock.now()
    if (!(await clinicExists(tx, clinicId))) throw new StaffRefused(`There is no clinic ${clinicId}.`)
    for (const colleague of added) await add(tx, clinicId, colleague, at)
    for (const email of removed) {
      const gone = await dismiss(tx, clinicId, email, at)
      if (!gone) throw new StaffRefused(`Nobody with ${email} works there.`)
      await tell(tx, clinicId, gone, 'EMPLOYEE_REMOVE', at)
      await endSessionsOf(tx, gone.userId, null, at)
      await announceSessionEnded(tx, { userId: gone.userId })
    }
  })
}

async function add(tx: Tx, clinicId: number, colleague: Colleague, at: Date): Promise<void> {
  const employment = await employ(tx, clinicId, colleague, at)
  if (!employment)
    throw new StaffRefused(
      `Nobody with ${colleague.email} has signed up and filled in a profile. Staff sign up in the browser first.`,
    )
  await tell(tx, clinicId, employment, 'EMPLOYEE_ADD', at)
}

/** Leaves a trace, and lets open pages find out what they may hear now. */
async function tell(
  tx: Tx,
  clinicId: number,
  { employeeId, personId }: Employment,
  action: 'EMPLOYEE_ADD' | 'EMPLOYEE_REMOVE',
  at: Date,
): Promise<void> {
  await note(tx, { clinicId, objectType: 'employee', objectId: employeeId, action, at })
  await announceSessionEnded(tx, { rightsOfPersonId: personId })
}

type Done = { clinicId: number; objectType: string; objectId: number; action: string; at: Date }

/** The operator has no account: the row names the act and nobody. */
function note(tx: Tx, { clinicId, objectType, objectId, action, at }: Done): Promise<void> {
  return appendAudit(
    tx,
    { clinicId, subjectPersonId: null, objectType, objectId },
    {
      actor: { userId: null, sessionHash: null, role: null },
      action,
      outcome: 'ALLOWED',
      requestId: randomUUID(),
      at,
    },
  )
}
