import { checkMerge, type MergePart, mergedStanding } from '@vastus/domain/e-contact/merge'
import { stateOf } from '@vastus/domain/e-contact/stored-state'
import type { Tx } from '../../db/database.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { type AccessedEContact, type EContact, refuse } from '../e-contacts/index.ts'
import { requireNothingHeld } from '../replies/index.ts'
import { lockPair, type Pair } from './lock-pair.ts'
import { holdsOthers, insertMerge } from './merges-repository.ts'
import { savePair } from './save-pair.ts'
import { standingOf } from './standing.ts'

/** Lets one e-contact go on in another. Everything said stays where it was said, and is shown in the one that stays. */
export async function merge(tx: Tx, request: RequestContext, pair: Pair): Promise<AccessedEContact> {
  const { target, source } = await lockPair(tx, request, pair)
  const refusal = checkMerge(
    partOf(target.eContact),
    partOf(source.eContact),
    await holdsOthers(tx, pair.sourceId),
  )
  if (refusal) return refuse(tx, request, target.eContact, refusal)
  // What is about to leave from the one would find it gone; from the other, it would answer what its writer has not read.
  for (const id of [pair.sourceId, pair.targetId]) await requireNothingHeld(tx, id)

  await insertMerge(tx, {
    ...pair,
    clinicId: target.eContact.clinicId,
    userId: request.principal().userId,
    before: standingOf(target.eContact),
    now: request.now,
  })
  const standing = mergedStanding(standingOf(target.eContact), standingOf(source.eContact))
  const saved = await savePair(tx, request, {
    target: target.eContact,
    targetNext: { ...target.eContact, ...standing },
    source: source.eContact,
    mergedIntoId: pair.targetId,
    event: 'E_CONTACT_MERGED',
  })
  return { ...target, eContact: saved }
}

function partOf(eContact: EContact): MergePart {
  const { clinicId, patientPersonId, creatorPersonId, eContactType } = eContact
  return { clinicId, patientPersonId, creatorPersonId, eContactType, state: stateOf(eContact) }
}
