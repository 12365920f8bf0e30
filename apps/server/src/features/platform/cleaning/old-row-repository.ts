import { JOIN_UNDO_HOURS } from '@vastus/domain/identity/account-join'
import { IDEMPOTENCY_HOURS } from '@vastus/domain/limits'
import type { Tx } from '../../../db/database.ts'
import { sql } from '../../../db/sql.ts'
import { purgeJobs } from '../../../jobs/queue.ts'
import { deleteOldClientLogs } from '../client-log/client-log-repository.ts'
import { deleteOldUsage } from '../usage/usage-repository.ts'

const DRAFT_HOURS = 24
/** People whom files find are counted by the day, so these rows are kept for longer than a day. */
const COUNTER_HOURS = 26
const CODE_HOURS = 24
const JOB_HOURS = 24
const CLIENT_LOG_HOURS = 30 * 24
const USAGE_HOURS = 365 * 24
const OUTBOX_HOURS = 30 * 24

export async function deleteOldRows(tx: Tx, now: Date): Promise<void> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60_000)
  // The writer of a joined account comes to its drafts again when the join is undone.
  await tx.run(sql`delete from drafts d where d.updated_at < ${hoursAgo(DRAFT_HOURS)}
    and not exists (select from account_joins j where j.former_user_id = d.user_id and j.undone_at is null
      and j.joined_at >= ${hoursAgo(JOIN_UNDO_HOURS)})`)
  await deleteOldClientLogs(tx, hoursAgo(CLIENT_LOG_HOURS))
  await deleteOldUsage(tx, hoursAgo(USAGE_HOURS))
  await purgeJobs(tx, hoursAgo(JOB_HOURS))
  await tx.run(sql`delete from idempotency_keys where created_at < ${hoursAgo(IDEMPOTENCY_HOURS)}`)
  await tx.run(sql`delete from outbox_messages where created_at < ${hoursAgo(OUTBOX_HOURS)}`)
  await tx.run(sql`delete from rate_counters where window_start < ${hoursAgo(COUNTER_HOURS)}`)
  await tx.run(sql`delete from one_time_codes where expires_at < ${hoursAgo(CODE_HOURS)}`)
  await tx.run(sql`delete from identity_attempts where expires_at < ${now}`)
  await tx.run(sql`update account_joins set before = '{}', moved = '{}'
    where joined_at < ${hoursAgo(JOIN_UNDO_HOURS)} and before <> '{}'`)
  await tx.run(sql`update patient_joins set before = '{}', moved = '{}'
    where joined_at < ${hoursAgo(JOIN_UNDO_HOURS)} and before <> '{}'`)
  await tx.run(sql`delete from sessions where absolute_expires_at < ${now}`)
}
