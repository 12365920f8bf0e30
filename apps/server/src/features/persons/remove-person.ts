import type { Tx } from '../../db/database.ts'
import { NotFound, Refused } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Services } from '../../services.ts'
import * as persons from './person-repository.ts'

/**
 * Ends acting for a person from the next request on. What was sent stays readable on both sides.
 *
 * @throws Refused while the clinic or the user still owes the other an answer
 */
export async function removePerson(
  tx: Tx,
  { sessionEnded }: Services,
  request: RequestContext,
  id: number,
): Promise<undefined> {
  const { personId, userId } = request.principal()
  const ownId = personId ?? 0
  await persons.lockOwnPersons(tx, ownId)
  if (!(await persons.findRepresented(tx, ownId, id, request.now))) throw new NotFound()
  if (await persons.hasOpenEContact(tx, ownId, id)) throw new Refused('PERSON_HAS_OPEN_E_CONTACT')
  await persons.endCurrent(tx, ownId, id, { by: 'REPRESENTATIVE', userId, clinicId: null, now: request.now })
  await sessionEnded(tx, { rightsOfPersonId: ownId })
  request.audit({ clinicId: null, subjectPersonId: id, objectType: 'person', objectId: id })
  return undefined
}
