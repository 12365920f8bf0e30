import type { RepresentationShape } from '@vastus/contract/persons'
import { isRepresentationCurrent } from '@vastus/domain/persons/representation'
import type { Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import { PERSON_SHOWN, personsShown } from '../../http/audit-trail.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Services } from '../../services.ts'
import { accessEContact, type EContact } from '../e-contacts/index.ts'
import * as persons from './person-repository.ts'

/** Who wrote for the patient. @throws NotFound where the patient wrote, as for what is not the caller's */
export async function getRepresentation(
  tx: Tx,
  request: RequestContext,
  eContactId: number,
): Promise<RepresentationShape> {
  return read(tx, request, await accessWrittenForAnother(tx, request, eContactId))
}

/** Ends it for all clinics, from the representative's next request on; repeating it changes nothing. */
export async function endRepresentation(
  tx: Tx,
  { sessionEnded }: Services,
  request: RequestContext,
  eContactId: number,
): Promise<RepresentationShape> {
  const eContact = await accessWrittenForAnother(tx, request, eContactId)
  const { clinicId, creatorPersonId, patientPersonId } = eContact
  const { userId } = request.principal()
  await persons.endCurrent(tx, creatorPersonId, patientPersonId, {
    by: 'CLINIC',
    userId,
    clinicId,
    now: request.now,
  })
  await sessionEnded(tx, { rightsOfPersonId: creatorPersonId })
  return read(tx, request, eContact)
}

async function accessWrittenForAnother(
  tx: Tx,
  request: RequestContext,
  eContactId: number,
): Promise<EContact> {
  const { eContact } = await accessEContact(tx, request, eContactId)
  if (eContact.creatorPersonId === eContact.patientPersonId) throw new NotFound()
  return eContact
}

async function read(tx: Tx, request: RequestContext, eContact: EContact): Promise<RepresentationShape> {
  const row = await persons.findNewest(
    tx,
    eContact.clinicId,
    eContact.creatorPersonId,
    eContact.patientPersonId,
  )
  if (!row) throw new NotFound()
  const otherRecords = await persons.findOtherRecords(tx, eContact, request.now)
  const shown = otherRecords.flatMap((record) => [record, ...record.representatives])
  request.audit({
    ...personsShown(eContact.clinicId, [row.representativeId, ...shown.map(({ id }) => id)]),
    action: PERSON_SHOWN,
  })
  const { representativeId: id, firstName, surname, email, phone, ...representation } = row
  return {
    representative: { id, firstName, surname, email, phone },
    ...representation,
    otherRecords,
    current: row.declaredAt !== null && isRepresentationCurrent(row, request.now),
  }
}
