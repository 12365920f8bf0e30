import type { Direction, EContactStatus, EventType } from '@vastus/domain/e-contact/status'
import type { CountryCode } from '@vastus/domain/country'
import type { Language } from '@vastus/i18n'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

/** The e-contact of a notice, and the one on the patient's side whom it is for. */
export type Subject = {
  eContactId: number
  clinicId: number
  clinicName: string
  countryCode: CountryCode
  direction: Direction
  status: EContactStatus
  replyBlockedUntil: string | null
  recipientPersonId: number
  /** Null where the recipient has no address. */
  email: string | null
  /** Until then a clinic can make two of a recipient whom no account shows the e-contact; null where none can. */
  mailWaitsUntil: string | null
  /** Null where the recipient has no account. */
  language: Language | null
  /** Null where the recipient has no account. */
  userId: number | null
}

export type EventSubject = Subject & { eventId: number; type: EventType }

const subject = (
  now: Date,
) => sql`e.id as e_contact_id, e.clinic_id, c.name as clinic_name, c.country_code, e.direction, e.status,
  e.reply_blocked_until, p.id as recipient_person_id, coalesce(u.email, nullif(p.email, '')) as email,
  case when u.id is null then join_undoable_until(p.id, ${now.toISOString()}::timestamptz) end as mail_waits_until, u.language, u.id as user_id`
const JOINED = sql`e_contacts e
  join clinics c on c.id = e.clinic_id
  join persons p on p.id = e.creator_person_id
  left join users u on u.person_id = p.id and u.email_verified_at is not null`

/** A representative who no longer acts for the patient when the notice is made gets none. */
const mayHear = (now: Date) =>
  sql`and not representation_is_over(e.creator_person_id, e.patient_person_id, ${now.toISOString()}::timestamptz)`

export function findSubjectOfEvent(tx: Tx, eventId: number, now: Date): Promise<EventSubject | undefined> {
  return tx.maybe<EventSubject>(sql`select v.id as event_id, v.type, s.*
    from events v cross join lateral (select ${subject(now)} from ${JOINED} where e.id = v.e_contact_id ${mayHear(now)}) s where v.id = ${eventId}`)
}

/** The newest message of the clinic, which is the one that postponed the patient's turn; none where the e-contact goes on in another. */
export function findSubjectOfNewestReply(
  tx: Tx,
  eContactId: number,
  now: Date,
): Promise<EventSubject | undefined> {
  return tx.maybe<EventSubject>(sql`select v.id as event_id, v.type, s.*
    from events v cross join lateral (select ${subject(now)} from ${JOINED} where e.id = v.e_contact_id and e.merged_into_id is null ${mayHear(now)}) s
    where v.e_contact_id = ${eContactId} and v.type in ('E_CONTACT_REPLIED', 'E_CONTACT_SENT') order by v.id desc limit 1`)
}

/** Whether the clinic still waits for a questionnaire by that day, and the day is not over in the clinic. */
export async function isAnswerAwaited(
  tx: Tx,
  { eContactId, answerBy }: { eContactId: number; answerBy: string },
  now: Date,
): Promise<boolean> {
  const { isSo } = await tx.one<{ isSo: boolean }>(sql`select exists (select from questionnaire_requests r
    join clinics k on k.id = r.clinic_id
    where r.e_contact_id = ${eContactId} and r.answer_by = ${answerBy} and r.answered_at is null
      and r.answer_by >= (${now.toISOString()}::timestamptz at time zone k.time_zone)::date) as is_so`)
  return isSo
}
