-- Undoes join_accounts: both accounts are as they were before. What has come since stays with the account that remained. An address that
-- another account has taken since does not come back.
-- Called by: the repository of joined accounts, as the system. The application may not call it.
create function undo_account_join(p_join_id bigint, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  done account_joins;
  own_id bigint;
  joined_record jsonb;
  record_ids bigint[] := '{}';
begin
  update account_joins j set undone_at = p_at where j.id = p_join_id returning * into done;
  own_id := (select u.person_id from users u where u.id = done.user_id);
  perform from persons p where p.id in (own_id, done.former_person_id) order by p.id for update;
  update persons p set identity_verified = before.identity_verified, personal_code = before.personal_code,
      first_name = before.first_name, surname = before.surname
    from jsonb_populate_record(null::persons, done.before -> 'own') before where p.id = own_id;
  -- The last one first: each was merged with what the ones before it had left.
  for joined_record in
    select value from jsonb_array_elements(done.moved -> 'records') with ordinality order by ordinality desc
  loop
    perform split_double_rows(joined_record -> 'merged', own_id);
    perform return_belongings(joined_record -> 'moved', own_id, (joined_record ->> 'id')::bigint);
    update persons p set joined_person_id = null, personal_code = before.personal_code, email = before.email, phone = before.phone
      from jsonb_populate_record(null::persons, joined_record -> 'person') before where p.id = before.id;
    record_ids := record_ids || (joined_record ->> 'id')::bigint;
  end loop;
  if done.former_person_id is not null then
    update persons p set joined_person_id = null, identity_verified = before.identity_verified, personal_code = before.personal_code,
        email = before.email, phone = before.phone
      from jsonb_populate_record(null::persons, done.before -> 'person') before where p.id = done.former_person_id;
    update persons p set joined_person_id = done.former_person_id where p.joined_person_id = own_id
      and done.before -> 'records' @> to_jsonb(p.id);
    perform split_double_rows(done.moved -> 'merged', own_id);
    perform return_belongings(done.moved -> 'persons', own_id, done.former_person_id);
  end if;
  if done.former_user_id is not null then
    update users u set is_patient = (done.before ->> 'isPatient')::boolean where u.id = done.user_id;
    update users u set email = before.email, email_verified_at = before.email_verified_at, password_hash = before.password_hash
      from jsonb_populate_record(null::users, done.before -> 'user') before
      where u.id = done.former_user_id
        and not exists (select from users o where lower(o.email) = lower(before.email) and o.id <> u.id);
    -- A joined text that nobody has changed since is again what it was. Those that the former account
    -- kept last another day: their writer could not come to them.
    update drafts d set payload = joined.own, updated_at = p_at
      from jsonb_to_recordset(done.moved -> 'drafts') as joined(key text, own text, joined text)
      where d.user_id = done.user_id and d.key = joined.key and d.payload = joined.joined;
    update drafts set updated_at = p_at where user_id = done.former_user_id;
    perform return_belongings(done.moved -> 'users', done.user_id, done.former_user_id);
  end if;
  update account_joins j set before = '{}', moved = '{}' where j.id = p_join_id;
  perform refresh_e_contact_row(e.id) from e_contacts e
    where e.patient_person_id = any (record_ids || own_id || done.former_person_id)
      or e.creator_person_id = any (record_ids || own_id || done.former_person_id);
end $$;

revoke execute on function undo_account_join(bigint, timestamptz) from public, vastus_app;
