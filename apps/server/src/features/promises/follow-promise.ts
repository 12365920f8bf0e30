import type { EContactStatus, FinalizeStatus } from '@vastus/domain/e-contact/status'
import { promisedTimes } from '@vastus/domain/promises/working-hours'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { Tx } from '../../db/database.ts'
import { postJob } from '../../jobs/queue.ts'
import { PROMISE_JOB } from './promise-job.ts'
import { endPromise, findPromisedHours, insertPromise } from './promises-repository.ts'

/** What a promise depends on. */
type Waiting = {
  id: number
  clinicId: number
  creatorPersonId: number
  eContactType: TypeCode
  status: EContactStatus
  finalizeStatus: FinalizeStatus
}

/**
 * Begins a promise when the turn comes to the clinic and ends it when the clinic has answered, in the transaction of the
 * change. What the patient adds meanwhile changes nothing: the clinic has been waited for all along.
 *
 * @param before null for an e-contact that is new
 */
export async function followPromise(
  tx: Tx,
  before: Pick<Waiting, 'status' | 'finalizeStatus'> | null,
  after: Waiting,
  now: Date,
): Promise<void> {
  const wasWaiting = before !== null && isWaiting(before)
  if (wasWaiting === isWaiting(after)) return
  if (wasWaiting) return endPromise(tx, after.id, now)
  const promised = await findPromisedHours(tx, after.clinicId, after.eContactType)
  if (!promised) return
  const { workingHours, timeZone, countryCode } = promised
  const { soonAt, dueAt } = promisedTimes(now, workingHours, { timeZone, country: countryCode })
  const { id: eContactId, clinicId, creatorPersonId } = after
  insertPromise(tx, { eContactId, clinicId, creatorPersonId, since: now, soonAt, dueAt })
  for (const [stage, runAt] of [
    ['SOON', soonAt],
    ['LATE', dueAt],
  ] as const)
    postJob(tx, {
      kind: PROMISE_JOB,
      payload: { eContactId, since: now.toISOString(), stage },
      runAt,
      dedupeKey: `${PROMISE_JOB}:${eContactId}:${now.toISOString()}:${stage}`,
    })
}

function isWaiting({ status, finalizeStatus }: Pick<Waiting, 'status' | 'finalizeStatus'>): boolean {
  return status === 'waitingForClinic' && finalizeStatus === 'SUBMITTED'
}
