import type { EContactStatus, FinalizeStatus } from '@vastus/domain/e-contact/status'
import { promisedTimes } from '@vastus/domain/promises/working-hours'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { Tx } from '../../db/database.ts'
import { postJob } from '../../jobs/queue.ts'
import { findPromisedHours, type PromisedHours } from './find-promised-hours.ts'
import { PROMISE_JOB } from './promise-job.ts'
import { endPromise, insertPromise, type PromisedTimes, reviveNewest } from './promises-repository.ts'

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
 */
export async function followPromise(
  tx: Tx,
  before: Pick<Waiting, 'status' | 'finalizeStatus'>,
  after: Waiting,
  now: Date,
): Promise<void> {
  const wasWaiting = isWaiting(before)
  if (wasWaiting === isWaiting(after)) return
  if (wasWaiting) return endPromise(tx, after.id, now)
  beginPromise(tx, after, await findPromisedHours(tx, after.clinicId, after.eContactType), now)
}

/** Begins the promise of an e-contact that waits for the clinic from now on, where the clinic has promised anything. */
export function beginPromise(tx: Tx, after: Waiting, promised: PromisedHours | undefined, now: Date): void {
  if (!promised || !isWaiting(after)) return
  const { workingHours, ...calendar } = promised
  const { soonAt, dueAt } = promisedTimes(now, workingHours, calendar)
  const { id: eContactId, clinicId, creatorPersonId } = after
  insertPromise(tx, { eContactId, clinicId, creatorPersonId, since: now, soonAt, dueAt })
  postReminders(tx, eContactId, { since: now, soonAt, dueAt }, now)
}

/** The clinic is waited for again, as before its answer to the e-contact into which this one was merged. */
export async function resumePromise(tx: Tx, eContactId: number, now: Date): Promise<void> {
  const promised = await reviveNewest(tx, eContactId)
  // Those that were posted may have run while nobody waited.
  if (promised) postReminders(tx, eContactId, promised, now)
}

export function postReminders(
  tx: Tx,
  eContactId: number,
  { since, soonAt, dueAt }: PromisedTimes,
  now: Date,
): void {
  // That it will soon be late is no news once it is.
  for (const [stage, runAt] of [
    ['SOON', soonAt],
    ['LATE', dueAt],
  ] as const)
    if (stage === 'LATE' || dueAt > now)
      postJob(tx, {
        kind: PROMISE_JOB,
        payload: { eContactId, since: since.toISOString(), stage },
        runAt,
        dedupeKey: `${PROMISE_JOB}:${eContactId}:${now.toISOString()}:${stage}`,
      })
}

function isWaiting({ status, finalizeStatus }: Pick<Waiting, 'status' | 'finalizeStatus'>): boolean {
  return status === 'waitingForClinic' && finalizeStatus === 'SUBMITTED'
}
