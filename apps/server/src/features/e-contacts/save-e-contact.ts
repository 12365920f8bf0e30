import type { Tx } from '../../db/database.ts'
import type { EContact } from './e-contact.ts'
import { updateEContact } from './e-contact-repository.ts'

/** Stores the new state under the next version. The row is locked, so nobody else can have changed it meanwhile: what is stored is known here. */
export function saveEContact(tx: Tx, eContact: EContact, now: Date): EContact {
  const saved = { ...eContact, version: eContact.version + 1, updatedAt: now.toISOString() }
  updateEContact(tx, saved)
  return saved
}
