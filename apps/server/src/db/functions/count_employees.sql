-- How many people work in each clinic, for the platform's administrator, who sees none of them.
-- Called by: the repository of clinics.
create function count_employees() returns table (clinic_id bigint, employee_count int)
language sql stable security definer set search_path = public, pg_temp as $$
  select e.clinic_id, count(*)::int from employees e
  where app_role() = 'PRM_VASTUS_ADMIN' and e.deleted_at is null
  group by e.clinic_id
$$;
