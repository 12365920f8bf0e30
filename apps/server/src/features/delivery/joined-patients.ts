import type { Tx } from '../../db/database.ts'
import { type NewJob, postJob } from '../../jobs/queue.ts'
import type { EventSubject } from './subjects-repository.ts'

/**
 * A patient without an account whom a clinic has just made of two gets no mail before that can no longer be undone. One notice an
 * e-contact is then made, by the first of these jobs.
 *
 * @returns whether the job comes again then
 */
export function waitsForJoin(
  tx: Tx,
  { eContactId, mailWaitsUntil }: EventSubject,
  job: Pick<NewJob, 'kind' | 'payload'>,
): boolean {
  if (mailWaitsUntil === null) return false
  const dedupeKey = `${job.kind}:joined:${eContactId}:${mailWaitsUntil}`
  postJob(tx, { ...job, runAt: new Date(mailWaitsUntil), dedupeKey })
  return true
}
