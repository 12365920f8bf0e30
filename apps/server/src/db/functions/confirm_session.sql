-- Fails when a session is over (VS001), or when its user no longer works in each of the clinics (VS002).
-- Called by: the beginning of each transaction of a signed-in request.
create function confirm_session(p_token_hash text, p_at timestamptz, p_user_id bigint, p_clinic_ids bigint[])
returns void language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from sessions s where s.token_hash = p_token_hash and s.user_id = p_user_id
    and s.ended_at is null and s.expires_at > p_at)
  then
    raise exception 'the session is over' using errcode = 'VS001';
  end if;
  if exists (select from unnest(p_clinic_ids) as clinic where not exists (select from employees e
    where e.user_id = p_user_id and e.clinic_id = clinic and e.deleted_at is null))
  then
    raise exception 'the user has left a clinic' using errcode = 'VS002';
  end if;
end $$;
