-- What staff may do with the people of their clinic: find, add, change contacts, and say who acts for whom.

-- Lower case, without diacritics: names, code, e-mail, phone. Kept with the place on the clinic's list, so that a search
-- reads one narrow table.
alter table clinic_patients add column search_identity text not null default '';

create function patient_search_identity(p persons) returns text language sql stable as
$$ select search_key(concat_ws(' ', p.first_name, p.surname, p.first_name, p.personal_code, p.email, p.phone)) $$;

create function fill_patient_search() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select patient_search_identity(p) into new.search_identity from persons p where p.id = new.person_id;
  return new;
end $$;

create function follow_person_in_search() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update clinic_patients set search_identity = patient_search_identity(new) where person_id = new.id;
  return null;
end $$;

-- Whether the person is a patient of a clinic of the caller.
create function is_patient_of_staff(p_person_id bigint) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return app_role() = 'PRM_DOCTOR' and exists (
    select from clinic_patients cp where cp.person_id = p_person_id and cp.clinic_id = any (app_clinic_ids()));
end $$;

-- As before, and those who act for a patient of the clinic.
create or replace function is_known_to_staff(p_person_id bigint) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return app_role() = 'PRM_DOCTOR' and (
    exists (select from clinic_patients cp where cp.person_id = p_person_id and cp.clinic_id = any (app_clinic_ids()))
    or exists (select from e_contacts e where e.creator_person_id = p_person_id and e.clinic_id = any (app_clinic_ids()))
    or exists (select from representations r join clinic_patients cp on cp.person_id = r.represented_person_id
      where r.representative_person_id = p_person_id and r.ended_at is null and cp.clinic_id = any (app_clinic_ids())));
end $$;

-- Whether somebody whom the caller's clinic knows signs in, so that the e-mail is the account's.
create function has_account(p_person_id bigint) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return is_known_to_staff(p_person_id) and exists (select from users u where u.person_id = p_person_id);
end $$;

-- Who stands behind a code: somebody whom the clinic knows, or somebody whose code is proven. Of a stranger the id is told
-- only to who knows the name as well; a name is never told.
create function match_personal_code(p_code text, p_first_name text, p_surname text)
returns table (person_id bigint, same_name boolean, has_account boolean, known boolean)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if app_role() is distinct from 'PRM_DOCTOR' then return; end if;
  return query
    select case when m.same or m.of_clinic then m.id end, m.same, m.account, m.of_clinic
    from (
      select p.id, search_key(p.first_name || ' ' || p.surname) = search_key(p_first_name || ' ' || p_surname) as same,
        exists (select from users u where u.person_id = p.id) as account, is_known_to_staff(p.id) as of_clinic
      from persons p where p.personal_code = p_code and (p.identity_verified or is_known_to_staff(p.id))) m
    order by m.of_clinic desc, m.same desc, m.account desc, m.id limit 1;
end $$;

grant create on schema public to vastus_system;
alter function fill_patient_search() owner to vastus_system;
alter function follow_person_in_search() owner to vastus_system;
alter function is_patient_of_staff(bigint) owner to vastus_system;
alter function has_account(bigint) owner to vastus_system;
alter function match_personal_code(text, text, text) owner to vastus_system;
revoke create on schema public from vastus_system;

create trigger clinic_patients_search before insert on clinic_patients
  for each row execute function fill_patient_search();
create trigger persons_search after update of first_name, surname, personal_code, email, phone on persons
  for each row execute function follow_person_in_search();

set local role vastus_system;
update clinic_patients cp set search_identity = patient_search_identity(p) from persons p where p.id = cp.person_id;
reset role;

-- A person whom staff enter has proven nothing.
create policy persons_staff_add on persons for insert to vastus_app
  with check ((select app_role()) = 'PRM_DOCTOR' and not identity_verified and not phone_given_by_patient);
create policy persons_staff_change on persons for update to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and is_patient_of_staff(id))
  with check ((select app_role()) = 'PRM_DOCTOR' and is_patient_of_staff(id));
create policy representations_of_patients on representations for select to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and is_patient_of_staff(represented_person_id));
create policy representations_of_patients_add on representations for insert to vastus_app
  with check ((select app_role()) = 'PRM_DOCTOR' and ended_at is null and is_patient_of_staff(represented_person_id));
