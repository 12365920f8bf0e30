import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { VERSION_FOR_PATIENT } from '../../events/internal-events.ts'
import type { EContact } from './e-contact.ts'

const COLUMNS = sql`id, clinic_id, patient_person_id, creator_person_id, created_by_user_id, direction, e_contact_type, status, finalize_status,
  outcome, acceptance_required, reply_blocked_until, inquiry_question, inquiry_opened_at, inquiry_answered_at, text,
  assignee_user_id, clinic_first_seen_at, clinic_last_seen_at, patient_last_seen_at, completed_at, finalized_at, merged_into_id, version, created_at, updated_at`

const forUpdate = (isLocked: boolean) => (isLocked ? sql`for update` : sql``)

/** Who wrote for a child reads it until the child comes of age. */
const stillReadable = (now: Date) => sql`(patient_person_id = creator_person_id
  or not came_of_age(creator_person_id, patient_person_id, ${now.toISOString()}::timestamptz))`

/** One that this person wrote, in any state of sending. */
export function findWrittenBy(
  tx: Tx,
  personId: number,
  id: number,
  { lock = false, now }: { lock?: boolean; now: Date },
): Promise<EContact | undefined> {
  return tx.maybe<EContact>(sql`select ${COLUMNS} from e_contacts
    where id = ${id} and creator_person_id = ${personId} and ${stillReadable(now)} ${forUpdate(lock)}`)
}

/** Whether who wrote it may no longer act for whom it is about. */
export async function isRepresentationOver(tx: Tx, eContact: EContact, now: Date): Promise<boolean> {
  if (eContact.creatorPersonId === eContact.patientPersonId) return false
  const { over } = await tx.one<{
    over: boolean
  }>(sql`select representation_is_over(${eContact.creatorPersonId}::bigint,
    ${eContact.patientPersonId}::bigint, ${now.toISOString()}::timestamptz) as over`)
  return over
}

/** One that was sent to one of these clinics. */
export function findSentTo(
  tx: Tx,
  clinicIds: readonly number[],
  id: number,
  { lock = false } = {},
): Promise<EContact | undefined> {
  return tx.maybe<EContact>(sql`select ${COLUMNS} from e_contacts
    where id = ${id} and clinic_id = any(${clinicIds}::bigint[]) and finalize_status = 'SUBMITTED' ${forUpdate(lock)}`)
}

/** Any one, whatever its state; locked. */
export function findAny(tx: Tx, id: number): Promise<EContact | undefined> {
  return tx.maybe<EContact>(sql`select ${COLUMNS} from e_contacts where id = ${id} for update`)
}

export async function findVersionForPatient(tx: Tx, id: number): Promise<number> {
  const { version } = await tx.one<{ version: number }>(
    sql`select ${VERSION_FOR_PATIENT} as version from e_contacts e where e.id = ${id}`,
  )
  return version
}

export type NewEContact = Pick<
  EContact,
  | 'clinicId'
  | 'patientPersonId'
  | 'creatorPersonId'
  | 'direction'
  | 'eContactType'
  | 'status'
  | 'finalizeStatus'
  | 'acceptanceRequired'
  | 'text'
> & { createdByUserId: number; now: Date } & Partial<
    Pick<EContact, 'outcome' | 'replyBlockedUntil' | 'completedAt' | 'clinicLastSeenAt'>
  >

export function insertEContact(tx: Tx, e: NewEContact): Promise<EContact> {
  const now = e.now.toISOString()
  return tx.one<EContact>(sql`insert into e_contacts (clinic_id, patient_person_id, creator_person_id, created_by_user_id,
      direction, e_contact_type, status, finalize_status, acceptance_required, text, outcome,
      reply_blocked_until, completed_at, clinic_last_seen_at, created_at, updated_at)
    values (${e.clinicId}, ${e.patientPersonId}, ${e.creatorPersonId}, ${e.createdByUserId}, ${e.direction},
      ${e.eContactType}, ${e.status}, ${e.finalizeStatus}, ${e.acceptanceRequired}, ${e.text}, ${e.outcome ?? null},
      ${e.replyBlockedUntil ?? null}, ${e.completedAt ?? null}, ${e.clinicLastSeenAt ?? null}, ${now}, ${now})
    returning ${COLUMNS}`)
}

