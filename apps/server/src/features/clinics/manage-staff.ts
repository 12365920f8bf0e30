import type { Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import { announceSessionEnded } from '../../realtime/session-ended.ts'
import { endAllSessions } from '../sessions/index.ts'
import { addClinic, type Manager, noteForClinic } from './manage-clinics.ts'
import { type ClinicDetails, lockClinic } from './managed-clinics-repository.ts'
import { type Colleague, dismiss, type Employment, employ, findUnknownEmails } from './staff-repository.ts'

export type { Colleague } from './staff-repository.ts'

/** Nobody with these addresses has an account and a profile. */
export class UnknownColleagues extends Error {
  override name = 'UnknownColleagues'
  readonly emails: readonly string[]

  constructor(emails: readonly string[]) {
    super('somebody has not signed up')
    this.emails = emails
  }
}

/** Nobody with this address works in the clinic. */
export class NotEmployed extends Error {
  override name = 'NotEmployed'
  readonly email: string

  constructor(email: string) {
    super('somebody does not work in the clinic')
    this.email = email
  }
}

/**
 * Adds a clinic with those who work there, who have signed up before. A refusal uses up no number.
 *
 * @returns the id of the clinic
 * @throws UnknownColleagues
 */
export async function addClinicWithStaff(
  tx: Tx,
  { clinic, staff }: { clinic: ClinicDetails; staff: readonly Colleague[] },
  by: Manager,
): Promise<number> {
  await requireKnown(tx, staff)
  const clinicId = await addClinic(tx, clinic, by)
  for (const colleague of staff) await addColleague(tx, clinicId, colleague, by)
  return clinicId
}

/**
 * Adds colleagues to a clinic, or gives them another profession, which counts from their next request on. Ends the work
 * of others, and their sessions at once. Everything or nothing.
 *
 * @throws NotFound, UnknownColleagues, NotEmployed
 */
export async function changeStaff(
  tx: Tx,
  clinicId: number,
  { added, removed }: { added: readonly Colleague[]; removed: readonly string[] },
  by: Manager,
): Promise<void> {
  if (!(await lockClinic(tx, clinicId))) throw new NotFound()
  await requireKnown(tx, added)
  for (const colleague of added) await addColleague(tx, clinicId, colleague, by)
  for (const email of removed) {
    const gone = await dismiss(tx, clinicId, email, by.at)
    if (!gone) throw new NotEmployed(email)
    await tell(tx, clinicId, gone, 'EMPLOYEE_REMOVE', by)
    await endAllSessions(tx, { userId: gone.userId, reason: 'EMPLOYMENT' }, by.at)
  }
}

async function requireKnown(tx: Tx, colleagues: readonly Colleague[]): Promise<void> {
  const unknown = await findUnknownEmails(
    tx,
    colleagues.map(({ email }) => email),
  )
  if (unknown.length > 0) throw new UnknownColleagues(unknown)
}

async function addColleague(tx: Tx, clinicId: number, colleague: Colleague, by: Manager): Promise<void> {
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
  noteForClinic(tx, clinicId, { action, objectType: 'employee', objectId: employeeId }, by)
  await announceSessionEnded(tx, { rightsOfPersonId: personId })
}
