-- Ends the right of somebody to act for the caller. Answers the id of the representative, or null when there was nothing to end.
-- Called by: the repository of persons.
create function end_representative_of_caller(p_id bigint) returns bigint
language sql volatile security definer set search_path = public, pg_temp as $$
  update representations set ended_at = app_now(), ended_by = 'REPRESENTED', ended_by_user_id = app_user_id()
  where id = p_id and exists (select from representatives_of_caller() mine where mine.id = p_id)
  returning representative_person_id
$$;
