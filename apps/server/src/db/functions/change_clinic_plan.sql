-- Gives a clinic another plan from the clinic's today on, and keeps who did so and why. Staff do so for their own clinic, the
-- platform's administrator for each. Answers whether the clinic still had the version that the caller has seen.
-- Called by: the repositories of a clinic and of all clinics.
create function change_clinic_plan(p_clinic_id bigint, p_version int, p_plan text, p_reason text, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not (is_staff_of(p_clinic_id) or app_role() is not distinct from 'PRM_VASTUS_ADMIN') then
    raise exception 'only staff of the clinic and the platform''s administrator change a plan';
  end if;
  update clinics set plan = p_plan, plan_valid_from = (p_at at time zone time_zone)::date, version = version + 1
    where id = p_clinic_id and version = p_version;
  if not found then
    return false;
  end if;
  insert into plan_changes (clinic_id, plan, reason, changed_by_user_id, changed_at)
    values (p_clinic_id, p_plan, p_reason, app_user_id(), p_at);
  return true;
end $$;
