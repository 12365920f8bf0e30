-- Searches the inbox rows of a clinic. It answers everything by which the list is filtered, sorted and counted, because looking that up
-- again costs more than finding it.
-- PostgreSQL never pushes a condition like this one below row-level security, because `like` may leak what it saw, and the trigram indexes
-- would stay unused. So the search runs as the system role and checks the rights of the caller itself.
--
-- p_statuses: statuses of the e-contacts that are searched; a clinic has thousands that are finished.
-- p_patterns: `like` patterns that must all be found, the most selective first.
-- p_text_types: types in whose texts the caller may search; null means all.
-- Called by: the repository of the inbox.
create function search_e_contact_rows(p_clinic_id bigint, p_statuses text[], p_patterns text[], p_text_types text[])
returns table (e_contact_id bigint, status text, acceptance_required boolean, e_contact_type text,
  assignee_user_id bigint, patient_person_id bigint, list_code text, created_at timestamptz, updated_at timestamptz,
  waiting_since timestamptz, news_at timestamptz, news_by_user_id bigint,
  danger_open boolean, danger_level text, due_at timestamptz)
language plpgsql stable security definer set search_path = public, pg_temp
set plan_cache_mode = force_custom_plan as $$
begin
  if is_staff_of(p_clinic_id) is not true then
    return;
  end if;
  return query select r.e_contact_id, r.status, r.acceptance_required, r.e_contact_type, r.assignee_user_id,
      r.patient_person_id, r.list_code, r.created_at, r.updated_at, r.waiting_since, r.news_at, r.news_by_user_id,
      r.danger_open, r.danger_level, r.due_at
    from e_contact_rows r
    where r.clinic_id = p_clinic_id and r.status = any (p_statuses)
      and (r.search_identity like p_patterns[1]
        or (r.search_text like p_patterns[1] and (p_text_types is null or r.e_contact_type = any (p_text_types))))
      and (cardinality(p_patterns) = 1 or not exists (
        select from unnest(p_patterns[2:]) as pattern
        where not (r.search_identity like pattern
          or (r.search_text like pattern and (p_text_types is null or r.e_contact_type = any (p_text_types))))));
end $$;
