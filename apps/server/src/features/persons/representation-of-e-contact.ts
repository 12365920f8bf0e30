import type { RepresentationShape } from '@vastus/contract/persons'
import { isRepresentationCurrent } from '@vastus/domain/persons/representation'
import type { Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import type { Call } from '../../http/call.ts'
import type { Parts } from '../../parts.ts'
import { accessEContact } from '../e-contacts/index.ts'
import * as persons from './person-repository.ts'

/** Who wrote for the patient. @throws NotFound where the patient wrote, as for what is not the caller's */
export async function getRepresentation(
  tx: Tx,
  call: Call,
  eContactId: number,
): Promise<RepresentationShape> {
  const { eContact } = await accessEContact(tx, call, eContactId)
  const { creatorPersonId, patientPersonId } = eContact
  if (creatorPersonId === patientPersonId) throw new NotFound()
  const row = await persons.findNewest(tx, creatorPersonId, patientPersonId)
  if (!row) throw new NotFound()
  const { representativeId: id, firstName, surname, email, phone, ...representation } = row
  return {
    representative: { id, firstName, surname, email, phone },
    ...representation,
    current: row.declaredAt !== null && isRepresentationCurrent(row, call.now),
  }
}

/** Ends it for all clinics, from the representative's next request on; repeating it changes nothing. */
export async function endRepresentation(
  tx: Tx,
  { sessionEnded }: Parts,
  call: Call,
  eContactId: number,
): Promise<RepresentationShape> {
  const { eContact } = await accessEContact(tx, call, eContactId)
  const { clinicId, creatorPersonId, patientPersonId } = eContact
  if (creatorPersonId === patientPersonId) throw new NotFound()
  const { userId } = call.principal()
  await persons.endCurrent(tx, creatorPersonId, patientPersonId, {
    by: 'CLINIC',
    userId,
    clinicId,
    now: call.now,
  })
  await sessionEnded(tx, { rightsOfPersonId: creatorPersonId })
  return getRepresentation(tx, call, eContactId)
}
