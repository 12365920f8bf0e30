import type { Tx } from '../../db/database.ts'
import { recordEvents } from '../../events/record-events.ts'
import type { Call } from '../../http/call.ts'
import type { Accessed } from './access-e-contact.ts'
import { changeEContact } from './change-e-contact.ts'
import { clearAcceptance, refreshRow } from './e-contact-repository.ts'
import { confirmMembership, listIdsOfPatient } from './sending-repository.ts'

/** Takes a new patient on. Whatever else the patient sent to the clinic need not be decided on any more. */
export async function accept(tx: Tx, call: Call, id: number): Promise<Accessed> {
  const changed = await changeEContact(tx, call, id, { action: 'ACCEPT' })
  const { clinicId, patientPersonId } = changed.eContact
  await confirmMembership(tx, clinicId, patientPersonId, call.now)
  const others = await clearAcceptance(tx, { clinicId, patientPersonId, exceptId: id, now: call.now })
  for (const other of others)
    await recordEvents(tx, other, ['E_CONTACT_ACCEPTED'], call.principal().userId, call.now)
  // Membership shows on every row of the patient.
  for (const shown of await listIdsOfPatient(tx, clinicId, patientPersonId)) await refreshRow(tx, shown)
  return changed
}
