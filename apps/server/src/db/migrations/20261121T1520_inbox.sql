-- How long patients wait for the clinic, and by when it promises to answer.

-- What a clinic promises: an answer within so many working hours, for one type or, without a type, for all others.
create table answer_promises (
  clinic_id bigint not null references clinics on delete cascade,
  e_contact_type text,
  working_hours int not null check (working_hours between 1 and 1000),
  unique nulls not distinct (clinic_id, e_contact_type)
);

-- One row for each time that an e-contact waited for the clinic under a promise; the present wait has not ended.
create table e_contact_promises (
  e_contact_id bigint not null references e_contacts on delete restrict,
  clinic_id bigint not null references clinics on delete restrict,
  creator_person_id bigint not null references persons on delete restrict,
  since timestamptz not null,
  soon_at timestamptz not null,
  due_at timestamptz not null,
  soon_told_at timestamptz,
  late_told_at timestamptz,
  ended_at timestamptz,
  primary key (e_contact_id, since)
);
create unique index e_contact_promises_present on e_contact_promises (e_contact_id) where ended_at is null;

alter table answer_promises enable row level security;
alter table answer_promises force row level security;
create policy answer_promises_system on answer_promises to vastus_system using (true) with check (true);
-- As public as the clinic's telephone number.
create policy answer_promises_read on answer_promises for select to vastus_app using (app_user_id() is not null);
revoke insert, update, delete, truncate on answer_promises from vastus_app;

alter table e_contact_promises enable row level security;
alter table e_contact_promises force row level security;
create policy e_contact_promises_system on e_contact_promises to vastus_system using (true) with check (true);
create policy e_contact_promises_staff on e_contact_promises to vastus_app
  using (clinic_id = any (app_staff_clinic_ids())) with check (clinic_id = any (app_staff_clinic_ids()));
create policy e_contact_promises_patient on e_contact_promises to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and creator_person_id = (select app_person_id()))
  with check ((select app_role()) = 'PRM_PATIENT' and creator_person_id = (select app_person_id()));

alter table e_contact_rows add column waiting_since timestamptz;
create index e_contact_rows_waiting on e_contact_rows (clinic_id, waiting_since, e_contact_id)
  where status in ('waitingForPatient', 'waitingForClinic');

