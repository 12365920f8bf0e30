import type { EventType } from '@vastus/domain/e-contact/status'
import { decide } from '@vastus/domain/e-contact/transitions'
import { checkFileCount, MAX_FILES } from '@vastus/domain/files/file-rules'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { InvalidInput, TooManyRequests } from '../../errors.ts'
import type { Call } from '../../http/call.ts'
import { accessEContact, type EContact, refuse, stateOf } from '../e-contacts/index.ts'

const DAY_MS = 24 * 3_600_000
const DAILY_BYTES_OF_A_PATIENT = 200 * 1024 * 1024
const RETRY_SECONDS = 3600

/** The e-contact a file is for, and what follows from adding it. */
export type UploadTarget = { eContact: EContact; side: 'PATIENT' | 'CLINIC'; events: EventType[] }

/**
 * Finds the e-contact of an upload and locks it, so that uploads at once are counted one after another.
 *
 * @throws NotFound also for what is not the caller's; BusinessRule or Refused where the life cycle has no room for a file
 */
export async function findUploadTarget(tx: Tx, call: Call, eContactId: number): Promise<UploadTarget> {
  const { eContact, side } = await accessEContact(tx, call, eContactId, { lock: true })
  const decision = decide(stateOf(eContact), side === 'PATIENT' ? 'UPLOAD' : 'CLINIC_UPLOAD', {
    now: call.now.toISOString(),
    byUserId: call.principal().userId,
  })
  if (!decision.ok) return refuse(tx, call, eContact.clinicId, decision.refusal)
  return { eContact, side, events: decision.events }
}

/** The message a file belongs to at once: the patient's first one while its files step lasts. */
export async function findFirstMessage(tx: Tx, { eContact, side }: UploadTarget): Promise<number | null> {
  if (side === 'CLINIC' || eContact.finalizedAt !== null) return null
  const entry = await tx.maybe<{ id: number }>(sql`select id from timeline_entries
    where e_contact_id = ${eContact.id} and type = 'SENT' and author_role in ('PATIENT', 'REPRESENTATIVE')
    order by created_at, id limit 1`)
  return entry?.id ?? null
}

/**
 * Refuses one file more than a message may have. Files of a reply that was never sent stop counting after a day.
 *
 * @throws InvalidInput
 */
export async function requireRoom(
  tx: Tx,
  call: Call,
  eContactId: number,
  entryId: number | null,
): Promise<void> {
  const oldest = new Date(call.now.getTime() - DAY_MS)
  const { count } = await tx.one<{ count: number }>(sql`select count(*) as count from files
    where e_contact_id = ${eContactId} and uploaded_by_user_id = ${call.principal().userId}
      and entry_id is not distinct from ${entryId}::bigint
      and (entry_id is not null or created_at > ${oldest})`)
  const rule = checkFileCount(count + 1)
  if (rule) throw new InvalidInput([{ path: 'file', rule, params: { count: MAX_FILES } }])
}

/**
 * Bounds what one patient sends in a day. Staff send in the clinic's name, and know their limits.
 *
 * @throws TooManyRequests
 */
export async function requireDailyRoom(
  tx: Tx,
  call: Call,
  { eContact, side }: UploadTarget,
  sizeBytes: number,
): Promise<void> {
  if (side === 'CLINIC') return
  const since = new Date(call.now.getTime() - DAY_MS)
  const { sent } = await tx.one<{ sent: number }>(sql`select coalesce(sum(f.size_bytes), 0)::bigint as sent
    from e_contacts e join files f on f.e_contact_id = e.id
    where e.creator_person_id = ${eContact.creatorPersonId} and f.uploaded_by = 'PATIENT' and f.created_at > ${since}`)
  if (sent + sizeBytes > DAILY_BYTES_OF_A_PATIENT) throw new TooManyRequests(RETRY_SECONDS)
}

/** The plan decides whether the clinic's files are looked at by the scanner. */
export async function isScannedFor(tx: Tx, clinicId: number): Promise<boolean> {
  const { plan } = await tx.one<{ plan: string }>(sql`select plan from clinics where id = ${clinicId}`)
  return plan !== 'BASIC'
}
