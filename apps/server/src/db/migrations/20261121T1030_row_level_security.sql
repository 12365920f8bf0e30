-- The second wall. vastus_app sees what its transaction's context allows and nothing without one;
-- vastus_system (sign-in, jobs, the functions below) sees all. Neither owns a table.

do $$
declare
  name text;
begin
  foreach name in array array[
    'clinics', 'persons', 'users', 'employees', 'patient_lists', 'clinic_patients', 'representations', 'sessions',
    'one_time_codes', 'rate_counters', 'consents', 'contents', 'drafts', 'idempotency_keys', 'global_messages',
    'client_logs', 'e_contacts', 'timeline_entries', 'notes', 'files', 'e_contact_rows', 'events', 'notices',
    'outbox_messages', 'audit_heads', 'audit_entries'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I to vastus_system using (true) with check (true)', name || '_system', name);
  end loop;
end $$;

create function is_staff_of(clinic bigint) returns boolean language sql stable as
  $$ select app_role() = 'PRM_DOCTOR' and clinic = any (app_clinic_ids()) $$;

create policy clinics_read on clinics for select to vastus_app using (app_user_id() is not null);
create policy clinics_change on clinics for update to vastus_app using (is_staff_of(id)) with check (is_staff_of(id));

create policy e_contacts_staff on e_contacts to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]))
  with check ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]));
create policy e_contacts_patient on e_contacts to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and creator_person_id = (select app_person_id()))
  with check ((select app_role()) = 'PRM_PATIENT' and creator_person_id = (select app_person_id()));

create policy representations_own on representations to vastus_app
  using (representative_person_id = (select app_person_id())) with check (representative_person_id = (select app_person_id()));

create policy clinic_patients_staff on clinic_patients to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]))
  with check ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]));
create policy clinic_patients_own on clinic_patients for select to vastus_app
  using (person_id = (select app_person_id()) or exists (
    select 1 from representations r
    where r.represented_person_id = clinic_patients.person_id and r.representative_person_id = (select app_person_id()) and r.ended_at is null));
-- A patient's first e-contact makes the clinic know of the person; membership is for the clinic to say.
create policy clinic_patients_first on clinic_patients for insert to vastus_app
  with check (not clinic_member and list_code is null and (person_id = (select app_person_id()) or exists (
    select 1 from representations r
    where r.represented_person_id = clinic_patients.person_id and r.representative_person_id = (select app_person_id()) and r.ended_at is null)));

create policy persons_own on persons for select to vastus_app using (id = (select app_person_id()));
create policy persons_own_change on persons for update to vastus_app
  using (id = (select app_person_id())) with check (id = (select app_person_id()));
create policy persons_represented on persons for select to vastus_app
  using (exists (select 1 from representations r
    where r.represented_person_id = persons.id and r.representative_person_id = (select app_person_id()) and r.ended_at is null));
create policy persons_written_for on persons for select to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and exists (select 1 from e_contacts e
    where e.patient_person_id = persons.id and e.creator_person_id = (select app_person_id())));
create policy persons_staff on persons for select to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and (
    exists (select 1 from clinic_patients cp where cp.person_id = persons.id and cp.clinic_id = any ((select app_clinic_ids())::bigint[]))
    or exists (select 1 from e_contacts e where e.creator_person_id = persons.id and e.clinic_id = any ((select app_clinic_ids())::bigint[]))));

create policy users_own on users to vastus_app using (id = (select app_user_id())) with check (id = (select app_user_id()));
create policy employees_staff on employees to vastus_app using (is_staff_of(clinic_id)) with check (is_staff_of(clinic_id));
create policy employees_own on employees for select to vastus_app using (user_id = (select app_user_id()));
create policy employees_of_my_clinics on employees for select to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and exists (select 1 from e_contacts e
    where e.clinic_id = employees.clinic_id and e.creator_person_id = (select app_person_id())));
create policy patient_lists_staff on patient_lists to vastus_app using (is_staff_of(clinic_id)) with check (is_staff_of(clinic_id));
create policy consents_own on consents to vastus_app using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
create policy contents_read on contents for select to vastus_app using (true);
create policy drafts_own on drafts to vastus_app using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
create policy idempotency_keys_own on idempotency_keys to vastus_app
  using (principal = 'user:' || (select app_user_id())) with check (principal = 'user:' || (select app_user_id()));
create policy global_messages_read on global_messages for select to vastus_app using (app_user_id() is not null);
create policy global_messages_staff on global_messages to vastus_app using (is_staff_of(clinic_id)) with check (is_staff_of(clinic_id));

-- Child rows are reached only through an e-contact that the caller may see.
create policy timeline_entries_staff on timeline_entries to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]))
  with check ((select app_role()) = 'PRM_DOCTOR' and exists (select 1 from e_contacts e where e.id = e_contact_id and e.clinic_id = timeline_entries.clinic_id));
create policy timeline_entries_patient on timeline_entries to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and visible_to_patient and exists (select 1 from e_contacts e where e.id = e_contact_id))
  with check ((select app_role()) = 'PRM_PATIENT' and visible_to_patient and exists (select 1 from e_contacts e where e.id = e_contact_id and e.clinic_id = timeline_entries.clinic_id));
create policy notes_staff on notes to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]))
  with check ((select app_role()) = 'PRM_DOCTOR' and exists (select 1 from e_contacts e where e.id = e_contact_id and e.clinic_id = notes.clinic_id));
create policy files_staff on files to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]))
  with check ((select app_role()) = 'PRM_DOCTOR' and exists (select 1 from e_contacts e where e.id = e_contact_id and e.clinic_id = files.clinic_id));
