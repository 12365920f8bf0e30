-- A clinic knows of those who act for its patient only whom it entered itself, who wrote to it for the patient, and who are its
-- patients. Of contacts that another clinic entered it sees and changes nothing.
alter table representations add column entered_by_clinic_ids bigint[] not null default '{}';
alter table persons add column contacts_of_clinic_id bigint references clinics on delete restrict;

-- What was entered before is the clinic's that alone has the patient.
update representations r set entered_by_clinic_ids = known.clinic_ids
from (select person_id, array_agg(clinic_id) as clinic_ids from clinic_patients group by person_id having count(*) = 1) known
where known.person_id = r.represented_person_id;

-- Whether one of these clinics of the caller knows that one person acts for another.
create function knows_representative(p_clinic_ids bigint[], p_representative bigint, p_represented bigint, p_entered_by bigint[])
returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select app_role() = 'PRM_DOCTOR' and p_clinic_ids <@ app_clinic_ids() and (p_entered_by && p_clinic_ids
    or exists (select from clinic_patients cp where cp.person_id = p_representative and cp.clinic_id = any (p_clinic_ids))
    or exists (select from e_contacts e where e.creator_person_id = p_representative
      and e.patient_person_id = p_represented and e.clinic_id = any (p_clinic_ids)))
$$;

create or replace function is_known_to_staff(p_person_id bigint) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return app_role() = 'PRM_DOCTOR' and (
    exists (select from clinic_patients cp where cp.person_id = p_person_id and cp.clinic_id = any (app_clinic_ids()))
    or exists (select from e_contacts e where e.creator_person_id = p_person_id and e.clinic_id = any (app_clinic_ids()))
    or exists (select from representations r join clinic_patients cp on cp.person_id = r.represented_person_id
      where r.representative_person_id = p_person_id and r.ended_at is null
        and cp.clinic_id = any (app_clinic_ids()) and cp.clinic_id = any (r.entered_by_clinic_ids)));
end $$;

alter policy representations_of_patients on representations
  using ((select app_role()) = 'PRM_DOCTOR' and is_patient_of_staff(represented_person_id)
    and knows_representative(app_clinic_ids(), representative_person_id, represented_person_id, entered_by_clinic_ids));

