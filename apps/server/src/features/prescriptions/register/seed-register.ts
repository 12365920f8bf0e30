import { readFile } from 'node:fs/promises'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../db/database.ts'
import { importRegister } from './import-register.ts'
import { hasMedications } from './register-repository.ts'

const SAMPLE = new URL('./sample.csv', import.meta.url)

/** Fills an empty register with common medicines, so that the search works until the national register is imported. */
export async function seedMedications(database: Database, clock: Clock): Promise<void> {
  if (await database.transaction({ actor: 'system' }, hasMedications)) return
  await importRegister(database, clock, await readFile(SAMPLE, 'utf8'))
}
