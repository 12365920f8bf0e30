import type { Tx } from '../../db/database.ts'
import type { EContact } from './e-contact.ts'
import { countWrittenBy, listWrittenAfter, listWrittenBy } from './e-contact-repository.ts'

/** A page in the order of the patient's list, or the next ones in the order of their numbers. */
type Part = { size: number; offset: number } | { size: number; afterId: number }

/** Some of the e-contacts that a person wrote and sent, and how many there are. */
export async function listOwnEContacts(
  tx: Tx,
  personId: number,
  part: Part,
  now: Date,
): Promise<{ eContacts: EContact[]; total: number }> {
  const [eContacts, total] = await Promise.all([
    'afterId' in part
      ? listWrittenAfter(tx, personId, { ...part, now })
      : listWrittenBy(tx, personId, { ...part, now }),
    countWrittenBy(tx, personId, now),
  ])
  return { eContacts, total }
}
