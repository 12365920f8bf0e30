-- Gives everything of a record to the account of the same person, if there is one. Answers the id of the person that remains.
-- Of two rights to act that become one, the one that remains keeps the clinics of both.
-- Called by: the repositories of records (identity) and of patients.
create function join_record(p_record_id bigint) returns bigint
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
