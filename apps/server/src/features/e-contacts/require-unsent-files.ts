import { BusinessRule, NotFound } from '../../errors.ts'
import type { Tx } from '../../db/database.ts'
import type { AccessedEContact } from './access-e-contact.ts'
import { lockUnsentFiles } from './unsent-files-repository.ts'

/**
 * Checks the files chosen for a message: of this e-contact, uploaded by the caller's side, not sent yet. One that is
 * still being scanned may go along; it opens once it is found clean.
 *
 * @throws NotFound, or BusinessRule for an infected file
 */
export async function requireUnsentFiles(
  tx: Tx,
  accessed: AccessedEContact,
  fileIds: readonly string[] = [],
): Promise<string[]> {
  const wanted = [...new Set(fileIds.map((id) => id.toLowerCase()))]
  if (wanted.length === 0) return []
  const files = await lockUnsentFiles(tx, accessed.eContact.id, wanted, accessed.side)
  if (files.length !== wanted.length) throw new NotFound()
  if (files.some((file) => file.scanResult === 'INFECTED')) throw new BusinessRule('INVALID_INPUT_FILE')
  return wanted
}
