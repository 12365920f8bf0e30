import { decide } from '@vastus/domain/e-contact/transitions'
import type { ReturnReason } from '@vastus/domain/e-contact/hold'
import { stateOf } from '@vastus/domain/e-contact/stored-state'
import type { Tx } from '../../db/database.ts'
import { type Change, saveDecision } from './change-e-contact.ts'
import type { EContact } from './e-contact.ts'
import type { Author } from './entries-repository.ts'
import { lockUnsentFiles } from './unsent-files-repository.ts'

/**
 * Makes a change in the name of an employee who has asked for it earlier.
 *
 * @param eContact locked by the caller
 * @returns the changed e-contact, or why it does not take the change any more
 */
export async function applyForWriter(
  tx: Tx,
  eContact: EContact,
  change: Change,
  author: Author & { userId: number },
  now: Date,
): Promise<{ saved: EContact } | { notTaken: ReturnReason }> {
  const decision = decide(stateOf(eContact), change.action, {
    ...change.input,
    now: now.toISOString(),
    byUserId: author.userId,
  })
  if (!decision.ok) return { notTaken: decision.refusal.kind === 'KEY' ? 'CLOSED' : 'OTHER' }
  const fileIds = change.message?.fileIds ?? []
  const files = await lockUnsentFiles(tx, eContact.id, fileIds, 'CLINIC')
  if (files.length !== fileIds.length || files.some((file) => file.scanResult === 'INFECTED'))
    return { notTaken: 'FILE' }
  return { saved: await saveDecision(tx, eContact, decision, { change, fileIds, author, now }) }
}
