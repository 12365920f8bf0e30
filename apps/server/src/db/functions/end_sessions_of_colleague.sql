-- Ends the sessions of somebody who leaves a clinic of the caller.
-- Called by: the repository of employees.
create function end_sessions_of_colleague(p_clinic_id bigint, p_user_id bigint, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not is_staff_of(p_clinic_id) or p_user_id = app_user_id()
    or not exists (select from employees e where e.clinic_id = p_clinic_id and e.user_id = p_user_id and e.deleted_at is not null)
  then
    raise exception 'only the sessions of somebody who left the clinic are ended';
  end if;
  update sessions s set ended_at = p_at, end_reason = 'EMPLOYMENT' where s.user_id = p_user_id and s.ended_at is null;
end $$;
