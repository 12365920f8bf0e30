-- Undoes the clinic's last join of patients that became this one, if it was less than a day ago: both are as they were before. An e-contact that
-- came from the former patient goes back with all that has been said in it; one that has come since stays. What was changed since
-- stays as it was changed. Answers UNDONE; NONE where there is no such join; MERGED, and changes nothing, where an e-contact of the one has
-- been merged into one of the other.
-- Called by: the repository of joined patients.
create function undo_patient_join(p_clinic_id bigint, p_person_id bigint, p_at timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  done patient_joins;
  returned bigint[];
  holder record;
begin
  perform from persons p where p.id = p_person_id for update;
  select * into done from patient_joins j where j.kept_person_id = p_person_id and j.clinic_id = p_clinic_id and j.undone_at is null
    and j.joined_at > p_at - interval '24 hours' order by j.id desc limit 1;
  if done.id is null or not is_staff_of(p_clinic_id) then return 'NONE'; end if;
  perform from persons p where p.id = done.former_person_id for update;
  returned := array(select distinct (item #>> '{key,id}')::bigint from jsonb_array_elements(done.moved -> 'rows') item
    where item ->> 'table' = 'e_contacts');
  if exists (select from e_contacts m where m.merged_into_id is not null
    and (m.id = any (returned)) <> (m.merged_into_id = any (returned))
    and (m.id = any (returned) or m.merged_into_id = any (returned))) then return 'MERGED'; end if;

  update persons p set
      personal_code = case when p.identity_verified <> joined.identity_verified or p.personal_code is distinct from joined.personal_code
        then p.personal_code else stays.personal_code end
    from jsonb_populate_record(null::persons, done.before -> 'stays') stays,
      jsonb_populate_record(null::persons, done.before -> 'joined') joined
    where p.id = p_person_id;
  update persons p set joined_person_id = null, personal_code = goes.personal_code, identity_verified = goes.identity_verified,
      email = goes.email, phone = goes.phone
    from jsonb_populate_record(null::persons, done.before -> 'goes') goes where p.id = done.former_person_id;
  update persons p set joined_person_id = done.former_person_id
    where p.joined_person_id = p_person_id and done.before -> 'records' @> to_jsonb(p.id);
  perform split_double_rows(done.moved -> 'merged', p_person_id);
  perform return_belongings(done.moved -> 'rows', p_person_id, done.former_person_id);
  -- What was added to a conversation since goes back with it.
  for holder in
    select c.conrelid::regclass as name, a.attname as owner from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute l on l.attrelid = c.conrelid and l.attname = 'e_contact_id'
      where c.contype = 'f' and c.confrelid = 'persons'::regclass
  loop
    execute format('update %s set %I = $1 where %I = $2 and e_contact_id = any ($3)', holder.name, holder.owner, holder.owner)
      using done.former_person_id, p_person_id, returned;
  end loop;
  -- A new patient whom the join made a known one waits again for the clinic's decision, unless something has happened since.
  update e_contacts e set acceptance_required = true, version = e.version + 1
    from jsonb_to_recordset(done.before -> 'waiting') as waiting(id bigint, version int)
    where e.id = waiting.id and e.version = waiting.version + 1 and not e.acceptance_required
      and not exists (select from clinic_patients cp
        where cp.clinic_id = e.clinic_id and cp.person_id = e.patient_person_id and cp.clinic_member);
  -- Mails that waited for the end of this join wait no more: each job finds whose the e-contact is now, and whether an older join lets it wait.
  update jobs j set run_at = p_at from e_contacts e
    where e.creator_person_id in (p_person_id, done.former_person_id) and starts_with(j.dedupe_key, 'joined:' || e.id || ':')
      and j.run_at = done.joined_at + interval '24 hours' and j.done_at is null and j.dead_at is null;
  update patient_joins j set undone_at = p_at, undone_by_user_id = app_user_id(), before = '{}', moved = '{}' where j.id = done.id;
  perform refresh_e_contact_row(e.id) from e_contacts e
    where e.patient_person_id in (p_person_id, done.former_person_id) or e.creator_person_id in (p_person_id, done.former_person_id)
    order by e.clinic_id, e.id;
  return 'UNDONE';
end $$;
