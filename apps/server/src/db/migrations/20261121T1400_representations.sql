-- How a representation ends: by itself on a child's 18th birthday, by the representative, or by a clinic.
alter table representations
  add column ends_at timestamptz,
  add column ended_by text check (ended_by in ('REPRESENTATIVE', 'CLINIC')),
  add column ended_by_user_id bigint references users on delete set null,
  add column ended_by_clinic_id bigint references clinics on delete set null;

with zone as (select coalesce((select time_zone from clinics order by id limit 1), 'Europe/Tallinn') as name)
update representations r set ends_at = (p.birth_date + interval '18 years') at time zone zone.name
from persons p, zone
where p.id = r.represented_person_id
  and (p.birth_date + interval '18 years')::date > (r.declared_at at time zone zone.name)::date;

-- The moment of the request, as the server's clock has it.
create function app_now() returns timestamptz language sql stable as
  $$ select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now()) $$;

-- Once declared, and not to be acted on any more. Where nothing was ever declared a clinic began, and nothing is over.
create function representation_is_over(p_representative bigint, p_represented bigint, p_at timestamptz) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select p_representative <> p_represented and coalesce((
    select bool_and(r.ended_at is not null or r.ends_at <= p_at) from representations r
    where r.representative_person_id = p_representative and r.represented_person_id = p_represented), false)
$$;

-- The child has come of age: from then on the representative does not even read what was sent.
create function came_of_age(p_representative bigint, p_represented bigint, p_at timestamptz) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select p_representative <> p_represented and coalesce((
    select bool_and(r.ends_at <= p_at) from representations r
    where r.representative_person_id = p_representative and r.represented_person_id = p_represented), false)
$$;

-- Somebody whom only the caller has entered: no clinic has confirmed the details, and nobody else relies on them.
create function is_own_entry(p_person_id bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select app_role() = 'PRM_PATIENT'
    and exists (select from persons p where p.id = p_person_id and not p.identity_verified)
    and not exists (select from users u where u.person_id = p_person_id)
    and not exists (select from clinic_patients cp where cp.person_id = p_person_id and (cp.clinic_member or cp.list_code is not null))
    and exists (select from representations r where r.represented_person_id = p_person_id and r.ended_at is null
      and r.representative_person_id = app_person_id())
    and not exists (select from representations r where r.represented_person_id = p_person_id and r.ended_at is null
      and r.representative_person_id <> app_person_id())
$$;

-- Always a new person, on the caller's word alone, and always represented by the caller.
create function add_represented_person(p_first_name text, p_surname text, p_personal_code text, p_birth_date date, p_sex text,
  p_declared_at timestamptz, p_ends_at timestamptz) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  new_id bigint;
begin
  if app_role() is distinct from 'PRM_PATIENT' or app_person_id() is null then
    raise exception 'only a patient represents somebody';
  end if;
  insert into persons (first_name, surname, personal_code, identity_verified, birth_date, sex, created_at)
    values (p_first_name, p_surname, p_personal_code, false, p_birth_date, p_sex, p_declared_at) returning id into new_id;
  insert into representations (representative_person_id, represented_person_id, declared_at, ends_at)
    values (app_person_id(), new_id, p_declared_at, p_ends_at);
  return new_id;
end $$;

-- Who stands behind a code: the caller, somebody the caller acts for, an account, or a clinic's record. What others have
-- merely entered is nobody.
create function people_with_code(p_personal_code text)
returns table (person_id bigint, first_name text, surname text, relation text)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.id, p.first_name, p.surname, case
      when p.id = app_person_id() then 'SELF'
      when mine.id is not null then 'REPRESENTED'
      when u.id is not null then 'ACCOUNT'
      else 'CLINIC' end
  from persons p
  left join users u on u.person_id = p.id
  left join representations mine on mine.represented_person_id = p.id and mine.ended_at is null
    and mine.representative_person_id = app_person_id()
  where app_role() = 'PRM_PATIENT' and p.personal_code = p_personal_code
    and (u.id is not null or mine.id is not null
      or exists (select from clinic_patients cp where cp.person_id = p.id
        and (p.identity_verified or cp.clinic_member or cp.list_code is not null)))
$$;

-- The clinics that have a record of somebody the caller has entered: same code, birth date and name. Private clinics that
-- take everybody are left out, because they are offered anyway and being known there is nobody's business.
create function clinics_with_record_of(p_person_id bigint) returns table (clinic_id bigint, is_member boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select cp.clinic_id, bool_or(cp.clinic_member or cp.list_code is not null)
  from persons entered
  join persons known on known.personal_code = entered.personal_code and known.id <> entered.id and known.identity_verified
    and known.birth_date = entered.birth_date and search_key(known.first_name) = search_key(entered.first_name)
    and search_key(known.surname) = search_key(entered.surname)
  join clinic_patients cp on cp.person_id = known.id
  join clinics k on k.id = cp.clinic_id and not k.open_for_all
  where app_role() = 'PRM_PATIENT' and entered.id = p_person_id and not entered.identity_verified
    and exists (select from representations r where r.represented_person_id = entered.id and r.ended_at is null
      and r.representative_person_id = app_person_id())
  group by cp.clinic_id
$$;

-- Whether one person wrote for another to a clinic of the caller.
create function wrote_to_staff_for(p_representative bigint, p_represented bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select app_role() = 'PRM_DOCTOR' and exists (select from e_contacts e where e.creator_person_id = p_representative
    and e.patient_person_id = p_represented and e.clinic_id = any (app_clinic_ids()))
$$;

create or replace function has_written_for(p_person_id bigint) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return app_role() = 'PRM_PATIENT'
    and exists (select from e_contacts e where e.patient_person_id = p_person_id and e.creator_person_id = app_person_id())
    and not came_of_age(app_person_id(), p_person_id, app_now());
end $$;

grant create on schema public to vastus_system;
alter function representation_is_over(bigint, bigint, timestamptz) owner to vastus_system;
alter function came_of_age(bigint, bigint, timestamptz) owner to vastus_system;
alter function is_own_entry(bigint) owner to vastus_system;
alter function add_represented_person(text, text, text, date, text, timestamptz, timestamptz) owner to vastus_system;
alter function people_with_code(text) owner to vastus_system;
alter function clinics_with_record_of(bigint) owner to vastus_system;
alter function wrote_to_staff_for(bigint, bigint) owner to vastus_system;
revoke create on schema public from vastus_system;

create policy persons_own_entry on persons for update to vastus_app
  using ((select app_role()) = 'PRM_PATIENT' and is_own_entry(id)) with check (not identity_verified);
create policy representations_staff on representations for select to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and wrote_to_staff_for(representative_person_id, represented_person_id));
create policy representations_staff_end on representations for update to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and wrote_to_staff_for(representative_person_id, represented_person_id))
  with check (ended_at is not null);

-- An open page of the representative must not outlive the birthday.
alter policy e_contacts_patient on e_contacts
  using ((select app_role()) = 'PRM_PATIENT' and creator_person_id = (select app_person_id())
    and (patient_person_id = creator_person_id or not came_of_age(creator_person_id, patient_person_id, app_now())));
alter policy persons_represented on persons using (exists (select 1 from representations r
  where r.represented_person_id = persons.id and r.representative_person_id = (select app_person_id()) and r.ended_at is null
    and (r.ends_at is null or r.ends_at > (select app_now()))));
