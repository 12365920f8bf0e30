import type { Representative } from '@vastus/contract/persons'
import type { Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import type { Call } from '../../http/call.ts'
import type { Parts } from '../../parts.ts'
import * as persons from './person-repository.ts'

/** Those who may write for the caller now, by name. */
export async function listRepresentatives(tx: Tx, call: Call): Promise<Representative[]> {
  const { personId } = call.principal()
  if (personId === null) throw new NotFound()
  call.audit({ clinicId: null, subjectPersonId: personId, objectType: 'person', objectId: personId })
  return persons.findRepresentatives(tx)
}

/**
 * Ends one's being represented, at all clinics, from the representative's next request on.
 *
 * @throws NotFound for what is over, and for representations of others
 */
export async function endRepresentative(
  tx: Tx,
  { sessionEnded }: Parts,
  call: Call,
  id: number,
): Promise<undefined> {
  const representativeId = await persons.endOwnRepresentative(tx, id)
  if (representativeId === null) throw new NotFound()
  await sessionEnded(tx, { rightsOfPersonId: representativeId })
  call.audit({
    clinicId: null,
    subjectPersonId: call.principal().personId,
    objectType: 'representation',
    objectId: id,
  })
  return undefined
}
