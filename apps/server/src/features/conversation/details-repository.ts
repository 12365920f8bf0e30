import type { Reach } from '@vastus/domain/persons/reach'
import type { ClinicEContact, Feedback, SickLeave } from '@vastus/contract/shapes'
import type { Tx } from '../../db/database.ts'
import { idsWithMerged, withMerged } from '../../db/shared-conditions.ts'
import { sql } from '../../db/sql.ts'
import { VERSION_FOR_PATIENT } from '../../events/internal-events.ts'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { Profession } from '@vastus/domain/roles'

/** What is shown of an e-contact beside its own columns. */
export type Details = {
  id: number
  clinicName: string
  timeZone: string
  countryCode: string
  patientFirstName: string
  patientSurname: string
  patientPersonalCode: string | null
  patientBirthDate: string
  patientSex: 'MALE' | 'FEMALE' | 'NOT_DISCLOSED'
  patientEmail: string | null
  patientPhone: string | null
  patientListCode: string | null
  patientClinicMember: boolean
  creatorFirstName: string
  creatorSurname: string
  /** Whether the patient's side has an address at which it hears of news. */
  creatorHasEmail: boolean
  /** Null for the patient's side. */
  creatorReach: Reach | null
  /** For staff alone. */
  patientJoin: { formerId: number; firstName: string; surname: string; joinedAt: string } | null
  assigneeFirstName: string | null
  assigneeSurname: string | null
  assigneeActive: boolean | null
  assigneeProfession: Profession | null
  answerSoonAt: string | null
  answerDueAt: string | null
  /** As far as the patient can see. */
  versionForPatient: number
  /** Who wrote for the patient may act no more. */
  representationOver: boolean
  sickLeave: SickLeave | null
  /** What the patient gave; of what the platform got, staff see nothing. */
  feedback: (Feedback & { eContactId: number })[]
  /** For staff alone, oldest first. */
  dangerAlarms: ClinicEContact['dangerAlarms']
  /** For staff alone: the newest one, in one text. */
  aiSummary: string | null
  askedQuestionnaire: TypeCode | null
  /** By which day it is asked for. */
  answerBy: string | null
  hasResponses: boolean
  /** What was merged into it, the newest merge first. */
  merged: Merged[]
}

export type Merged = {
  id: number
  eContactType: TypeCode
  createdAt: string
  mergedAt: string
  by: { firstName: string; surname: string }
  sickLeave: SickLeave | null
}

const SICK_LEAVE = sql`case when l.e_contact_id is not null then jsonb_build_object('variant', l.variant,
    'leaveType', l.leave_type, 'startDate', l.start_date, 'jobTitle', l.job_title, 'jobDescription', l.job_description,
    'worksWeekends', l.works_weekends, 'unavailableDates', l.unavailable_dates, 'returnDate', l.return_date,
    'caredForPersonalCode', l.cared_for_personal_code, 'notes', l.notes, 'createdAt', iso_instant(l.created_at)) end`

const FEEDBACK = sql`coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'type', f.type, 'rating', f.rating,
    'keywords', f.keywords, 'message', f.message, 'createdAt', iso_instant(f.created_at), 'eContactId', f.e_contact_id) order by f.id)
  from feedback f where f.e_contact_id = e.id or f.e_contact_id in (select id from e_contacts where merged_into_id = e.id)), '[]')`

const MERGED = sql`coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'eContactType', m.e_contact_type,
    'createdAt', iso_instant(m.created_at), 'mergedAt', iso_instant(g.merged_at),
    'by', jsonb_build_object('firstName', coalesce(by.first_name, ''), 'surname', coalesce(by.surname, '')),
    'sickLeave', (select ${SICK_LEAVE} from sick_leave_requests l where l.e_contact_id = m.id)) order by g.id desc)
  from e_contact_merges g join e_contacts m on m.id = g.source_id
  left join employees by on by.clinic_id = g.clinic_id and by.user_id = g.merged_by_user_id
  where g.target_id = e.id and g.undone_at is null), '[]')`

const DANGER_ALARMS = sql`coalesce((select jsonb_agg(jsonb_build_object('raisedAt', iso_instant(d.raised_at),
    'dueAt', iso_instant(d.due_at), 'takenAt', iso_instant(d.taken_at), 'calledAt', iso_instant(d.called_at),
    'takenBy', case when d.taken_at is not null then jsonb_build_object('firstName', coalesce(by.first_name, ''),
      'surname', coalesce(by.surname, '')) end) order by d.id)
  from danger_alarms d left join employees by on by.clinic_id = d.clinic_id and by.user_id = d.taken_by_user_id
  where d.e_contact_id = e.id or d.e_contact_id in (select id from e_contacts where merged_into_id = e.id)), '[]')`

