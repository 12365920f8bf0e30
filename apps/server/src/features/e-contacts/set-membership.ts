import type { Tx } from '../../db/database.ts'
import { refreshRow } from '../../db/refresh-row.ts'
import { recordEvents } from '../../events/record-events.ts'
import { clearAcceptance } from './e-contact-repository.ts'
import { confirmMembership, endMembership, listIdsOfPatient } from './membership-repository.ts'

/**
 * Says whether the person is a patient of the clinic. When it becomes one, its e-contacts that waited for that decision
 * wait no longer. Every row of the patient shows the membership, and is searched by it.
 *
 * @param about.exceptId an e-contact that the caller saves itself
 */
export async function setMembership(
  tx: Tx,
  about: { clinicId: number; patientPersonId: number; clinicMember: boolean; exceptId?: number },
  by: { userId: number; now: Date },
): Promise<void> {
  const { clinicId, patientPersonId, clinicMember, exceptId = null } = about
  if (clinicMember) {
    await confirmMembership(tx, clinicId, patientPersonId, by.now)
    await acceptWaiting(tx, { clinicId, patientPersonId, exceptId }, by)
  } else await endMembership(tx, clinicId, patientPersonId)
  for (const id of await listIdsOfPatient(tx, clinicId, patientPersonId)) refreshRow(tx, id)
}

/** The e-contacts of a patient that waited for the clinic to take the patient wait no longer. */
export async function acceptWaiting(
  tx: Tx,
  about: { clinicId: number; patientPersonId: number; exceptId: number | null },
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  for (const other of await clearAcceptance(tx, { ...about, now }))
    recordEvents(tx, other, ['E_CONTACT_ACCEPTED'], userId, now)
}
