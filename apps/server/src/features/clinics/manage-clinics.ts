import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import { appendAudit, type AuditActor } from '../../http/audit-trail.ts'
import {
  type ClinicDetails,
  deleteClinic,
  insertClinic,
  listClinicRows,
  lockClinic,
  type ManagedClinic,
  type NewClinic,
  updateClinic,
} from './managed-clinics-repository.ts'

export type { ClinicDetails, ManagedClinic } from './managed-clinics-repository.ts'

/** Who manages clinics, and when. The operator's commands have no account. */
export type Manager = { actor: AuditActor; at: Date }
export type ClinicChanges = Partial<ClinicDetails & { isActive: boolean }>

export async function addClinic(tx: Tx, clinic: NewClinic, by: Manager): Promise<number> {
  const clinicId = await insertClinic(tx, clinic, by.at)
  noteForClinic(tx, clinicId, { action: 'CLINIC_ADD', objectType: 'clinic', objectId: clinicId }, by)
  return clinicId
}

export function listClinics(tx: Tx): Promise<ManagedClinic[]> {
  return listClinicRows(tx)
}

/** @throws NotFound */
export async function getClinic(tx: Tx, clinicId: number): Promise<ManagedClinic> {
  const clinic = (await listClinicRows(tx)).find(({ id }) => id === clinicId)
  if (!clinic) throw new NotFound()
  return clinic
}

/** What is not named stays. @throws NotFound */
export async function changeClinic(
  tx: Tx,
  clinicId: number,
  changes: ClinicChanges,
  by: Manager,
): Promise<ManagedClinic> {
  if (!(await lockClinic(tx, clinicId))) throw new NotFound()
  const before = await getClinic(tx, clinicId)
  await updateClinic(tx, { ...before, ...changes }, by.at)
  noteForClinic(tx, clinicId, { action: 'CLINIC_CHANGE', objectType: 'clinic', objectId: clinicId }, by)
  return getClinic(tx, clinicId)
}

/**
 * Removes a clinic without patients and e-contacts. One with them is deactivated, because medical records are kept:
 * nobody begins a new e-contact with it, and what is there can be read and answered.
 *
 * @throws NotFound
 */
export async function removeClinic(
  tx: Tx,
  clinicId: number,
  by: Manager,
): Promise<{ clinic: ManagedClinic; isRemoved: boolean }> {
  if (!(await lockClinic(tx, clinicId))) throw new NotFound()
  const clinic = await getClinic(tx, clinicId)
  if (clinic.patientCount + clinic.eContactCount > 0)
    return { clinic: await changeClinic(tx, clinicId, { isActive: false }, by), isRemoved: false }
  await deleteClinic(tx, clinicId)
  noteForClinic(tx, clinicId, { action: 'CLINIC_REMOVE', objectType: 'clinic', objectId: clinicId }, by)
  return { clinic, isRemoved: true }
}

/** Appends to the audit trail of the clinic what was done to it. */
export function noteForClinic(
  tx: Tx,
  clinicId: number,
  { action, ...object }: { action: string; objectType: string; objectId: number },
  { actor, at }: Manager,
): void {
  appendAudit(
    tx,
    { clinicId, subjectPersonId: null, ...object },
    { actor, action, outcome: 'ALLOWED', requestId: randomUUID(), at },
  )
}