const AI_SUMMARY = sql`(select string_agg(sentence ->> 'text', ' ' order by place)
  from (select s.sentences from ai_summaries s where s.e_contact_id = e.id order by s.id desc limit 1) newest,
    jsonb_array_elements(newest.sentences) with ordinality as said (sentence, place))`

export function listDetails(tx: Tx, ids: readonly number[], now: Date): Promise<Details[]> {
  return tx.query<Details>(sql`select e.id, k.name as clinic_name, k.time_zone, k.country_code,
      p.first_name as patient_first_name, p.surname as patient_surname, p.personal_code as patient_personal_code,
      p.birth_date as patient_birth_date, p.sex as patient_sex, email_for_clinic(p, e.clinic_id) as patient_email, phone_for_clinic(p, e.clinic_id) as patient_phone,
      cp.list_code as patient_list_code, coalesce(cp.clinic_member, false) as patient_clinic_member,
      c.first_name as creator_first_name, c.surname as creator_surname,
      (coalesce(c.email, '') <> '' or has_account(c.id)) as creator_has_email, reach_of(c.id) as creator_reach,
      open_patient_join(e.clinic_id, e.patient_person_id) as patient_join,
      a.first_name as assignee_first_name, a.surname as assignee_surname, a.deleted_at is null as assignee_active,
      a.profession as assignee_profession,
      pr.answer_soon_at, pr.answer_due_at, ${VERSION_FOR_PATIENT} as version_for_patient,
      representation_is_over(e.creator_person_id, e.patient_person_id, ${now.toISOString()}::timestamptz) as representation_over,
      ${SICK_LEAVE} as sick_leave, ${FEEDBACK} as feedback, ${MERGED} as merged,
      ${DANGER_ALARMS} as danger_alarms, ${AI_SUMMARY} as ai_summary,
      (select q.code from questionnaire_requests q where q.e_contact_id = e.id and q.answered_at is null) as asked_questionnaire,
      (select q.answer_by from questionnaire_requests q where q.e_contact_id = e.id and q.answered_at is null) as answer_by,
      exists (select 1 from questionnaire_responses r where r.e_contact_id = e.id
        or r.e_contact_id in (select id from e_contacts where merged_into_id = e.id)) as has_responses
    from e_contacts e
    join clinics k on k.id = e.clinic_id
    join persons p on p.id = e.patient_person_id
    join persons c on c.id = e.creator_person_id
    left join clinic_patients cp on cp.clinic_id = e.clinic_id and cp.person_id = e.patient_person_id
    left join lateral (select min(p.soon_at) as answer_soon_at, min(p.due_at) as answer_due_at from e_contact_promises p
      where p.ended_at is null and (p.e_contact_id = e.id
        or p.e_contact_id in (select id from e_contacts where merged_into_id = e.id))) pr on true
    left join employees a on a.clinic_id = e.clinic_id and a.user_id = e.assignee_user_id
    left join sick_leave_requests l on l.e_contact_id = e.id
    where e.id ${sql.anyOf(ids)}`)
}

export type NoticeRow = {
  id: number
  kind: string
  channel: 'EMAIL' | 'SMS' | 'PUSH'
  state: 'QUEUED' | 'SENT' | 'FAILED' | 'NO_ADDRESS'
  createdAt: string
  sentAt: string | null
}

/** What became of each notice to the patient, oldest first. */
export function listNotices(tx: Tx, eContactId: number): Promise<NoticeRow[]> {
  return tx.query<NoticeRow>(sql`select id, kind, channel, state, created_at, sent_at from notices
    where e_contact_id in ${idsWithMerged([eContactId])} order by id`)
}

/** The files of the newest question. */
export async function listQuestionFileIds(
  tx: Tx,
  eContactIds: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await tx.query<{
    eContactId: number
    ids: string[]
  }>(sql`select asked.shown_id as e_contact_id, array_agg(f.id order by f.created_at, f.id) as ids
    from (select distinct on (m.shown_id) m.shown_id, t.id
      from ${withMerged(eContactIds)} m join timeline_entries t on t.e_contact_id = m.id
      where t.type = 'INQUIRY'
      order by m.shown_id, t.created_at desc, t.id desc) asked
    join files f on f.entry_id = asked.id
    group by asked.shown_id`)
  return new Map(rows.map((row) => [row.eContactId, row.ids]))
}
