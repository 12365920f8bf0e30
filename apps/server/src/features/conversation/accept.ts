import type { Tx } from '../../db/database.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { type AccessedEContact, changeEContact, setMembership } from '../e-contacts/index.ts'

/** Takes a new patient on. Whatever else the patient sent to the clinic need not be decided on any more. */
export async function accept(tx: Tx, request: RequestContext, id: number): Promise<AccessedEContact> {
  const changed = await changeEContact(tx, request, id, { action: 'ACCEPT' })
  const { clinicId, patientPersonId } = changed.eContact
  await setMembership(tx, request, { clinicId, patientPersonId, clinicMember: true, exceptId: id })
  return changed
}
