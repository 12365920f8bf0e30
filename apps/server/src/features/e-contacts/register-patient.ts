import type { Tx } from '../../db/database.ts'
import { recordEvents } from '../../events/record-events.ts'
import type { Call } from '../../http/call.ts'
import { clearAcceptance, refreshRow } from './e-contact-repository.ts'
import { confirmMembership, listIdsOfPatient } from './membership-repository.ts'

/** Makes the person a patient of the clinic. What waited for that decision waits no longer. */
export async function registerPatient(
  tx: Tx,
  call: Call,
  {
    clinicId,
    patientPersonId,
    exceptId = null,
  }: { clinicId: number; patientPersonId: number; exceptId?: number | null },
): Promise<void> {
  await confirmMembership(tx, clinicId, patientPersonId, call.now)
  const others = await clearAcceptance(tx, { clinicId, patientPersonId, exceptId, now: call.now })
  for (const other of others)
    recordEvents(tx, other, ['E_CONTACT_ACCEPTED'], call.principal().userId, call.now)
  await refreshRowsOfPatient(tx, clinicId, patientPersonId)
}

/** What is known of the patient shows on every row, and is searched in. */
export async function refreshRowsOfPatient(tx: Tx, clinicId: number, patientPersonId: number): Promise<void> {
  for (const id of await listIdsOfPatient(tx, clinicId, patientPersonId)) refreshRow(tx, id)
}