/** Sends one that this person began for the same patient, clinic and type; none when it has ended meanwhile. */
export function sendStarted(tx: Tx, id: number, e: NewEContact): Promise<EContact | undefined> {
  const now = e.now.toISOString()
  return tx.maybe<EContact>(sql`update e_contacts set status = ${e.status}, finalize_status = ${e.finalizeStatus},
      acceptance_required = ${e.acceptanceRequired}, text = ${e.text}, created_at = ${now}, updated_at = ${now}
    where id = ${id} and finalize_status = 'STARTED' and created_by_user_id = ${e.createdByUserId}
      and patient_person_id = ${e.patientPersonId} and clinic_id = ${e.clinicId} and e_contact_type = ${e.eContactType}
    returning ${COLUMNS}`)
}

/** Stores what can change of an e-contact. */
export function updateEContact(tx: Tx, e: EContact): void {
  tx.queue(sql`update e_contacts set status = ${e.status}, finalize_status = ${e.finalizeStatus},
      outcome = ${e.outcome}, acceptance_required = ${e.acceptanceRequired}, reply_blocked_until = ${e.replyBlockedUntil},
      inquiry_question = ${e.inquiryQuestion}, inquiry_opened_at = ${e.inquiryOpenedAt},
      inquiry_answered_at = ${e.inquiryAnsweredAt}, assignee_user_id = ${e.assigneeUserId},
      completed_at = ${e.completedAt}, version = ${e.version}, updated_at = ${e.updatedAt}
    where id = ${e.id}`)
}

export function markFinalized(tx: Tx, id: number, now: Date): void {
  tx.queue(
    sql`update e_contacts set finalized_at = ${now.toISOString()} where id = ${id} and finalized_at is null`,
  )
}

/** Lets the first e-contacts that still wait for a decision through, once the clinic knows the patient. */
export async function clearAcceptance(
  tx: Tx,
  about: { clinicId: number; patientPersonId: number; exceptId: number | null; now: Date },
): Promise<EContact[]> {
  return tx.query<EContact>(sql`update e_contacts set acceptance_required = false, version = version + 1,
      updated_at = ${about.now.toISOString()}
    where clinic_id = ${about.clinicId} and patient_person_id = ${about.patientPersonId} and id is distinct from ${about.exceptId}
      and acceptance_required
    returning ${COLUMNS}`)
}

/** When the patient last saw something happen, also in what was merged into it. */
const LAST_SHOWN_AT = sql`coalesce((select max(t.created_at) from timeline_entries t
  where t.visible_to_patient and t.e_contact_id = any(array(
    select m.id from e_contacts m where m.id = e_contacts.id or m.merged_into_id = e_contacts.id))), updated_at)`

const isOwnAndSent = (personId: number, now: Date) => sql`creator_person_id = ${personId}
  and finalize_status = 'SUBMITTED' and merged_into_id is null and ${stillReadable(now)}`

/** Whether the clinic waits for an answer that the patient can give now. */
const waitsForPatient = (now: Date) => sql`(status = 'waitingForPatient'
  and coalesce(reply_blocked_until <= ${now.toISOString()}::timestamptz, true))`

/**
 * The person's own sent e-contacts, each with what was merged into it: those that wait for the patient first whatever
 * their age, then other open ones, then finished ones, each newest first.
 */
export function listWrittenBy(
  tx: Tx,
  personId: number,
  { size, offset, now }: { size: number; offset: number; now: Date },
): Promise<EContact[]> {
  return tx.query<EContact>(sql`select ${COLUMNS} from e_contacts where ${isOwnAndSent(personId, now)}
    order by (status in ('completed', 'rejected')), ${waitsForPatient(now)} desc, ${LAST_SHOWN_AT} desc, id desc
    limit ${size} offset ${offset}`)
}

/** The person's own sent e-contacts in the order of their numbers, a few at a time. */
export function listWrittenAfter(
  tx: Tx,
  personId: number,
  { size, afterId, now }: { size: number; afterId: number; now: Date },
): Promise<EContact[]> {
  return tx.query<EContact>(sql`select ${COLUMNS} from e_contacts
    where id > ${afterId} and ${isOwnAndSent(personId, now)} order by id limit ${size}`)
}

export async function countWrittenBy(tx: Tx, personId: number, now: Date): Promise<number> {
  const { total } = await tx.one<{ total: number }>(
    sql`select count(*) as total from e_contacts where ${isOwnAndSent(personId, now)}`,
  )
  return total
}
