-- The same rule as before, in a form that the planner can estimate: behind a subselect it knows nothing of the role and
-- takes the clinic for nearly empty, and then sorts every row of a large one to show its first page.
create function app_staff_clinic_ids() returns bigint[] language sql stable parallel safe as
$$ select case when app_role() = 'PRM_DOCTOR' then app_clinic_ids() else '{}' end $$;
alter policy e_contact_rows_staff on e_contact_rows using (clinic_id = any (app_staff_clinic_ids()));

-- A search condition that can leak what it saw, as `like` can, is never pushed below row-level security: the trigram
-- indexes would stay unused. So the search runs as the system role, and asks for the caller's rights itself.
--
-- p_patterns: `like` patterns that must all be found, the most selective first.
-- p_text_types: the types in whose texts the caller may search; null means all.
create function search_e_contact_rows(p_clinic_id bigint, p_patterns text[], p_text_types text[]) returns setof bigint
language plpgsql stable security definer set search_path = public, pg_temp
-- Each pattern deserves a plan of its own: one that finds three rows, another that finds all.
set plan_cache_mode = force_custom_plan as $$
begin
  if is_staff_of(p_clinic_id) is not true then
    return;
  end if;
  return query select r.e_contact_id from e_contact_rows r
    where r.clinic_id = p_clinic_id
      and (r.search_identity like p_patterns[1]
        or (r.search_text like p_patterns[1] and (p_text_types is null or r.e_contact_type = any (p_text_types))))
      and (cardinality(p_patterns) = 1 or not exists (
        select from unnest(p_patterns[2:]) as pattern
        where not (r.search_identity like pattern
          or (r.search_text like pattern and (p_text_types is null or r.e_contact_type = any (p_text_types))))));
end $$;

grant create on schema public to vastus_system;
alter function search_e_contact_rows(bigint, text[], text[]) owner to vastus_system;
revoke create on schema public from vastus_system;