create policy files_patient on files to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and (uploaded_by = 'PATIENT' or entry_id is not null)
    and exists (select 1 from e_contacts e where e.id = e_contact_id))
  with check ((select app_role()) = 'PRM_PATIENT' and exists (select 1 from e_contacts e where e.id = e_contact_id and e.clinic_id = files.clinic_id));
create policy e_contact_rows_staff on e_contact_rows for select to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]));
create policy events_own on events to vastus_app
  using (exists (select 1 from e_contacts e where e.id = e_contact_id and e.clinic_id = events.clinic_id))
  with check (exists (select 1 from e_contacts e where e.id = e_contact_id and e.clinic_id = events.clinic_id));
create policy notices_own on notices to vastus_app
  using (exists (select 1 from e_contacts e where e.id = e_contact_id and e.clinic_id = notices.clinic_id))
  with check (exists (select 1 from e_contacts e where e.id = e_contact_id and e.clinic_id = notices.clinic_id));
create policy audit_entries_clinic on audit_entries for select to vastus_app using (is_staff_of(clinic_id));
create policy audit_entries_subject on audit_entries for select to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and subject_person_id = (select app_person_id()));

-- Lower case without diacritics: how names and texts are stored for search, and how a search is asked.
create function search_key(value text) returns text language sql stable as
  $$ select lower(unaccent(coalesce(value, ''))) $$;

-- Renders the dashboard's row of one e-contact from everything it shows.
create function refresh_e_contact_row(p_id bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  base jsonb;
  preview text;
begin
  select jsonb_build_object(
    'id', e.id, 'eContactType', e.e_contact_type, 'status', e.status, 'finalizeStatus', e.finalize_status,
    'outcome', e.outcome, 'direction', e.direction, 'clinicId', e.clinic_id, 'version', e.version,
    'createdAt', iso_instant(e.created_at), 'updatedAt', iso_instant(e.updated_at),
    'acceptanceRequired', e.acceptance_required, 'replyBlockedUntil', iso_instant(e.reply_blocked_until),
    'patient', jsonb_build_object('id', p.id, 'firstName', p.first_name, 'surname', p.surname,
      'personalCode', p.personal_code, 'birthDate', p.birth_date, 'sex', p.sex, 'listCode', cp.list_code,
      'clinicMember', coalesce(cp.clinic_member, false)),
    'creator', jsonb_build_object('id', c.id, 'firstName', c.first_name, 'surname', c.surname),
    'assigneeUser', case when a.user_id is null then null else
      jsonb_build_object('id', a.user_id, 'firstName', a.first_name, 'surname', a.surname, 'active', a.deleted_at is null) end,
    'fileCount', (select count(*) from files f where f.e_contact_id = e.id),
    'unread', e.status <> 'rejected' and coalesce((select max(t.created_at) from timeline_entries t
      where t.e_contact_id = e.id and t.author_role in ('PATIENT', 'REPRESENTATIVE')) > e.clinic_last_seen_at, e.clinic_last_seen_at is null)
  ) into base
  from e_contacts e
  join persons p on p.id = e.patient_person_id
  join persons c on c.id = e.creator_person_id
  left join clinic_patients cp on cp.clinic_id = e.clinic_id and cp.person_id = e.patient_person_id
  left join employees a on a.clinic_id = e.clinic_id and a.user_id = e.assignee_user_id
  where e.id = p_id and e.finalize_status = 'SUBMITTED';
  if base is null then
    delete from e_contact_rows where e_contact_id = p_id;
    return;
  end if;
  select left(t.text, 120) into preview from timeline_entries t
    where t.e_contact_id = p_id and t.text <> '' order by t.created_at desc, t.id desc limit 1;

  insert into e_contact_rows (e_contact_id, clinic_id, status, acceptance_required, e_contact_type, assignee_user_id,
    patient_person_id, list_code, created_at, updated_at, search_identity, search_text, row_json, row_json_masked)
  select e.id, e.clinic_id, e.status, e.acceptance_required, e.e_contact_type, e.assignee_user_id, e.patient_person_id,
    cp.list_code, e.created_at, e.updated_at,
    search_key(concat_ws(' ', e.id, p.first_name, p.surname, p.first_name, p.personal_code, p.email, p.phone, c.first_name, c.surname)),
    search_key((select string_agg(t.text, ' ') from timeline_entries t where t.e_contact_id = e.id)),
    (base || jsonb_build_object('messagePreview', coalesce(preview, '')))::text,
    (base || jsonb_build_object('messagePreview', null))::text
  from e_contacts e
  join persons p on p.id = e.patient_person_id
  join persons c on c.id = e.creator_person_id
  left join clinic_patients cp on cp.clinic_id = e.clinic_id and cp.person_id = e.patient_person_id
  where e.id = p_id
  on conflict (e_contact_id) do update set status = excluded.status, acceptance_required = excluded.acceptance_required,
    e_contact_type = excluded.e_contact_type, assignee_user_id = excluded.assignee_user_id, list_code = excluded.list_code,
    updated_at = excluded.updated_at, search_identity = excluded.search_identity, search_text = excluded.search_text,
    row_json = excluded.row_json, row_json_masked = excluded.row_json_masked;
end $$;

-- An instant as every answer writes it.
create function iso_instant(value timestamptz) returns text language sql stable as
  $$ select to_char(value at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- These two must see past the caller's own policies, so they run as the system role.
grant create on schema public to vastus_system;
alter function refresh_e_contact_row(bigint) owner to vastus_system;
alter function audit_append(bigint, text, bigint, text, text, bigint, text, text, text, text, text) owner to vastus_system;
revoke create on schema public from vastus_system;
revoke update, delete, truncate on audit_entries from vastus_app, vastus_system;
revoke insert, update, delete, truncate on audit_heads from vastus_app;
revoke insert on audit_entries from vastus_app;
