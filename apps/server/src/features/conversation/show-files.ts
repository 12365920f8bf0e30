import type { FileShape } from '@vastus/contract/shapes'
import type { Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import { listFilesById } from './message-files-repository.ts'
import { presentFile } from './present-file.ts'

/** @throws NotFound */
export async function showFile(tx: Tx, id: string): Promise<FileShape> {
  const [file] = await listFilesById(tx, [id])
  if (!file) throw new NotFound()
  return presentFile(file)
}

/** Those that went with no message yet, in the order in which they were uploaded. */
export async function showUnsentFiles(tx: Tx, ids: readonly string[]): Promise<FileShape[]> {
  const files = ids.length === 0 ? [] : await listFilesById(tx, ids)
  return files.filter(({ entryId }) => entryId === null).map(presentFile)
}
