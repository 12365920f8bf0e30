import type { PersonDetails } from '@vastus/domain/persons/person-details'
import type { Tx } from '../../db/database.ts'
import * as patients from './patients-repository.ts'
import type { Contacts } from './person-input.ts'

type Entered = {
  clinicId: number
  /** Somebody on record; otherwise a new record is made. */
  personId: number | undefined
  patient: PersonDetails & Contacts
  now: Date
}

/** Makes somebody a patient of the clinic. @returns who it is from then on, and whether nobody was on record before */
export async function enterPatient(
  tx: Tx,
  { clinicId, personId, patient, now }: Entered,
): Promise<{ id: number; isNew: boolean }> {
  const entered = personId ?? (await patients.insertPerson(tx, { ...patient, clinicId }, now))
  await patients.addToClinic(tx, clinicId, entered, now)
  const id = await patients.joinRecord(tx, entered)
  return { id, isNew: personId === undefined && id === entered }
}

/** Sets how a patient is reached; from then on the contacts are this clinic's. */
export function setContacts(tx: Tx, clinicId: number, personId: number, contacts: Contacts): Promise<void> {
  return patients.saveContacts(tx, clinicId, personId, contacts)
}