-- Records that somebody acts for a patient of the clinic. The clinic need not see that another one has recorded it already.
create function enter_representation(p_clinic_id bigint, p_representative bigint, p_represented bigint, p_at timestamptz, p_ends_at timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app_role() is distinct from 'PRM_DOCTOR' or not p_clinic_id = any (app_clinic_ids())
    or not exists (select from clinic_patients cp where cp.person_id = p_represented and cp.clinic_id = p_clinic_id) then
    raise exception 'only staff of the clinic record who acts for its patient';
  end if;
  update representations set ended_at = ends_at where representative_person_id = p_representative
    and represented_person_id = p_represented and ended_at is null and ends_at <= p_at;
  insert into representations as r (representative_person_id, represented_person_id, declared_at, ends_at, entered_by_clinic_ids)
    values (p_representative, p_represented, p_at, p_ends_at, array[p_clinic_id])
    on conflict (representative_person_id, represented_person_id) where ended_at is null
    do update set entered_by_clinic_ids = array_append(array_remove(r.entered_by_clinic_ids, p_clinic_id), p_clinic_id);
end $$;
drop policy representations_of_patients_add on representations;
drop policy representations_of_patients_lapsed on representations;

-- Whether contacts were entered by another clinic. Nobody has noted by which one where it happened earlier: the first that knew the person.
-- The e-mail of an account and a phone that the person gave belong to no clinic.
create function has_contacts_of_another_clinic(p persons, p_clinic_id bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select app_role() = 'PRM_DOCTOR'
    and (coalesce(p.phone, '') <> '' and not p.phone_given_by_patient
      or coalesce(p.email, '') <> '' and not exists (select from users u where u.person_id = p.id))
    and coalesce(coalesce(p.contacts_of_clinic_id, p.entered_by_clinic_id,
      (select cp.clinic_id from clinic_patients cp where cp.person_id = p.id order by cp.created_at, cp.clinic_id limit 1)) <> p_clinic_id, false)
$$;

create function email_for_clinic(p persons, p_clinic_id bigint) returns text language sql stable as
$$ select case when has_account(p.id) or not has_contacts_of_another_clinic(p, p_clinic_id) then p.email end $$;
create function phone_for_clinic(p persons, p_clinic_id bigint) returns text language sql stable as
$$ select case when p.phone_given_by_patient or not has_contacts_of_another_clinic(p, p_clinic_id) then p.phone end $$;

create function keep_contacts_of_another_clinic() returns trigger language plpgsql as $$
begin
  if app_role() = 'PRM_DOCTOR' and new.joined_person_id is null
    and (new.email is distinct from old.email or new.phone is distinct from old.phone)
    and (select bool_and(has_contacts_of_another_clinic(old, clinic_id)) from unnest(app_clinic_ids()) clinic_id) then
    raise exception 'the contacts were entered by another clinic';
  end if;
  return new;
end $$;
create trigger persons_contacts before update of email, phone on persons
  for each row execute function keep_contacts_of_another_clinic();

-- As before; of two rights to act that become one, the one that stays keeps the clinics of both.
create or replace function join_account(p_record_id bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  account_id bigint;
  holder record;
begin
  if app_role() is not null and not is_known_to_staff(p_record_id) then return p_record_id; end if;
  account_id := account_of_record(p_record_id);
  if account_id is null then return p_record_id; end if;
  perform from persons where id in (p_record_id, account_id) order by id for update;
  -- Another transaction may have joined them, or changed one of them, before the lock.
  if account_of_record(p_record_id) is distinct from account_id then return current_person(p_record_id); end if;

  insert into clinic_patients (clinic_id, person_id, list_code, clinic_member, created_at)
    select cp.clinic_id, account_id, cp.list_code, cp.clinic_member, cp.created_at from clinic_patients cp where cp.person_id = p_record_id
    on conflict (clinic_id, person_id) do update set clinic_member = clinic_patients.clinic_member or excluded.clinic_member,
      list_code = coalesce(clinic_patients.list_code, excluded.list_code);
  delete from clinic_patients where person_id = p_record_id;
  -- One right to act for one person; nobody represents themselves.
  update representations mine set entered_by_clinic_ids = mine.entered_by_clinic_ids || r.entered_by_clinic_ids from representations r
    where r.ended_at is null and mine.ended_at is null and r.id <> mine.id
      and (r.representative_person_id = p_record_id and mine.representative_person_id = account_id
          and r.represented_person_id = mine.represented_person_id
        or r.represented_person_id = p_record_id and mine.represented_person_id = account_id
          and r.representative_person_id = mine.representative_person_id);
  delete from representations r using representations mine
    where r.ended_at is null and mine.ended_at is null and r.id <> mine.id
      and (r.representative_person_id = p_record_id and mine.representative_person_id = account_id
          and r.represented_person_id = mine.represented_person_id
        or r.represented_person_id = p_record_id and mine.represented_person_id = account_id
          and r.representative_person_id = mine.representative_person_id);
  delete from representations where representative_person_id in (p_record_id, account_id)
    and represented_person_id in (p_record_id, account_id);
  -- Every other column that names a person, also of tables that are made later.
  for holder in
    select c.conrelid::regclass as name, a.attname from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'persons'::regclass
        and c.conrelid not in ('persons'::regclass, 'users'::regclass, 'clinic_patients'::regclass)
  loop
    execute format('update %s set %I = $1 where %I = $2', holder.name, holder.attname, holder.attname)
      using account_id, p_record_id;
  end loop;
  update persons set joined_person_id = account_id, personal_code = null, email = null, phone = null where id = p_record_id;
  perform refresh_e_contact_row(e.id) from e_contacts e where account_id in (e.patient_person_id, e.creator_person_id);
  return account_id;
end $$;

grant create on schema public to vastus_system;
alter function knows_representative(bigint[], bigint, bigint, bigint[]) owner to vastus_system;
alter function enter_representation(bigint, bigint, bigint, timestamptz, timestamptz) owner to vastus_system;
alter function has_contacts_of_another_clinic(persons, bigint) owner to vastus_system;
revoke create on schema public from vastus_system;
