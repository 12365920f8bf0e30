import type { RepresentationShape } from '@vastus/contract/persons'
import { isRepresentationCurrent } from '@vastus/domain/persons/representation'
import type { Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import { PERSON_SHOWN, personsShown } from '../../http/audit-trail.ts'
import type { Call } from '../../http/call.ts'
import type { Parts } from '../../parts.ts'
import { accessEContact, type EContact } from '../e-contacts/index.ts'
import * as persons from './person-repository.ts'

/** Who wrote for the patient. @throws NotFound where the patient wrote, as for what is not the caller's */
export async function getRepresentation(
  tx: Tx,
  call: Call,
  eContactId: number,
): Promise<RepresentationShape> {
  return read(tx, call, await accessWrittenForAnother(tx, call, eContactId))
}

/** Ends it for all clinics, from the representative's next request on; repeating it changes nothing. */
export async function endRepresentation(
  tx: Tx,
  { sessionEnded }: Parts,
  call: Call,
  eContactId: number,
): Promise<RepresentationShape> {
  const eContact = await accessWrittenForAnother(tx, call, eContactId)
  const { clinicId, creatorPersonId, patientPersonId } = eContact
  const { userId } = call.principal()
  await persons.endCurrent(tx, creatorPersonId, patientPersonId, {
    by: 'CLINIC',
    userId,
    clinicId,
    now: call.now,
  })
  await sessionEnded(tx, { rightsOfPersonId: creatorPersonId })
  return read(tx, call, eContact)
}

async function accessWrittenForAnother(tx: Tx, call: Call, eContactId: number): Promise<EContact> {
  const { eContact } = await accessEContact(tx, call, eContactId)
  if (eContact.creatorPersonId === eContact.patientPersonId) throw new NotFound()
  return eContact
}

async function read(tx: Tx, call: Call, eContact: EContact): Promise<RepresentationShape> {
  const row = await persons.findNewest(
    tx,
    eContact.clinicId,
    eContact.creatorPersonId,
    eContact.patientPersonId,
  )
  if (!row) throw new NotFound()
  const otherRecords = await persons.findOtherRecords(tx, eContact, call.now)
  const shown = otherRecords.flatMap((record) => [record, ...record.representatives])
  call.audit({
    ...personsShown(eContact.clinicId, [row.representativeId, ...shown.map(({ id }) => id)]),
    action: PERSON_SHOWN,
  })
  const { representativeId: id, firstName, surname, email, phone, ...representation } = row
  return {
    representative: { id, firstName, surname, email, phone },
    ...representation,
    otherRecords,
    current: row.declaredAt !== null && isRepresentationCurrent(row, call.now),
  }
}
