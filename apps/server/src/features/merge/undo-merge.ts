import { checkUndoMerge, unmergedStanding } from '@vastus/domain/e-contact/merge'
import type { Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { type AccessedEContact, refuse } from '../e-contacts/index.ts'
import { lockPair, type Pair } from './lock-pair.ts'
import { endMerge, findMerge } from './merges-repository.ts'
import { savePair } from './save-pair.ts'
import { standingOf } from './standing.ts'

/** Makes two of them again. Each has what was said in it; what was said since the merge stays with the one that stayed. */
export async function undoMerge(tx: Tx, request: RequestContext, pair: Pair): Promise<AccessedEContact> {
  const { target, source } = await lockPair(tx, request, pair)
  const merge = await findMerge(tx, pair)
  if (!merge) throw new NotFound()
  const refusal = checkUndoMerge(merge, request.now.toISOString())
  if (refusal) return refuse(tx, request, target.eContact, refusal)

  await endMerge(tx, merge.id, request.principal().userId, request.now)
  const present = standingOf(target.eContact)
  const standing = unmergedStanding(
    present,
    merge.targetBefore,
    standingOf(source.eContact),
    merge.hasMovedOn || target.eContact.outcome !== null,
  )
  const saved = await savePair(tx, request, {
    target: target.eContact,
    targetNext: { ...target.eContact, ...standing },
    source: source.eContact,
    mergedIntoId: null,
    event: 'E_CONTACT_MERGE_UNDONE',
  })
  return { ...target, eContact: saved }
}
