-- A search by an address or a number finds a person only where the clinic may read that address or number.

-- Whether another clinic entered the contacts. Called by functions that see past the policies, for every role.
create function contacts_are_of_another_clinic(p persons, p_clinic_id bigint) returns boolean language sql stable as $$
  select (coalesce(p.phone, '') <> '' and not p.phone_given_by_patient
      or coalesce(p.email, '') <> '' and not exists (select from users u where u.person_id = p.id))
    and coalesce(coalesce(p.contacts_of_clinic_id, p.entered_by_clinic_id,
      (select cp.clinic_id from clinic_patients cp where cp.person_id = p.id order by cp.created_at, cp.clinic_id limit 1)) <> p_clinic_id, false)
$$;

create or replace function has_contacts_of_another_clinic(p persons, p_clinic_id bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as
$$ select app_role() = 'PRM_DOCTOR' and contacts_are_of_another_clinic(p, p_clinic_id) $$;

-- E-mail and phone of a person, as far as a clinic may search by them.
create function searchable_contacts(p persons, p_clinic_id bigint) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select concat_ws(' ',
    case when not theirs or exists (select from users u where u.person_id = p.id) then p.email end,
    case when not theirs or p.phone_given_by_patient then p.phone end)
  from contacts_are_of_another_clinic(p, p_clinic_id) as theirs
$$;

create function patient_search_identity(p persons, p_clinic_id bigint) returns text language sql stable as $$
  select search_key(concat_ws(' ', p.first_name, p.surname, p.first_name, p.personal_code, searchable_contacts(p, p_clinic_id),
    joined_name(p.first_name), joined_name(p.surname)))
$$;

-- What a restore brings stays as it is: the same text may be written in another way by another PostgreSQL.
create or replace function fill_patient_search() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.search_identity = '' then
    select patient_search_identity(p, new.clinic_id) into new.search_identity from persons p where p.id = new.person_id;
  end if;
  return new;
end $$;

create or replace function follow_person_in_search() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update clinic_patients set search_identity = patient_search_identity(new, clinic_id) where person_id = new.id;
  perform refresh_e_contact_row(e.id) from e_contacts e
    where e.patient_person_id = new.id and e.finalize_status = 'SUBMITTED' and e.merged_into_id is null order by e.clinic_id, e.id;
  return null;
end $$;

drop trigger persons_search on persons;
create trigger persons_search
  after update of first_name, surname, personal_code, email, phone, phone_given_by_patient, contacts_of_clinic_id on persons
  for each row execute function follow_person_in_search();
drop function patient_search_identity(persons);

do $$
declare
  all_contacts constant text := 'p.personal_code, p.email, p.phone, c.first_name';
  readable_contacts constant text := 'p.personal_code, searchable_contacts(p, e.clinic_id), c.first_name';
  definition constant text := pg_get_functiondef('refresh_e_contact_row(bigint)'::regprocedure);
begin
  if position(all_contacts in definition) = 0 then
    raise exception 'refresh_e_contact_row writes contacts in another way';
  end if;
  execute replace(definition, all_contacts, readable_contacts);
end $$;

grant create on schema public to vastus_system;
alter function searchable_contacts(persons, bigint) owner to vastus_system;
revoke create on schema public from vastus_system;

set local role vastus_system;
update clinic_patients cp set search_identity = patient_search_identity(p, cp.clinic_id)
  from persons p where p.id = cp.person_id and contacts_are_of_another_clinic(p, cp.clinic_id);
select refresh_e_contact_row(e.id) from e_contacts e join persons p on p.id = e.patient_person_id
  where contacts_are_of_another_clinic(p, e.clinic_id) order by e.clinic_id, e.id;
reset role;
