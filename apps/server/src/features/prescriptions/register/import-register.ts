import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../db/database.ts'
import { readRegister, UnknownRegister } from './read-register.ts'
import { putMedicines, putPackages, retireOthers } from './register-repository.ts'

/** What an import did, for the log. */
export type ImportCounts = {
  rows: number
  skipped: number
  wrongCodes: number
  medicines: number
  added: number
  returned: number
  retired: number
  packages: number
}

const CHUNK = 1000

/**
 * Brings the register of medicines to what a file says, in one transaction. What the file no longer names stays for
 * earlier requests, but is not offered any more.
 *
 * @throws UnknownRegister when nothing in the file is a medicine; nothing is changed then
 */
export async function importRegister(database: Database, clock: Clock, text: string): Promise<ImportCounts> {
  const { medicines, ...read } = readRegister(text)
  if (medicines.length === 0) throw new UnknownRegister('the file names no medicine')
  const at = clock.now()
  const counts = { added: 0, returned: 0, retired: 0 }
  await database.transaction({ actor: 'system' }, async (tx) => {
    for (let start = 0; start < medicines.length; start += CHUNK) {
      const chunk = medicines.slice(start, start + CHUNK)
      const { added, returned } = await putMedicines(tx, chunk, at)
      counts.added += added
      counts.returned += returned
      await putPackages(tx, chunk)
    }
    counts.retired = await retireOthers(tx, at)
  })
  const packages = medicines.reduce((sum, { packageCodes }) => sum + packageCodes.length, 0)
  return { ...read, medicines: medicines.length, ...counts, packages }
}
