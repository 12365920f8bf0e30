-- A person whom staff of a clinic entered is a record. It joins an account that turns out to be the same person: all that
-- belongs to the record becomes the account's person's, and the record stays only for the audit trail that names it.
alter table persons
  add column entered_by_clinic_id bigint references clinics on delete restrict,
  add column joined_person_id bigint references persons on delete restrict;
create index persons_email on persons (lower(email)) where email is not null;
create index persons_joined on persons (joined_person_id) where joined_person_id is not null;

alter policy persons_staff_add on persons
  with check ((select app_role()) = 'PRM_DOCTOR' and not identity_verified and not phone_given_by_patient
    and entered_by_clinic_id = any (app_clinic_ids()) and joined_person_id is null);

-- Whether an account is the person that staff entered. A code that the account only claims counts for nothing by itself: the
-- account must also have proven the address that the clinic entered. Without a code on one side name and birth date must agree.
create function is_record_of(r persons, a persons, p_proven_email text) returns boolean language sql stable as $$
  select r.id <> a.id and r.entered_by_clinic_id is not null and r.joined_person_id is null and r.birth_date = a.birth_date
    and (a.identity_verified and r.personal_code = a.personal_code and n.same
      or lower(r.email) = lower(p_proven_email)
        and coalesce(r.personal_code = a.personal_code, n.same))
  from (select search_key(r.first_name || ' ' || r.surname) = search_key(a.first_name || ' ' || a.surname) as same) n
$$;

-- The records that are the same person as an account.
create function records_of_account(p_user_id bigint) returns table (record_id bigint, clinic_id bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.id, r.entered_by_clinic_id
  from users u join persons a on a.id = u.person_id
  cross join lateral (
    select p.id from persons p where lower(p.email) = lower(u.email)
    union
    select p.id from persons p where p.personal_code = a.personal_code) candidate
  join persons r on r.id = candidate.id
  where u.id = p_user_id and u.email_verified_at is not null
    and is_record_of(r, a, u.email) and not exists (select from users o where o.person_id = r.id)
$$;

-- The account that is the same person as a record.
create function account_of_record(p_person_id bigint) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id
  from persons r
  cross join lateral (
    select u.id from users u where lower(u.email) = lower(r.email)
    union
    select u.id from persons p join users u on u.person_id = p.id where p.personal_code = r.personal_code) candidate
  join users u on u.id = candidate.id
  join persons a on a.id = u.person_id
  where r.id = p_person_id and u.email_verified_at is not null
    and is_record_of(r, a, u.email) and not exists (select from users o where o.person_id = r.id)
  order by a.identity_verified desc, a.id limit 1
$$;

-- Gives all that belongs to a record to the account that is the same person, if there is one.
-- Answers with the person who is there from then on.
create function join_account(p_record_id bigint) returns bigint
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

-- Who a person is by now: the account's person for a record that has joined one.
create function current_person(p_person_id bigint) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select p.joined_person_id from persons p where p.id = p_person_id), p_person_id)
$$;

-- How a message reaches somebody: ACCOUNT reads it, AFTER_SIGN_UP can once there is an account with this address, UNREADABLE
-- gets a mail about something that cannot be opened, NONE gets nothing.
create function reach_of(p_person_id bigint) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select case
      when exists (select from users u where u.person_id = p.id) then 'ACCOUNT'
      when coalesce(p.email, '') = '' then 'NONE'
      when p.entered_by_clinic_id is null
        or exists (select from users u where lower(u.email) = lower(p.email) and u.person_id is not null)
        or exists (select from persons a join users u on u.person_id = a.id where a.personal_code = p.personal_code) then 'UNREADABLE'
      else 'AFTER_SIGN_UP' end
  from persons p where p.id = p_person_id and is_known_to_staff(p.id)
$$;

grant create on schema public to vastus_system;
alter function records_of_account(bigint) owner to vastus_system;
alter function account_of_record(bigint) owner to vastus_system;
alter function join_account(bigint) owner to vastus_system;
alter function current_person(bigint) owner to vastus_system;
alter function reach_of(bigint) owner to vastus_system;
revoke create on schema public from vastus_system;
revoke execute on function records_of_account(bigint), account_of_record(bigint) from public, vastus_app;
grant execute on function records_of_account(bigint), account_of_record(bigint) to vastus_system;