-- As before, and since when the clinic is waited for: the first thing that the patient said after its last answer.
create or replace function refresh_e_contact_row(p_id bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed_clinic_id bigint;
begin
  insert into e_contact_rows (e_contact_id, clinic_id, status, acceptance_required, e_contact_type, assignee_user_id,
    patient_person_id, list_code, created_at, updated_at, waiting_since, search_identity, search_text, row_json, row_json_masked)
  select e.id, e.clinic_id, e.status, e.acceptance_required, e.e_contact_type, e.assignee_user_id, e.patient_person_id,
    cp.list_code, e.created_at, e.updated_at, waiting.since,
    search_key(concat_ws(' ', e.id, p.first_name, p.surname, p.first_name, p.personal_code, p.email, p.phone, c.first_name, c.surname)),
    search_key(said.everything),
    left(base.json, -1) || ',"messagePreview":' || to_json(coalesce(said.preview, ''))::text || '}',
    left(base.json, -1) || ',"messagePreview":null}'
  from e_contacts e
  join persons p on p.id = e.patient_person_id
  join persons c on c.id = e.creator_person_id
  left join clinic_patients cp on cp.clinic_id = e.clinic_id and cp.person_id = e.patient_person_id
  left join e_contact_promises pr on pr.e_contact_id = e.id and pr.ended_at is null
  left join employees a on a.clinic_id = e.clinic_id and a.user_id = e.assignee_user_id
  cross join lateral (
    select string_agg(t.text, ' ' order by t.id) as everything,
      max(t.created_at) filter (where t.author_role in ('PATIENT', 'REPRESENTATIVE')) as heard_at,
      max(t.created_at) filter (where t.type in ('INQUIRY', 'REPLIED', 'ARCHIVED', 'CANCELLED')) as answered_at,
      (array_agg(left(t.text, 120) order by t.created_at desc, t.id desc) filter (where t.text <> ''))[1] as preview
    from timeline_entries t where t.e_contact_id = e.id) said
  cross join lateral (
    select case when e.status = 'waitingForClinic' then
      (select min(t.created_at) from timeline_entries t
        where t.e_contact_id = e.id and t.created_at >= coalesce(said.answered_at, '-infinity')
          and t.type in ('SENT', 'INFO_ADDED', 'INQUIRY_ANSWERED', 'CLINIC_REOPENED', 'PATIENT_REOPENED')) end as since) waiting
  cross join lateral (
    select row_to_json(shown)::text as json from (
      select e.id, e.e_contact_type as "eContactType", e.status, e.finalize_status as "finalizeStatus", e.outcome,
        e.direction, e.clinic_id as "clinicId", e.version, iso_instant(e.created_at) as "createdAt",
        iso_instant(e.updated_at) as "updatedAt", e.acceptance_required as "acceptanceRequired",
        iso_instant(e.reply_blocked_until) as "replyBlockedUntil", iso_instant(waiting.since) as "waitingSince",
        iso_instant(pr.soon_at) as "answerSoonAt", iso_instant(pr.due_at) as "answerDueAt",
        (select row_to_json(x) from (select p.id, p.first_name as "firstName", p.surname,
          p.personal_code as "personalCode", p.birth_date as "birthDate", p.sex, cp.list_code as "listCode",
          coalesce(cp.clinic_member, false) as "clinicMember") x) as patient,
        (select row_to_json(x) from (select c.id, c.first_name as "firstName", c.surname) x) as creator,
        case when a.user_id is not null then
          (select row_to_json(x) from (select a.user_id as id, a.first_name as "firstName", a.surname,
            a.deleted_at is null as active) x) end as "assigneeUser",
        (select count(*) from files f where f.e_contact_id = e.id) as "fileCount",
        e.status <> 'rejected' and coalesce(said.heard_at > e.clinic_last_seen_at, e.clinic_last_seen_at is null) as unread
    ) shown) base
  where e.id = p_id and e.finalize_status = 'SUBMITTED'
  on conflict (e_contact_id) do update set status = excluded.status, acceptance_required = excluded.acceptance_required,
    e_contact_type = excluded.e_contact_type, assignee_user_id = excluded.assignee_user_id, list_code = excluded.list_code,
    updated_at = excluded.updated_at, waiting_since = excluded.waiting_since, search_identity = excluded.search_identity, search_text = excluded.search_text,
    row_json = excluded.row_json, row_json_masked = excluded.row_json_masked
  returning clinic_id into changed_clinic_id;
  if not found then
    delete from e_contact_rows where e_contact_id = p_id returning clinic_id into changed_clinic_id;
  end if;
  if changed_clinic_id is not null then
    -- Once a transaction: the stamp is seen at its commit, not before.
    insert into clinic_list_stamps (clinic_id, stamp) values (changed_clinic_id, gen_random_uuid())
    on conflict (clinic_id) do update set stamp = excluded.stamp
      where clinic_list_stamps.xmin <> pg_current_xact_id()::xid;
  end if;
end $$;

-- Finished ones wait for nobody.
set local role vastus_system;
select refresh_e_contact_row(id) from e_contacts where status in ('waitingForPatient', 'waitingForClinic');
reset role;

-- Ways of looking at the inbox that somebody keeps under a name.
create table inbox_views (
  id bigint generated by default as identity primary key,
  clinic_id bigint not null references clinics on delete cascade,
  user_id bigint not null references users on delete cascade,
  name text not null,
  -- the filters, as they stand in the address
  query text not null,
  created_at timestamptz not null,
  unique (user_id, clinic_id, name)
);
alter table inbox_views enable row level security;
alter table inbox_views force row level security;
create policy inbox_views_system on inbox_views to vastus_system using (true) with check (true);
create policy inbox_views_own on inbox_views to vastus_app
  using (user_id = (select app_user_id()) and clinic_id = any (app_staff_clinic_ids()))
  with check (user_id = (select app_user_id()) and clinic_id = any (app_staff_clinic_ids()));
