import type { NewPrescription } from '@vastus/contract/prescriptions'
import type { Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import { countKnown, insertSet, type NewSet, type SetRow } from './prescriptions-repository.ts'

/**
 * Keeps what was asked for. The caller must have checked that the writer acts for the person at the clinic.
 *
 * @throws NotFound when a line renews one that was never asked for this person at this clinic
 */
export async function saveSet(tx: Tx, set: NewSet): Promise<SetRow> {
  await requireKnown(tx, set.prescriptions, set)
  return insertSet(tx, set)
}

async function requireKnown(
  tx: Tx,
  prescriptions: readonly NewPrescription[],
  { patientPersonId, clinicId }: Pick<NewSet, 'patientPersonId' | 'clinicId'>,
): Promise<void> {
  const ids = [...new Set(prescriptions.flatMap(({ previousId }) => previousId ?? []))]
  if (ids.length === 0) return
  if ((await countKnown(tx, ids, patientPersonId, clinicId)) !== ids.length) throw new NotFound()
}
