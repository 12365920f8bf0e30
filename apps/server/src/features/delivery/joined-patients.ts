import type { Tx } from '../../db/database.ts'
import { type NewJob, postJob } from '../../jobs/queue.ts'
import type { EventSubject } from './subjects-repository.ts'

/**
 * A patient without an account whom a clinic has just made of two gets no mail before that can no longer be undone. One notice an
 * e-contact is then made, by the first of these jobs. An undo finds them by their keys (undo_patient_join).
 *
 * @returns whether the job comes again then
 */
export function waitsForJoin(
  tx: Tx,
  { eContactId, mailWaitsUntil }: EventSubject,
  job: Pick<NewJob, 'kind' | 'payload'>,
): boolean {
  if (mailWaitsUntil === null) return false
  const dedupeKey = `joined:${eContactId}:${mailWaitsUntil}:${job.kind}`
  postJob(tx, { ...job, runAt: new Date(mailWaitsUntil), dedupeKey })
  return true
}
