import { needsRepresentative } from '@vastus/domain/e-contact/clinic-made'
import { isAdult } from '@vastus/domain/identity/age'
import { canSendFor } from '@vastus/domain/permissions'
import { localDate } from '@vastus/domain/time/time-zone'
import type { Tx } from '../../db/database.ts'
import { NotFound, Refused } from '../../errors.ts'
import * as sending from './sending-repository.ts'

/**
 * A minor's e-contact belongs to a representative, and only to one whose right to act is recorded and not over.
 *
 * @returns who acts for the patient; null where the patient does
 * @throws Refused, NotFound
 */
export async function readOwner(
  tx: Tx,
  clinicId: number,
  representativeId: number | null,
  patient: sending.PatientOfClinic,
  now: Date,
): Promise<number | null> {
  const { birthDate } = patient
  const today = localDate(now, patient.timeZone)
  if (representativeId === null) {
    if (needsRepresentative(birthDate, today)) throw new Refused('REPRESENTATIVE_REQUIRED')
    return null
  }
  const recorded = await sending.findRepresentation(tx, clinicId, representativeId, patient.id)
  if (!recorded || !isAdult(recorded.birthDate, today)) throw new NotFound()
  const wasChild = !isAdult(birthDate, localDate(new Date(recorded.declaredAt), patient.timeZone))
  if (!canSendFor({ relation: 'REPRESENTED', birthDate, wasChild }, today)) throw new NotFound()
  return recorded.id
}
