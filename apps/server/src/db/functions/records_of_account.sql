-- The records that belong to the same person as an account, with the clinics that entered them.
-- Called by: the repository of records (identity), as the system. The application may not call it.
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

revoke execute on function records_of_account(bigint) from public, vastus_app;
