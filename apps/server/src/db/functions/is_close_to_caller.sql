-- Whether a person is the caller, by the account or by the code, or somebody for whom the caller acts or who acts for the caller: of these
-- nobody decides as staff.
-- Called by: standing_of_patients.
create function is_close_to_caller(p_person_id bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select p_person_id = app_person_id()
    or exists (select from persons p where p.id = p_person_id and p.personal_code in (
      select me.personal_code from persons me where me.id = app_person_id()
      union all
      select e.personal_code from employees e where e.user_id = app_user_id() and e.deleted_at is null))
    or exists (select from representations r where r.ended_at is null and (r.ends_at is null or r.ends_at > app_now())
      and (r.representative_person_id, r.represented_person_id) in ((app_person_id(), p_person_id), (p_person_id, app_person_id())))
$$;

revoke execute on function is_close_to_caller(bigint) from public, vastus_app;
