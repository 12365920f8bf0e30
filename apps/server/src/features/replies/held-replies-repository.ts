import type { HeldAction, HeldReplyState, ReturnReason } from '@vastus/domain/e-contact/hold'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { Profession } from '@vastus/domain/roles'
import { idsWithMerged } from '../../db/shared-conditions.ts'

export type HeldReply = {
  id: number
  eContactId: number
  clinicId: number
  userId: number
  authorFirstName: string
  authorSurname: string
  authorProfession: Profession
  action: HeldAction
  /** Why it is archived or rejected. */
  reason: string | null
  text: string
  original: string | null
  fileIds: string[]
  replyBlockedUntil: string | null
  questionnaire: TypeCode | null
  answerBy: string | null
  state: HeldReplyState
  returnReason: ReturnReason | null
  releaseAt: string
}

const CONTENT = sql`h.id, h.clinic_id, h.user_id, h.author_first_name, h.author_surname, h.author_profession,
  h.action, h.reason, h.text, h.original, h.file_ids, h.reply_blocked_until, h.questionnaire, h.answer_by, h.state, h.return_reason, h.release_at`
const COLUMNS = sql`h.e_contact_id, ${CONTENT}`

export async function insertHeldReply(
  tx: Tx,
  held: Omit<HeldReply, 'id' | 'state' | 'returnReason'> & { now: Date },
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`insert into held_replies (e_contact_id, clinic_id, user_id,
      author_first_name, author_surname, author_profession, action, reason, text, original, file_ids, reply_blocked_until, questionnaire, answer_by, state,
      release_at, created_at)
    values (${held.eContactId}, ${held.clinicId}, ${held.userId}, ${held.authorFirstName}, ${held.authorSurname},
      ${held.authorProfession}, ${held.action}, ${held.reason}, ${held.text}, ${held.original}, ${held.fileIds}::uuid[], ${held.replyBlockedUntil}, ${held.questionnaire}, ${held.answerBy}, 'HELD',
      ${held.releaseAt}, ${held.now.toISOString()}) returning id`)
  return id
}

/** Those of an e-contact that have not left yet. Call it with the e-contact locked to rely on it. */
export function listHeld(tx: Tx, eContactId: number): Promise<HeldReply[]> {
  return tx.query<HeldReply>(
    sql`select ${COLUMNS} from held_replies h where h.e_contact_id = ${eContactId} and h.state = 'HELD' order by h.id`,
  )
}

/** The e-contacts of a patient of which an acceptance is held. */
export async function listAccepting(
  tx: Tx,
  { clinicId, patientPersonId }: { clinicId: number; patientPersonId: number },
): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`select distinct e.id
    from held_replies h join e_contacts e on e.id = h.e_contact_id
    where e.clinic_id = ${clinicId} and e.patient_person_id = ${patientPersonId} and h.action = 'ACCEPT' and h.state = 'HELD'
    order by e.id`)
  return rows.map(({ id }) => id)
}

/** Whether the patient's side said anything after the reply was held; what merges brought along included. */
export async function hasPatientWrittenSince(
  tx: Tx,
  { id, eContactId }: Pick<HeldReply, 'id' | 'eContactId'>,
): Promise<boolean> {
  const { isSo } = await tx.one<{ isSo: boolean }>(sql`select exists (select from timeline_entries t
      where t.e_contact_id in ${idsWithMerged([eContactId])} and t.author_role in ('PATIENT', 'REPRESENTATIVE') and t.type <> 'CANCELLED'
        and t.created_at > (select created_at from held_replies where id = ${id})) as is_so`)
  return isSo
}

export type OwnHeldReplyRow = HeldReply & {
  patientPersonId: number
  patientFirstName: string
  patientSurname: string
}

const OWN = sql`select ${CONTENT}, coalesce(e.merged_into_id, e.id) as e_contact_id, e.patient_person_id,
    p.first_name as patient_first_name, p.surname as patient_surname
  from held_replies h join e_contacts e on e.id = h.e_contact_id join persons p on p.id = e.patient_person_id`

/**
 * What one can still take back, of all e-contacts or of one; what is held comes before what came back. What came back in one
 * that was merged away is found where that goes on.
 */
export function listOwn(
  tx: Tx,
  userId: number,
  eContactId: number | null = null,
): Promise<OwnHeldReplyRow[]> {
  return tx.query<OwnHeldReplyRow>(sql`${OWN} where h.user_id = ${userId} and h.state in ('HELD', 'RETURNED')
      ${eContactId === null ? sql`` : sql`and h.e_contact_id in ${idsWithMerged([eContactId])}`}
    order by h.state, h.id desc limit 100`)
}

/**
 * That reply of an e-contact, where it came back to somebody who has left the clinic since. A closing or an accepting has no words
 * to take over, and a request for a questionnaire is no reply.
 */
export function findOfLeaver(tx: Tx, eContactId: number, id: number): Promise<OwnHeldReplyRow | undefined> {
  return tx.maybe<OwnHeldReplyRow>(sql`${OWN} where h.id = ${id} and h.e_contact_id in ${idsWithMerged([eContactId])}
      and h.state = 'RETURNED' and h.action in ('COMPLETE', 'INQUIRE') and h.questionnaire is null and has_left(h.user_id, h.clinic_id)`)
}

/** One that was taken over by a colleague of its writer. */
export function findTakenOver(tx: Tx, id: number): Promise<OwnHeldReplyRow | undefined> {
  return tx.maybe<OwnHeldReplyRow>(sql`${OWN} where h.id = ${id} and h.state = 'TAKEN_BACK'`)
}

/** Whether the writer does not work at the clinic any more. */
export async function hasWriterLeft(
  tx: Tx,
  { userId, clinicId }: Pick<HeldReply, 'userId' | 'clinicId'>,
): Promise<boolean> {
  const { hasLeft } = await tx.one<{ hasLeft: boolean }>(
    sql`select has_left(${userId}, ${clinicId}) as has_left`,
  )
  return hasLeft
}

/** One of one's own that was taken back. */
export function findTakenBack(tx: Tx, userId: number, id: number): Promise<OwnHeldReplyRow | undefined> {
  return tx.maybe<OwnHeldReplyRow>(
    sql`${OWN} where h.id = ${id} and h.user_id = ${userId} and h.state = 'TAKEN_BACK'`,
  )
}

/** Of which e-contact it is; undefined once it is settled. */
export async function findEContactOfHeld(tx: Tx, id: number): Promise<number | undefined> {
  const found = await tx.maybe<{ eContactId: number }>(
    sql`select e_contact_id from held_replies where id = ${id} and state = 'HELD'`,
  )
  return found?.eContactId
}

export async function settleHeld(
  tx: Tx,
  id: number,
  as: { state: 'SENT' | 'TAKEN_BACK' } | { state: 'RETURNED'; returnReason: ReturnReason },
  now: Date,
): Promise<void> {
  await tx.run(sql`update held_replies set state = ${as.state},
      return_reason = ${as.state === 'RETURNED' ? as.returnReason : null}, settled_at = ${now.toISOString()}
    where id = ${id}`)
}
