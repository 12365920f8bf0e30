import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type NoticeKind =
  | 'reply'
  | 'completed'
  | 'archived'
  | 'rejected'
  | 'reopened'
  | 'newFromClinic'
  | 'receipt'
  | 'replyOpens'
  | 'answerReminder'

type NewNotice = {
  eventId: number
  eContactId: number
  clinicId: number
  recipientPersonId: number
  kind: NoticeKind
  channel: 'EMAIL' | 'PUSH'
  state: 'QUEUED' | 'NO_ADDRESS'
}

/** @returns the notice's id, or undefined when this notice of this event has been made before */
export async function insertNotice(tx: Tx, notice: NewNotice, now: Date): Promise<number | undefined> {
  const row = await tx.maybe<{ id: number }>(sql`insert into notices (event_id, e_contact_id, clinic_id,
      recipient_person_id, kind, channel, state, created_at)
    values (${notice.eventId}, ${notice.eContactId}, ${notice.clinicId}, ${notice.recipientPersonId}, ${notice.kind}, ${notice.channel}, ${notice.state}, ${now})
    on conflict (event_id, kind, channel) do nothing
    returning id`)
  return row?.id
}

export type NoticeEnd = { state: 'SENT'; sentAt: Date } | { state: 'FAILED'; error: string }

/** What became of a notice. One device that got it is enough, whichever of them comes last. */
export async function settleNotice(tx: Tx, noticeId: number, end: NoticeEnd): Promise<void> {
  if (end.state === 'SENT')
    await tx.run(sql`update notices set state = 'SENT', sent_at = ${end.sentAt}, error = null
      where id = ${noticeId} and state <> 'SENT'`)
  else
    await tx.run(sql`update notices set state = 'FAILED', error = ${end.error}
      where id = ${noticeId} and state = 'QUEUED'`)
}
