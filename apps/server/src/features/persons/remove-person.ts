import type { Tx } from '../../db/database.ts'
import { NotFound, Refused } from '../../errors.ts'
import type { Call } from '../../http/call.ts'
import type { Parts } from '../../parts.ts'
import * as persons from './person-repository.ts'

/**
 * Ends acting for a person from the next request on. What was sent stays readable on both sides.
 *
 * @throws Refused while the clinic or the user still owes the other an answer
 */
export async function removePerson(
  tx: Tx,
  { sessionEnded }: Parts,
  call: Call,
  id: number,
): Promise<undefined> {
  const { personId, userId } = call.principal()
  const ownId = personId ?? 0
  await persons.lockOwnPersons(tx, ownId)
  if (!(await persons.findRepresented(tx, ownId, id, call.now))) throw new NotFound()
  if (await persons.hasOpenEContact(tx, ownId, id)) throw new Refused('PERSON_HAS_OPEN_E_CONTACT')
  await persons.endCurrent(tx, ownId, id, { by: 'REPRESENTATIVE', userId, clinicId: null, now: call.now })
  await sessionEnded(tx, { rightsOfPersonId: ownId })
  call.audit({ clinicId: null, subjectPersonId: id, objectType: 'person', objectId: id })
  return undefined
}
