-- Draws the inbox row of one e-contact, from everything that it shows. Who draws a row again waits for all others who draw rows of the
-- clinic; the first rows of new e-contacts are drawn side by side.
-- An e-contact that was merged into another has no row; the row of the other one shows both: their texts, their files, since when the
-- patient waits for the clinic (an answer after the merge answers both), and by when the clinic promised to answer.
-- The shape of row_json is "dashboardRow" in the contract.
-- Its words about the responsible employee are written by follow_employee_in_rows as well.
-- Called by: the repository of e-contacts at the end of each change, the trigger that follows persons, join_record, and DEMO data.
create function refresh_e_contact_row(p_id bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  drawn_clinic_id bigint;
  is_first boolean;
  clinic_lock bigint;
begin
  -- First wait, then read: a change of a person draws rows without locking their e-contacts, and would otherwise write what it read
  -- before another change.
  select e.clinic_id, e.version = 1 and not exists (select from e_contact_rows r where r.e_contact_id = e.id)
    into drawn_clinic_id, is_first from e_contacts e where e.id = p_id;
  if not found then return; end if;
  clinic_lock := hashtextextended('inbox rows of clinic ' || drawn_clinic_id, 0);
  if is_first then
    perform pg_advisory_xact_lock_shared(clinic_lock);
  else
    perform pg_advisory_xact_lock(clinic_lock);
  end if;
  insert into e_contact_rows (e_contact_id, clinic_id, status, acceptance_required, e_contact_type, assignee_user_id,
    patient_person_id, list_code, created_at, updated_at, waiting_since, news_at, news_by_user_id, search_identity, search_text,
    danger_level, danger_open, due_at, row_json, row_json_masked)
  select e.id, e.clinic_id, e.status, e.acceptance_required, e.e_contact_type, e.assignee_user_id, e.patient_person_id,
    cp.list_code, e.created_at, e.updated_at, waiting.since, news.at, news.by_user_id,
    search_key(concat_ws(' ', e.id, nullif(array_to_string(members.ids[2:], ' '), ''), p.first_name, p.surname, p.first_name,
      p.personal_code, searchable_contacts(p, e.clinic_id), c.first_name, c.surname,
      joined_name(p.first_name), joined_name(p.surname), joined_name(c.first_name), joined_name(c.surname))),
    search_key(said.everything), danger.level, alarm.is_open,
    least(promised.due_at, alarm.due_at),
    left(base.json, -1) || danger_json || coalesce(filled_in.json, '')
      || case when said.is_preview_ours then ',"previewByClinic":true' else '' end
      || ',"messagePreview":' || to_json(coalesce(said.preview, ''))::text || '}',
    left(base.json, -1) || danger_json || ',"messagePreview":null}'
  from e_contacts e
  join persons p on p.id = e.patient_person_id
  join persons c on c.id = e.creator_person_id
  left join clinic_patients cp on cp.clinic_id = e.clinic_id and cp.person_id = e.patient_person_id
  left join employees a on a.clinic_id = e.clinic_id and a.user_id = e.assignee_user_id
  cross join lateral (select e.id || array(select m.id from e_contacts m where m.merged_into_id = e.id order by m.id) as ids) members
  cross join lateral (select min(pr.soon_at) as soon_at, min(pr.due_at) as due_at from e_contact_promises pr
    where pr.e_contact_id = any (members.ids) and pr.ended_at is null and e.status = 'waitingForClinic') promised
  -- What nobody has taken yet is due before anything that was promised.
  cross join lateral (select count(*) > 0 as is_open, min(d.raised_at) as raised_at, min(d.due_at) as due_at from danger_alarms d
    where d.e_contact_id = any (members.ids) and d.taken_at is null
      and e.status in ('waitingForPatient', 'waitingForClinic')) alarm
  cross join lateral (
    select string_agg(t.text, ' ' order by t.id) as everything,
      max(t.created_at) filter (where t.author_role in ('PATIENT', 'REPRESENTATIVE')) as heard_at,
      (array_agg(left(t.text, 120) order by t.created_at desc, t.id desc) filter (where t.text <> ''))[1] as preview,
      -- What staff wrote down for the patient is the patient's word.
      (array_agg(t.author_role = 'CLINIC' and (t.type <> 'SENT'
          or (select own.direction not like '%BEHALF_OF_PATIENT' from e_contacts own where own.id = t.e_contact_id))
        order by t.created_at desc, t.id desc) filter (where t.text <> ''))[1] as is_preview_ours
    from timeline_entries t where t.e_contact_id = any (members.ids)) said
  cross join lateral (
    select case when e.status = 'waitingForClinic' then (select min(own.since) from unnest(members.ids) as member
      cross join lateral (select min(t.created_at) as since from timeline_entries t
        where t.e_contact_id = member and t.type in ('SENT', 'INFO_ADDED', 'INQUIRY_ANSWERED', 'CLINIC_REOPENED', 'PATIENT_REOPENED')
          and t.created_at >= coalesce((select max(u.created_at) from timeline_entries u
            where u.type in ('INQUIRY', 'REPLIED', 'ARCHIVED', 'CANCELLED') and (u.e_contact_id = member or u.e_contact_id = e.id
              and u.id > (select g.last_entry_id from e_contact_merges g where g.source_id = member and g.undone_at is null))), '-infinity')) own)
      end as since) waiting
  -- The gravest level; the words are for those who may read the text. Reception is to know that somebody must act.
  left join lateral (select found.level from (
      select d.level from danger_signs d where d.e_contact_id = any (members.ids)
      union all
      select r.headline ->> 'level' from questionnaire_responses r
        where r.e_contact_id = any (members.ids) and r.headline ->> 'level' is not null) found
    order by array_position(array['EMERGENCY_NOW', 'SAME_DAY', 'NOTICE'], found.level) limit 1) danger on true
  -- The newest questionnaire, with its score; for those who may read the answers.
  left join lateral (select ',"questionnaire":' || r.headline::text as json from questionnaire_responses r
    where r.e_contact_id = any (members.ids) order by r.created_at desc, r.id desc limit 1) filled_in on true
  left join lateral (
    select said_last.created_at as at, said_last.author_user_id as by_user_id from (
      (select t.created_at, t.author_user_id from timeline_entries t where t.e_contact_id = any (members.ids)
        and t.type not in ('ASSIGNED', 'ACCEPTED', 'ARCHIVED', 'CLINIC_REOPENED') order by t.created_at desc, t.id desc limit 1)
      union all
      (select n.created_at, n.author_user_id from notes n where n.e_contact_id = any (members.ids)
        order by n.created_at desc, n.id desc limit 1)) said_last
    order by said_last.created_at desc limit 1) news on true
  cross join lateral (
    select row_to_json(shown)::text as json from (
      select e.id, e.e_contact_type as "eContactType", e.status, e.finalize_status as "finalizeStatus", e.outcome,
        e.direction, e.clinic_id as "clinicId", e.version, iso_instant(e.created_at) as "createdAt",
        iso_instant(e.updated_at) as "updatedAt", e.acceptance_required as "acceptanceRequired",
        iso_instant(e.reply_blocked_until) as "replyBlockedUntil", iso_instant(waiting.since) as "waitingSince",
        iso_instant(least(promised.soon_at, alarm.raised_at)) as "answerSoonAt",
        iso_instant(least(promised.due_at, alarm.due_at)) as "answerDueAt",
        (select row_to_json(x) from (select p.id, p.first_name as "firstName", p.surname,
          p.personal_code as "personalCode", p.birth_date as "birthDate", p.sex, cp.list_code as "listCode",
          coalesce(cp.clinic_member, false) as "clinicMember") x) as patient,
        (select row_to_json(x) from (select c.id, c.first_name as "firstName", c.surname) x) as creator,
        case when a.user_id is not null then
          (select row_to_json(x) from (select a.user_id as id, a.first_name as "firstName", a.surname,
            a.deleted_at is null as active) x) end as "assigneeUser",
        (select count(*) from files f where f.e_contact_id = any (members.ids)
          and (f.entry_id is not null or (f.uploaded_by = 'PATIENT' and not f.for_reply))) as "fileCount",
        e.status <> 'rejected' and coalesce(said.heard_at > e.clinic_last_seen_at, e.clinic_last_seen_at is null) as unread
    ) shown) base
  cross join lateral (select coalesce(',"dangerLevel":' || to_json(danger.level)::text, '')
    || case when alarm.is_open then ',"dangerOpen":true' else '' end as danger_json) marked
  where e.id = p_id and e.finalize_status = 'SUBMITTED' and e.merged_into_id is null
  on conflict (e_contact_id) do update set status = excluded.status, acceptance_required = excluded.acceptance_required,
    e_contact_type = excluded.e_contact_type, assignee_user_id = excluded.assignee_user_id,
    patient_person_id = excluded.patient_person_id, list_code = excluded.list_code,
    updated_at = excluded.updated_at, waiting_since = excluded.waiting_since, news_at = excluded.news_at,
    news_by_user_id = excluded.news_by_user_id, search_identity = excluded.search_identity, search_text = excluded.search_text,
    danger_level = excluded.danger_level, danger_open = excluded.danger_open, due_at = excluded.due_at,
    row_json = excluded.row_json, row_json_masked = excluded.row_json_masked;
  if not found then
    delete from e_contact_rows where e_contact_id = p_id;
  end if;
end $$;
