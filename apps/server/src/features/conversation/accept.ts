import type { Tx } from '../../db/database.ts'
import type { Call } from '../../http/call.ts'
import { type AccessedEContact, changeEContact, setMembership } from '../e-contacts/index.ts'

/** Takes a new patient on. Whatever else the patient sent to the clinic need not be decided on any more. */
export async function accept(tx: Tx, call: Call, id: number): Promise<AccessedEContact> {
  const changed = await changeEContact(tx, call, id, { action: 'ACCEPT' })
  const { clinicId, patientPersonId } = changed.eContact
  await setMembership(tx, call, { clinicId, patientPersonId, clinicMember: true, exceptId: id })
  return changed
}
