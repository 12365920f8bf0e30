-- Names the present content of a clinic's list: another stamp, another list. Never the same again, also after a restore.
create table clinic_list_stamps (
  clinic_id bigint primary key references clinics on delete cascade,
  stamp uuid not null
);
alter table clinic_list_stamps enable row level security;
alter table clinic_list_stamps force row level security;
create policy clinic_list_stamps_system on clinic_list_stamps to vastus_system using (true) with check (true);
create policy clinic_list_stamps_staff on clinic_list_stamps for select to vastus_app
  using (clinic_id = any (app_staff_clinic_ids()));
revoke insert, update, delete, truncate on clinic_list_stamps from vastus_app;

-- As before, but everything is read once, the texts have no blanks between their parts (jsonb writes some, json does
-- not), and the clinic's list gets a new stamp.
create or replace function refresh_e_contact_row(p_id bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed_clinic_id bigint;
begin
  insert into e_contact_rows (e_contact_id, clinic_id, status, acceptance_required, e_contact_type, assignee_user_id,
    patient_person_id, list_code, created_at, updated_at, search_identity, search_text, row_json, row_json_masked)
  select e.id, e.clinic_id, e.status, e.acceptance_required, e.e_contact_type, e.assignee_user_id, e.patient_person_id,
    cp.list_code, e.created_at, e.updated_at,
    search_key(concat_ws(' ', e.id, p.first_name, p.surname, p.first_name, p.personal_code, p.email, p.phone, c.first_name, c.surname)),
    search_key(said.everything),
    left(base.json, -1) || ',"messagePreview":' || to_json(coalesce(said.preview, ''))::text || '}',
    left(base.json, -1) || ',"messagePreview":null}'
  from e_contacts e
  join persons p on p.id = e.patient_person_id
  join persons c on c.id = e.creator_person_id
  left join clinic_patients cp on cp.clinic_id = e.clinic_id and cp.person_id = e.patient_person_id
  left join employees a on a.clinic_id = e.clinic_id and a.user_id = e.assignee_user_id
  cross join lateral (
    select string_agg(t.text, ' ') as everything,
      max(t.created_at) filter (where t.author_role in ('PATIENT', 'REPRESENTATIVE')) as heard_at,
      (array_agg(left(t.text, 120) order by t.created_at desc, t.id desc) filter (where t.text <> ''))[1] as preview
    from timeline_entries t where t.e_contact_id = e.id) said
  cross join lateral (
    select row_to_json(shown)::text as json from (
      select e.id, e.e_contact_type as "eContactType", e.status, e.finalize_status as "finalizeStatus", e.outcome,
        e.direction, e.clinic_id as "clinicId", e.version, iso_instant(e.created_at) as "createdAt",
        iso_instant(e.updated_at) as "updatedAt", e.acceptance_required as "acceptanceRequired",
        iso_instant(e.reply_blocked_until) as "replyBlockedUntil",
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
    updated_at = excluded.updated_at, search_identity = excluded.search_identity, search_text = excluded.search_text,
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
