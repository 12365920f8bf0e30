import type { Tx } from '../../db/database.ts'
import type { Call } from '../../http/call.ts'
import { findEmployeeName } from './colleagues-repository.ts'
import type { Accessed } from './access-e-contact.ts'
import type { EContact } from './e-contact.ts'
import type { Author } from './timeline-repository.ts'

/** Who speaks: staff under the name that the clinic has for them, patients under their own. */
export async function authorOf(tx: Tx, call: Call, accessed: Accessed): Promise<Author> {
  const { userId } = call.principal()
  if (accessed.side === 'PATIENT') return patientAuthor(call, accessed.eContact)
  const name = await findEmployeeName(tx, accessed.eContact.clinicId, userId)
  return { userId, role: 'CLINIC', ...name, profession: accessed.profession }
}

export function patientAuthor(
  call: Call,
  eContact: Pick<EContact, 'patientPersonId' | 'creatorPersonId'>,
): Author {
  const { userId, firstName, surname } = call.principal()
  const role = eContact.patientPersonId === eContact.creatorPersonId ? 'PATIENT' : 'REPRESENTATIVE'
  return { userId, role, firstName, surname, profession: null }
}
