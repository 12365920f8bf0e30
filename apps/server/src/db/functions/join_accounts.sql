-- Makes the person of an account proven, and gives the account everything that the proven code had until then. Answers the id of the join.
-- Whether the two may become one is decided before.
--
-- p_former_user_id, p_former_person_id: whose the code was; null where it was nobody's.
-- Called by: the repository of joined accounts, as the system. The application may not call it.
create function join_accounts(p_user_id bigint, p_former_user_id bigint, p_former_person_id bigint, p_code text, p_first_name text,
  p_surname text, p_at timestamptz) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own_id bigint := (select u.person_id from users u where u.id = p_user_id);
  log jsonb := '{}';
  state jsonb;
  records jsonb := '[]';
  merged jsonb;
  record_id bigint;
  clinic_id bigint;
  id bigint;
begin
  perform from persons p where p.id in (own_id, p_former_person_id) order by p.id for update;
  state := jsonb_build_object(
    'own', (select to_jsonb(p) from persons p where p.id = own_id),
    'person', (select to_jsonb(p) from persons p where p.id = p_former_person_id),
    'isPatient', (select u.is_patient from users u where u.id = p_user_id),
    'user', (select to_jsonb(u) from users u where u.id = p_former_user_id),
    'records', (select coalesce(jsonb_agg(p.id), '[]') from persons p where p.joined_person_id = p_former_person_id));
  if p_former_person_id is not null then
    log := log || jsonb_build_object('merged', merge_double_rows(p_former_person_id, own_id));
    log := log || jsonb_build_object('persons', move_belongings('persons', p_former_person_id, own_id));
    update persons set joined_person_id = own_id where joined_person_id = p_former_person_id;
    update persons set joined_person_id = own_id, personal_code = null, identity_verified = false, email = null, phone = null
      where persons.id = p_former_person_id;
  end if;
  if p_former_user_id is not null then
    log := log || jsonb_build_object('drafts', join_drafts(p_former_user_id, p_user_id, p_at));
    log := log || jsonb_build_object('users', move_belongings('users', p_former_user_id, p_user_id));
    update users set is_patient = is_patient or coalesce((state #>> '{user,is_patient}')::boolean, false) where users.id = p_user_id;
    update users set email = null, email_verified_at = null, password_hash = null where users.id = p_former_user_id;
    update identity_attempts set state = 'OVER', proven = null, challenge = '{}' where user_id = p_former_user_id;
  end if;
  update persons set identity_verified = true, personal_code = p_code, first_name = p_first_name, surname = p_surname
    where persons.id = own_id;
  -- What clinics entered for the proven person belongs to the account from now on, like after each sign-in.
  perform from persons p where p.id in (select r.record_id from records_of_account(p_user_id) r) order by p.id for update;
  for record_id, clinic_id in select r.record_id, r.clinic_id from records_of_account(p_user_id) r order by r.record_id
  loop
    merged := merge_double_rows(record_id, own_id);
    records := records || jsonb_build_object('id', record_id, 'clinicId', clinic_id, 'merged', merged,
      'person', (select to_jsonb(p) from persons p where p.id = record_id),
      'moved', move_belongings('persons', record_id, own_id));
    update persons set joined_person_id = own_id, personal_code = null, email = null, phone = null where persons.id = record_id;
  end loop;
  log := log || jsonb_build_object('records', records);
  insert into account_joins (user_id, former_user_id, former_person_id, joined_at, before, moved)
    values (p_user_id, p_former_user_id, p_former_person_id, p_at, state, log) returning account_joins.id into id;
  perform refresh_e_contact_row(e.id) from e_contacts e where own_id in (e.patient_person_id, e.creator_person_id);
  return id;
end $$;

revoke execute on function join_accounts(bigint, bigint, bigint, text, text, text, timestamptz) from public, vastus_app;
