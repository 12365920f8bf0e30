import type { FileShape } from '@vastus/contract/shapes'
import type { Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import { listFilesById, makeOwn } from './message-files-repository.ts'
import { presentFile } from './present-file.ts'

/** @throws NotFound */
export async function showFile(tx: Tx, id: string): Promise<FileShape> {
  const [file] = await listFilesById(tx, [id])
  if (!file) throw new NotFound()
  return presentFile(file)
}

/** Gives the files of a reply that was not sent to the colleague who sends it now. */
export function handOverFiles(
  tx: Tx,
  ids: readonly string[],
  { from, to }: { from: number; to: number },
): Promise<void> {
  return ids.length === 0 ? Promise.resolve() : makeOwn(tx, ids, { from, to })
}

/** Those that went with no message yet, in the order in which they were uploaded. */
export async function showUnsentFiles(tx: Tx, ids: readonly string[]): Promise<FileShape[]> {
  const files = ids.length === 0 ? [] : await listFilesById(tx, ids)
  return files.filter(({ entryId }) => entryId === null).map(presentFile)
}
