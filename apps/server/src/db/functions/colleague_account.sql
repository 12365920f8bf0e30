-- What a clinic may know of the account of its employee: when it was last used, its language, its person, and whether its
-- owner has proven the address, as a new account is open to corrections until then.
-- Called by: the repositories of clinics and of employees.
create function colleague_account(p_user_id bigint)
returns table (last_sign_in_at timestamptz, is_proven boolean, language text, person_id bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.last_signed_in_at, u.email_verified_at is not null, u.language, u.person_id from users u
  where u.id = p_user_id and app_role() = 'PRM_DOCTOR'
    and exists (select from employees e where e.user_id = p_user_id and e.clinic_id = any (app_clinic_ids()))
$$;
