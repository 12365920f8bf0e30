import { type MedicineNames, medicineNames } from '@vastus/domain/ai/medicine-names'
import type { Tx } from '../../db/database.ts'
import { listNamesOfRegister } from './medications-repository.ts'

/** The medicines of the register, as texts are looked through for them. */
export async function listKnownMedicines(tx: Tx): Promise<MedicineNames> {
  return medicineNames(await listNamesOfRegister(tx))
}
