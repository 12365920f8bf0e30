import type { Prescription } from '@vastus/contract/prescriptions'
import type { Tx } from '../../db/database.ts'
import { listOfEContact } from './prescriptions-repository.ts'

/** The medicines that an e-contact, or one that was merged into it, asks to renew; none for most. */
export function listPrescriptionsOf(
  tx: Tx,
  eContactId: number,
): Promise<(Prescription & { eContactId: number })[]> {
  return listOfEContact(tx, eContactId)
}
