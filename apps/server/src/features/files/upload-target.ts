import type { EContactStatus, FinalizeStatus, Outcome } from '@vastus/domain/e-contact/status'
import { decide, type EContactState } from '@vastus/domain/e-contact/transitions'
import type { EventType } from '@vastus/domain/e-contact/status'
import { checkFileCount } from '@vastus/domain/files/file-rules'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { BusinessRule, InvalidInput, NotFound, Refused } from '../../errors.ts'
import type { Call } from '../../http/call.ts'
import type { FileRow } from './file-row.ts'

const UNSENT_HOURS = 24

/** The e-contact a file is for, and what may follow from adding it. */
export type UploadTarget = {
  id: number
  clinicId: number
  patientPersonId: number
  creatorPersonId: number
  version: number
  plan: 'PREMIUM' | 'BASIC'
  /** The message the file belongs to at once: the patient's first one while its files step lasts. */
  entryId: number | null
  events: EventType[]
}

type TargetRow = Omit<UploadTarget, 'entryId' | 'events'> & {
  status: EContactStatus
  finalizeStatus: FinalizeStatus
  outcome: Outcome | null
  acceptanceRequired: boolean
  replyBlockedUntil: string | null
  completedAt: string | null
  assigneeUserId: number | null
  inquiryOpen: boolean
  sentEntryId: number | null
}

/**
 * Finds the e-contact of an upload and locks it, so that uploads at once are counted one after another.
 *
 * @throws NotFound also for what is not the caller's; BusinessRule or Refused where the life cycle has no room for a file
 */
export async function findUploadTarget(
  tx: Tx,
  call: Call,
  eContactId: number,
  side: FileRow['uploadedBy'],
): Promise<UploadTarget> {
  const { userId, personId, employments } = call.principal()
  const isOwn =
    side === 'PATIENT'
      ? sql`e.creator_person_id = ${personId}`
      : sql`e.clinic_id = any(${employments.map((each) => each.clinicId)}::bigint[]) and e.finalize_status = 'SUBMITTED'`
  const row = await tx.maybe<TargetRow>(sql`
    select e.id, e.clinic_id, e.patient_person_id, e.creator_person_id, e.version, c.plan, e.status, e.finalize_status,
      e.outcome, e.acceptance_required, e.reply_blocked_until, e.completed_at, e.assignee_user_id,
      e.inquiry_opened_at is not null and e.inquiry_answered_at is null as inquiry_open,
      case when e.finalized_at is null then (select t.id from timeline_entries t
        where t.e_contact_id = e.id and t.type = 'SENT' and t.author_role in ('PATIENT', 'REPRESENTATIVE')
        order by t.created_at, t.id limit 1) end as sent_entry_id
    from e_contacts e join clinics c on c.id = e.clinic_id
    where e.id = ${eContactId} and ${isOwn}
    for update of e`)
  if (!row) throw new NotFound()
  return {
    id: row.id,
    clinicId: row.clinicId,
    patientPersonId: row.patientPersonId,
    creatorPersonId: row.creatorPersonId,
    version: row.version,
    plan: row.plan,
    entryId: side === 'PATIENT' ? row.sentEntryId : null,
    events: eventsOf(row, side, call, userId),
  }
}

function eventsOf(
  state: EContactState,
  side: FileRow['uploadedBy'],
  call: Call,
  byUserId: number,
): EventType[] {
  const decision = decide(state, side === 'PATIENT' ? 'UPLOAD' : 'CLINIC_UPLOAD', {
    now: call.now.toISOString(),
    byUserId,
  })
  if (decision.ok) return decision.events
  const { refusal } = decision
  if (refusal.kind === 'KEY') throw new BusinessRule(refusal.key)
  throw new Refused(refusal.text, refusal.until ? { until: refusal.until } : {})
}

/**
 * Refuses one file more than a message may have. Files of a reply that was never sent stop counting after a day.
 *
 * @throws InvalidInput
 */
export async function requireRoom(tx: Tx, call: Call, target: UploadTarget): Promise<void> {
  const oldest = new Date(call.now.getTime() - UNSENT_HOURS * 3_600_000)
  const { count } = await tx.one<{ count: number }>(sql`select count(*) as count from files
    where e_contact_id = ${target.id} and uploaded_by_user_id = ${call.principal().userId}
      and entry_id is not distinct from ${target.entryId}::bigint
      and (entry_id is not null or created_at > ${oldest})`)
  const rule = checkFileCount(count + 1)
  if (rule) throw new InvalidInput([{ path: 'file', rule }])
}
