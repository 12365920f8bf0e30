import type { Tx } from '../../db/database.ts'
import { listFilesOfPatient, type ReadableFile } from './files-repository.ts'

export type OwnFile = ReadableFile

/** The sent files of some e-contacts that the person wrote, and of those that were merged into them. */
export async function listOwnFiles(
  tx: Tx,
  personId: number,
  eContactIds: readonly number[],
): Promise<OwnFile[]> {
  return eContactIds.length === 0 ? [] : listFilesOfPatient(tx, personId, eContactIds)
}
