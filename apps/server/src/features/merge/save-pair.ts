import type { EventType } from '@vastus/domain/e-contact/status'
import type { Tx } from '../../db/database.ts'
import { recordEvents } from '../../events/record-events.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { refreshRow } from '../../db/refresh-row.ts'
import { type EContact, saveEContact } from '../e-contacts/index.ts'
import { followPromise, resumePromise } from '../promises/index.ts'
import { point } from './merges-repository.ts'
import { tellWhenReplyOpens } from '../delivery/index.ts'

type Saving = {
  target: EContact
  targetNext: EContact
  source: EContact
  mergedIntoId: number | null
  event: Extract<EventType, 'E_CONTACT_MERGED' | 'E_CONTACT_MERGE_UNDONE'>
}

/**
 * Saves both under their next versions, tells of both and renders both rows again. The state of the other one is left as it is:
 * that is what an undo brings back.
 */
export async function savePair(tx: Tx, request: RequestContext, saving: Saving): Promise<EContact> {
  const { target, targetNext, source, mergedIntoId, event } = saving
  const { userId } = request.principal()
  await followPromise(tx, target, targetNext, request.now)
  if (mergedIntoId === null && source.status === 'waitingForClinic')
    await resumePromise(tx, source.id, request.now)
  await point(tx, source.id, mergedIntoId)
  const savedSource = saveEContact(tx, { ...source, mergedIntoId }, request.now)
  const saved = saveEContact(tx, targetNext, request.now)
  for (const each of [savedSource, saved]) {
    recordEvents(tx, each, [event], userId, request.now)
    refreshRow(tx, each.id)
    // The time may be the other one's, or have passed while nothing was said of this one. Each is announced once.
    tellWhenReplyOpens(tx, each, each.replyBlockedUntil)
  }
  return saved
}
