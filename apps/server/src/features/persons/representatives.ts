import type { Representative } from '@vastus/contract/persons'
import type { Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Services } from '../../services.ts'
import * as persons from './person-repository.ts'

/** Those who may write for the caller now, by name. */
export async function listRepresentatives(tx: Tx, request: RequestContext): Promise<Representative[]> {
  const { personId } = request.principal()
  if (personId === null) throw new NotFound()
  request.audit({ clinicId: null, subjectPersonId: personId, objectType: 'person', objectId: personId })
  return persons.findRepresentatives(tx)
}

/**
 * Ends one's being represented, at all clinics, from the representative's next request on.
 *
 * @throws NotFound for what is over, and for representations of others
 */
export async function endRepresentative(
  tx: Tx,
  { sessionEnded }: Services,
  request: RequestContext,
  id: number,
): Promise<undefined> {
  const representativeId = await persons.endOwnRepresentative(tx, id)
  if (representativeId === null) throw new NotFound()
  await sessionEnded(tx, { rightsOfPersonId: representativeId })
  request.audit({
    clinicId: null,
    subjectPersonId: request.principal().personId,
    objectType: 'representation',
    objectId: id,
  })
  return undefined
}
