import type { Tx } from '../../db/database.ts'
import { Refused } from '../../errors.ts'
import { listHeld } from './held-replies-repository.ts'

/**
 * Refuses while a reply of the e-contact is held. Call it with the e-contact locked.
 *
 * @throws Refused
 */
export async function requireNothingHeld(tx: Tx, eContactId: number): Promise<void> {
  if ((await listHeld(tx, eContactId)).length > 0) throw new Refused('REPLY_ON_ITS_WAY')
}
